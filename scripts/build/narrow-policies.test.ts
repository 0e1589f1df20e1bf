import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { narrowPolicy } from './narrow-policies.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><script>first()</script><meta http-equiv="content-security-policy" content="${policy}"></head><body>${body}</body></html>`;

describe('narrowPolicy', () => {
  const policy = `default-src 'none'; script-src 'self' ${hash('first()')} ${hash('elsewhere()')} ${hash('a("$&")')}; style-src 'self' ; style-src-elem 'self' ${hash('p{}')} ${hash('q{}')}; style-src-attr 'unsafe-inline';`;
  const narrow = narrowPolicy(
    page(policy, '<script type="module">a("$&")</script><style>p{}</style><script src="/x.js"></script>'),
  );

  it('keeps the hashes of what the page has', () => {
    expect(narrow).toContain(`script-src 'self' ${hash('first()')} ${hash('a("$&")')}`);
    expect(narrow).toContain(`style-src-elem 'self' ${hash('p{}')}`);
    expect(narrow).toContain("style-src-attr 'unsafe-inline';");
  });

  it('drops the hashes of other pages', () => {
    expect(narrow).not.toContain(hash('elsewhere()'));
    expect(narrow).not.toContain(hash('q{}'));
  });

  it('adds the hash of a style that a drawing brings', () => {
    const drawn = narrowPolicy(page(policy, '<svg><style data-drawing>r{}</style></svg><style>p{}</style>'));
    expect(drawn).toContain(`style-src-elem 'self' ${hash('r{}')} ${hash('p{}')};`);
    expect(narrowPolicy(page(policy, '<style>r{}</style>'))).not.toContain(hash('r{}'));
  });

  it('keeps directives apart when the last source of one is dropped', () => {
    expect(narrow).toMatch(/script-src [^;]*; style-src [^;]*; style-src-elem [^;]*; style-src-attr/);
  });

  it('puts the policy before the first script', () => {
    expect(narrow.indexOf('content-security-policy')).toBeLessThan(narrow.indexOf('<script>'));
    expect(narrow.match(/content-security-policy/g)).toHaveLength(1);
  });

  it('refuses a page without a policy', () => {
    expect(() => narrowPolicy('<html><head><meta charset="utf-8"></head></html>')).toThrow();
  });
});
