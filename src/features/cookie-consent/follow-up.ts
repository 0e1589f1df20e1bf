/*
 * What follows a choice. A file of its own that the plain script loads when a choice was made, when one is still to be sent,
 * or where the page carries an optional script: it starts by itself and then follows every further choice.
 */
import { consentEvent, consentKey } from './consent-record.ts';
import { settleConsent } from './settle-consent.ts';

const settle = () => void settleConsent();
settle();
document.addEventListener(consentEvent, settle);
// Withdrawn in another tab.
addEventListener('storage', ({ key }) => key === consentKey && settle());
