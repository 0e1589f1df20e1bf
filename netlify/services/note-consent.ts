import type { ConsentRecord } from '#shared/contracts/cookie-consent.ts';
import type { Deps } from './deps.ts';

/** Notes a choice about cookies. Each choice is a record of its own; none is changed later. */
export async function noteConsent(input: ConsentRecord, deps: Deps): Promise<{ success: true }> {
  await deps.database('record_consent', {
    p_consent_id: input.consentId,
    p_analytics: input.preferences.analytics,
    p_marketing: input.preferences.marketing,
    p_preferences: input.preferences.preferences,
    p_policy_version: input.policyVersion,
    p_wording_hash: input.wordingHash,
    p_screen: input.screen,
  });
  return { success: true };
}
