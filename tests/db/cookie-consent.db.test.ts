import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordConsent } from '#shared/contracts/cookie-consent.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser } from '../support/people.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());

it('has one receipt for one choice, however often the page sends it, and one for each that is different', async () => {
  const consentId = crypto.randomUUID();
  const choose = async (analytics: boolean, count = 1) => {
    const body = {
      consentId,
      preferences: { necessary: true, analytics, marketing: false, preferences: false },
      policyVersion: '2026-11',
      wordingHash: 'a'.repeat(64),
      screen: 'banner',
    };
    const calls = Array.from({ length: count }, () => openBrowser().call(recordConsent, { body }));
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
  };
  await choose(true, 5);
  await choose(true);
  await choose(false, 2);
  await choose(true);
  const receipts = () =>
    parts.database.query('select analytics from public.consent_records order by record_id');
  const yes = { analytics: true };
  expect(await receipts()).toEqual([yes, { analytics: false }, yes]);
  await parts.database.query(
    "update public.consent_records set recorded_at = recorded_at - interval '25 hours'",
  );
  await choose(true);
  expect(await receipts()).toHaveLength(4);
});
