import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/e2e.ts';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import config from '../../.htmlvalidate.mjs';

const validator = new HtmlValidate(new StaticConfigLoader(config));

test('every page that the build made is valid HTML', async () => {
  const folder = process.env['E2E_DIST'] ?? '';
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(names.length).toBeGreaterThan(10);
  const faults: string[] = [];
  for (const name of names) {
    const { results } = await validator.validateString(readFileSync(join(folder, name), 'utf8'), name);
    for (const { messages } of results) {
      for (const { ruleId, message, selector } of messages)
        faults.push(`${name}: ${message} (${ruleId}, ${selector ?? 'document'})`);
    }
  }
  expect(faults).toEqual([]);
});

test('no form offers its hidden field to those who fill forms in for people', async ({ request }) => {
  for (const path of ['/enquire', '/contact', '/data-request', '/newsletter', '/blog']) {
    const html = await (await request.get(path)).text();
    const fields = html.match(/<input[^>]*name="website"[^>]*>/g) ?? [];
    expect(fields.length, path).toBeGreaterThan(0);
    // In turn: browsers, 1Password, LastPass, Bitwarden, Dashlane.
    const marks = [
      /autocomplete="off"/i,
      /data-1p-ignore/,
      /data-lpignore="true"/,
      /data-bwignore/,
      /data-form-type="other"/,
    ];
    for (const field of fields) for (const mark of marks) expect(field, path).toMatch(mark);
  }
});
