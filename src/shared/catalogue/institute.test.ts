import { expect, test } from 'vitest';
import { institute, instituteDetails, listPlaceholders } from './institute.ts';
import { slots, type Slots } from './people.ts';

test('the details are plain values', () => {
  expect(institute.name).toBe('Kestrel Row Institute');
  expect(institute.hours).toBe('Mon-Fri 9AM-6PM GMT');
  expect(institute.replyWithinHours).toBe(24);
  expect(Object.keys(institute)).toEqual(Object.keys(instituteDetails));
});

test('what is invented says so and says what is needed', () => {
  const keys = listPlaceholders().map(({ key }) => key);
  expect(keys).toContain('companyNumber');
  expect(keys).toContain('phone');
  expect(keys).not.toContain('hours');
  for (const { needed } of listPlaceholders()) expect(needed).not.toBe('');
});

test('an empty slot is a placeholder, and a filled one is none', () => {
  const open = (filled: Partial<Slots>) =>
    listPlaceholders({}, { ...slots, ...filled }).map(({ key }) => key);
  expect(open({})).toEqual(['people.readers', 'people.directorSignature', 'people.courseStarts']);
  const { needed } = slots.readers;
  expect(
    open({ readers: { value: [{ trade: 'Bookkeeper', years: 9, courses: ['ai-data-analysis'] }], needed } }),
  ).toEqual(['people.directorSignature', 'people.courseStarts']);
});

test('telephone numbers come from the ranges reserved for fiction, and addresses from .example', () => {
  for (const [key, { value }] of Object.entries(instituteDetails)) {
    if (/phone|whatsapp/i.test(key))
      expect(String(value).replace(/^\+44/, '0').replace(/\s/g, '')).toMatch(/^(0207946|07700900)\d+$/);
    if (/email|website/i.test(key)) expect(String(value)).toMatch(/\.example$/);
  }
});
