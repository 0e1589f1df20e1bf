/** Lets a choice take effect and makes it provable. */
import { recordConsent } from '#shared/contracts/cookie-consent.ts';
import { callEndpoint, CallError } from '../../browser/call-endpoint.ts';
import { dropStored, findStored } from '../../browser/storage.ts';
import { findConsent, sentEvent, unsentKey, type ConsentScreen } from './consent-record.ts';
import { applyConsent } from './consent-tags.ts';
import { wordingHashes } from './consent-wording.ts';

let sending = Promise.resolve();

/** Lets the choice take effect on this page and sends it. The visitor does not wait for it and hears nothing of a failure. */
export async function settleConsent(): Promise<void> {
  const mustLeave = applyConsent(findConsent());
  // One after another: a choice that was changed while the last was under way is sent after it.
  sending = sending.then(sendUnsent);
  await sending;
  if (mustLeave) location.reload();
}

const screens: readonly unknown[] = ['banner', 'details', 'page'] satisfies ConsentScreen[];
const isScreen = (value: unknown): value is ConsentScreen => screens.includes(value);

/** Sends the choice that the server does not know yet. What fails stays marked and is tried again on the next page. */
async function sendUnsent(): Promise<void> {
  const consent = findConsent();
  const screen = findStored('local', unsentKey);
  if (!consent || !isScreen(screen)) return;
  const { consentId, preferences, policyVersion, timestamp } = consent;
  try {
    await callEndpoint(recordConsent, {
      consentId,
      preferences,
      policyVersion,
      wordingHash: wordingHashes[screen],
      screen: screen === 'page' ? 'cookies-page' : 'banner',
    });
  } catch (error) {
    // Refused as it stands, it would be refused again.
    if (!(error instanceof CallError && error.status === 422)) return;
  }
  if (findConsent()?.timestamp === timestamp) dropStored('local', unsentKey);
  document.dispatchEvent(new Event(sentEvent));
}
