import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
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
