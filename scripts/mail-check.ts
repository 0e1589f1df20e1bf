// npm run mail:check -- <domain> <selector>: asks DNS whether mail from a domain is believed, and says what is missing or wrong.
import { resolveTxt } from 'node:dns/promises';
import { judgeMailRecords, type TxtRecords } from './mail-records.ts';

const [domain = '', selector = ''] = process.argv.slice(2);
if (!/^[\w-]+(\.[\w-]+)+$/.test(domain) || !/^[\w.-]+$/.test(selector)) {
  console.error(
    'Say which: npm run mail:check -- kestrelrow.example mail1, with the selector that the mail provider gave.',
  );
  process.exit(2);
}

/** The texts at a name, each put together from its parts; none where there is no such name. */
async function ask(name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOTFOUND' || code === 'ENODATA') return [];
    console.error(
      `DNS did not answer for ${name} (${code ?? 'unknown'}). Nothing is known about the records; try again.`,
    );
    process.exit(2);
  }
}

const records: TxtRecords = {
  spf: await ask(domain),
  dkim: await ask(`${selector}._domainkey.${domain}`),
  dmarc: await ask(`_dmarc.${domain}`),
};
const findings = judgeMailRecords(records);
for (const { isRight, words } of findings) console.log(`${isRight ? '✓' : '✗'} ${words}`);
process.exitCode = findings.every(({ isRight }) => isRight) ? 0 : 1;
