import { expect, test } from 'vitest';
import { judgeMailRecords } from './mail-records.ts';

const longKey = Buffer.alloc(294, 7).toString('base64');
const good = {
  spf: ['some-site-verification=abc', 'v=spf1 include:mail.example -all'],
  dkim: [`v=DKIM1; k=rsa; p=${longKey}`],
  dmarc: ['v=DMARC1; p=reject; rua=mailto:reports@kestrelrow.example'],
};

test('a domain whose mail is believed', () => {
  expect(judgeMailRecords(good).map(({ isRight }) => isRight)).toEqual([true, true, true]);
  const elliptic = { ...good, dkim: ['v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='] };
  expect(judgeMailRecords(elliptic)[1]?.isRight).toBe(true);
});

test.each([
  ['no SPF', { spf: ['some-site-verification=abc'] }, 0, /missing/],
  ['two of SPF', { spf: ['v=spf1 -all', 'v=spf1 mx -all'] }, 0, /several/],
  ['an SPF for everyone', { spf: ['v=spf1 +all'] }, 0, /anyone/],
  ['an SPF without an end', { spf: ['v=spf1 mx'] }, 0, /nobody is refused/],
  ['an SPF that asks too often', { spf: [`v=spf1 ${'include:a.example '.repeat(11)}-all`] }, 0, /11 times/],
  ['no DKIM', { dkim: [] }, 1, /missing/],
  ['a DKIM key that was withdrawn', { dkim: ['v=DKIM1; p='] }, 1, /withdrawn/],
  ['a short DKIM key', { dkim: [`v=DKIM1; p=${Buffer.alloc(162).toString('base64')}`] }, 1, /2,048/],
  ['no DMARC', { dmarc: ['v=spf1 -all'] }, 2, /missing/],
  ['a DMARC that only watches', { dmarc: ['v=DMARC1; p=none; rua=mailto:a@b.example'] }, 2, /two weeks/],
  ['a DMARC that nobody reads', { dmarc: ['v=DMARC1; p=none'] }, 2, /nobody gets/],
  ['a DMARC without a policy', { dmarc: ['v=DMARC1; rua=mailto:a@b.example'] }, 2, /no policy/],
])('%s is said', (_, change, place, words) => {
  const findings = judgeMailRecords({ ...good, ...change });
  expect(findings.map(({ isRight }) => isRight)).toEqual([0, 1, 2].map((one) => one !== place));
  expect(findings[place]?.words).toMatch(words);
});
