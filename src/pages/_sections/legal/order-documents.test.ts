import { expect, test } from 'vitest';
import { orderDocuments } from './order-documents.ts';

const planned = [
  'accessibility',
  'complaints',
  'cookies',
  'data-protection',
  'gdpr',
  'privacy',
  'privacy-policy',
  'terms',
].map((id) => ({ id }));

test('lists the documents in their own order, not in that of the alphabet', () => {
  expect(orderDocuments(planned).map(({ id }) => id)).toEqual([
    'privacy-policy',
    'privacy',
    'gdpr',
    'cookies',
    'terms',
    'data-protection',
    'complaints',
    'accessibility',
  ]);
});

test('a file that was not planned does not become a page unnoticed', () => {
  expect(() => orderDocuments([...planned, { id: 'about' }])).toThrow(
    /content\/legal\/about\.mdx would become the page \/about/,
  );
});

test('a file that is missing is named', () => {
  expect(() => orderDocuments(planned.filter(({ id }) => id !== 'cookies'))).toThrow(
    /content\/legal\/cookies\.mdx is missing/,
  );
});
