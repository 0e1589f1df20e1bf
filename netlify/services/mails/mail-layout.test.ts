import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { institute } from '#shared/catalogue/institute.ts';
import { composeMail, instituteSignature } from './mail-layout.ts';

/** What a business email has to say of its sender (SI 2015/17, regulation 25). */
const particulars = [
  'Kestrel Row Institute Ltd',
  'Registered in England and Wales, company number 00000000',
  'Registered office: 1 Kestrel Row, Sampleton, ZZ1 1ZZ',
];

test('both forms of every mail name the company, its number, its part of the country and its office', () => {
  const { text, html } = composeMail('A mail', [{ kind: 'paragraph', text: 'Hello' }], instituteSignature);
  for (const particular of particulars) {
    expect(text).toContain(particular);
    expect(html).toContain(particular);
  }
});

test('so do the mails that the database sends, whose templates cannot read the catalogue', () => {
  const folder = new URL('../../../supabase/templates/', import.meta.url);
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  expect(names).toHaveLength(3);
  const { legalName, registeredIn, companyNumber, address } = institute;
  for (const name of names) {
    const text = readFileSync(new URL(name, folder), 'utf8').replaceAll(/\s+/g, ' ');
    expect(text, name).toContain(legalName);
    expect(text, name).toContain(`Registered in ${registeredIn}, company number ${companyNumber}`);
    expect(text, name).toContain(`Registered office: ${address}`);
  }
});
