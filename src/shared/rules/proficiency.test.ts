import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toProficiencyLabel } from './proficiency.ts';
import { toSuccessColour } from './success-colour.ts';

it.each([
  [0, 'Beginner'],
  [49, 'Beginner'],
  [50, 'Intermediate'],
  [69, 'Intermediate'],
  [70, 'Advanced'],
  [89, 'Advanced'],
  [90, 'Expert'],
  [100, 'Expert'],
])('%i is called %s', (proficiency, label) => {
  expect(toProficiencyLabel(proficiency)).toBe(label);
});

it('never calls a higher proficiency by a lower name', () => {
  const order = ['Beginner', 'Intermediate', 'Advanced', 'Expert'];
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(percent, percent, (a, b) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      expect(order.indexOf(toProficiencyLabel(low))).toBeLessThanOrEqual(
        order.indexOf(toProficiencyLabel(high)),
      );
    }),
  );
});

it.each([
  ['85.0%', 'green'],
  ['84.9%', 'yellow'],
  ['75%', 'yellow'],
  ['74.9%', 'red'],
  [92, 'green'],
] as const)('a success rate of %s is %s', (rate, colour) => {
  expect(toSuccessColour(rate)).toBe(colour);
});
