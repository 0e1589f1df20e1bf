import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keptAnswers, keptPages } from '../../src/shared/catalogue/kept-pages.ts';
import { nameBuild } from './kept-pages.ts';

const page = `<!doctype html><html lang="en-GB"><head><meta content="connect-src 'self'; base-uri 'none'">`;

it('names the build in a page, and lets it have a worker', () => {
  expect(nameBuild(page, 'abc')).toBe(
    `<!doctype html><html data-build="abc" lang="en-GB"><head><meta content="connect-src 'self'; worker-src 'self'; base-uri 'none'">`,
  );
  expect(() => nameBuild('<html lang="en-GB">', 'abc')).toThrow('no policy');
});

it('no worker reaches a page that is not its own: a scope is the beginning of an address', () => {
  const addresses = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(astro|ts)$/.test(name))
    .map((name) => `/${name.replace(/\.(astro|ts)$/, '')}`);
  for (const scope of Object.keys(keptPages))
    expect(addresses.filter((address) => address.startsWith(scope))).toEqual([scope]);
});

it('nothing of staff is kept', () => {
  const answers = Object.values(keptAnswers).flat();
  expect(answers.filter((address) => /desk|mentor|admin|account|notifications/.test(address))).toEqual([]);
  expect(Object.keys(keptPages).filter((path) => /desk|account/.test(path))).toEqual([]);
});
