/*
 * What a visitor chose about cookies, and the only place that reads and writes it. The plain script of the banner is
 * bundled from this file into every page, so it imports almost nothing.
 */
import { makeId } from '../../browser/random-id.ts';
import { dropStored, findStored, keepStored } from '../../browser/storage.ts';

export const consentKey = 'cookie-consent';
/** The screen of a choice that the server does not know yet. */
export const unsentKey = 'cookie-consent-unsent';
/** Sent to the document when a choice has been made on this page. */
export const consentEvent = 'cookie-consent';
/** Sent to the document when the server has it. */
export const sentEvent = 'cookie-consent-sent';

/** The date of the cookie policy (content/legal/cookies.mdx). A new one asks everyone once more. */
export const policyVersion = '2026-11-27';

export const optionalCategories = ['preferences', 'analytics', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

export type Preferences = Record<OptionalCategory, boolean> & { necessary: true };

export interface Consent {
  /** Whether anything optional is allowed. */
  accepted: boolean;
  preferences: Preferences;
  /** When it was chosen, in UTC as ISO 8601 writes it. */
  timestamp: string;
  policyVersion: string;
  /** Random; the server's record of the choice carries it and nothing else about the person. */
  consentId: string;
}

/** Where a choice was made: in the banner, in the banner with its details open, or on the cookie page. */
export type ConsentScreen = 'banner' | 'details' | 'page';

/** What is stored, read with mistrust: an older version of this site or anything else may have written it. */
function parseConsent(stored: unknown): Consent | null {
  const { accepted, preferences, timestamp, consentId } = Object(stored) as Consent;
  const chosen = Object(preferences) as Preferences;
  const answers = optionalCategories.map((category) => chosen[category]);
  return answers.every((answer) => typeof answer === 'boolean') &&
    (chosen.necessary as unknown) === true &&
    accepted === answers.includes(true) &&
    Date.parse(timestamp) > 0 &&
    /^[\da-f-]{36}$/.test(consentId)
    ? (stored as Consent)
    : null;
}

const findAnyConsent = (): Consent | null => parseConsent(findStored('local', consentKey));

/** The choice that holds; null when none was made, when it cannot be read, or when it was about an older policy. */
export function findConsent(): Consent | null {
  const consent = findAnyConsent();
  return consent?.policyVersion === policyVersion ? consent : null;
}

/**
 * Keeps a choice and says so to what listens. Where storage is blocked nothing is kept, and no consent holds: what
 * cannot be remembered cannot be withdrawn either.
 */
export function choose(allowed: readonly string[], screen: ConsentScreen): void {
  const isAllowed = (category: OptionalCategory) => allowed.includes(category);
  const consent: Consent = {
    accepted: optionalCategories.some(isAllowed),
    preferences: {
      necessary: true,
      analytics: isAllowed('analytics'),
      marketing: isAllowed('marketing'),
      preferences: isAllowed('preferences'),
    },
    timestamp: new Date().toISOString(),
    policyVersion,
    consentId: findAnyConsent()?.consentId ?? makeId(),
  };
  if (keepStored('local', consentKey, consent)) keepStored('local', unsentKey, screen);
  // A full storage keeps what it had, which may be a wider consent than the one just given.
  else dropStored('local', consentKey);
  document.dispatchEvent(new Event(consentEvent));
}

/** Calls back now and whenever the choice changes, here or in another tab. */
export function followConsent(follow: (consent: Consent | null) => void): void {
  const read = () => follow(findConsent());
  read();
  document.addEventListener(consentEvent, read);
  addEventListener('storage', read);
}
