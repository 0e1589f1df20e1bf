import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPath, toNextPath } from './next-path.ts';

describe('nextPath', () => {
  it.each([
    '/',
    '/dashboard',
    '/projects?tab=mine#top',
    '/account#settings',
    '/courses/ai-business-analyst',
    '/apiary',
    '/caf%C3%A9',
  ])('takes %s as it is', (path) => expect(nextPath(path)).toBe(path));

  it.each([
    ['nothing', ''],
    ['no path', 'dashboard'],
    ['another site', 'https://evil.example/'],
    ['another site without its scheme', '//evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a backslash that browsers read as a slash', '/\\evil.example'],
    ['a backslash further on', '/a\\b'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break that browsers drop', '/\n/evil.example'],
    ['a space', '/ /evil.example'],
    ['dots that leave two slashes', '/.//evil.example'],
    ['dots that climb to two slashes', '/x/..//evil.example'],
    ['escaped slashes', '/%2f%2fevil.example'],
    ['a function', '/api/logout'],
    ['a function by a detour', '/x/../api/logout'],
    ['a function in capitals', '/API/logout'],
    ['a function in escapes', '/%61pi/logout'],
    ['the folder of functions', '/api'],
    ['a function under its other name', '/.netlify/functions/logout'],
    ['the sign-in page itself', '/sign-in?next=/sign-in'],
    ['the way out', '/sign-out'],
    ['a broken escape', '/%E0%A4%A'],
    ['what is far too long', `/${'a'.repeat(500)}`],
  ])('refuses %s', (_, path) => expect(nextPath(path)).toBeNull());

  it('never leaves the site, whatever it is given', () => {
    const slashes = fc.constantFrom('/', '\\', '.', '..', '\t', '%2f', '%5c', '@', 'evil.example', ':', 'a');
    fc.assert(
      fc.property(fc.array(slashes, { maxLength: 8 }), (parts) => {
        const found = nextPath(parts.join(''));
        if (found === null) return;
        expect(new URL(found, 'https://kestrelrow.example/sign-in').host).toBe('kestrelrow.example');
        expect(nextPath(found), 'read twice it is the same').toBe(found);
      }),
      { numRuns: 2000 },
    );
  });
});

it('leads to the dashboard without anything better', () => {
  expect(toNextPath(null)).toBe('/dashboard');
  expect(toNextPath('//evil.example')).toBe('/dashboard');
  expect(toNextPath('/projects')).toBe('/projects');
});
