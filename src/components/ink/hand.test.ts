import { expect, test } from 'vitest';
import { canWrite, write } from './hand.ts';

test('the hand writes whole numbers alone, the same in each build, and no letter twice alike', () => {
  const { path, viewBox } = write('too good');
  expect(write('too good').path).toBe(path);
  expect(path).toMatch(/^(?:M\d+ \d+(?:q-?\d+[ -]\d+[ -]-?\d+[ -]-?\d+)*l-?\d+[ -]\d+|[Mql\d -])+$/);
  expect(viewBox).toMatch(/^0 0 \d+ 66$/);
  const [, second, third] = path.split(/(?=M)/).filter((stroke) => stroke.length > 40);
  expect(second).not.toBe(third);
});

test('it goes to a new line where the words have no room, and knows what it cannot write', () => {
  expect(write('who has counted all of them?', 90).heightEm).toBeGreaterThan(write('who?').heightEm * 2);
  expect(canWrite('Who?')).toBe(false);
  expect(() => write('Who?')).toThrow('cannot write "Who?"');
});
