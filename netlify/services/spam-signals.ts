/** Nobody reads and fills in a form of ours faster. Milliseconds. */
export const minimumFillMilliseconds = 3000;
/** People send a link or two; programs send lists. */
const linksInText = 3;

const link = /(?:https?:\/\/|www\.)\S|\[url|<a\s|\b[a-z0-9-]+\.(?:ru|top|xyz|click|shop|info|biz)\b/giu;
const markup = /<[a-z!/][^>]*>/iu;

export type SpamSignal = 'honeypot' | 'too-fast' | 'link-in-name' | 'many-links' | 'markup';

/** What is looked at: short answers hold no links, long ones few. */
export interface Suspect {
  short: readonly string[];
  long: readonly string[];
  /** The field that no person sees. */
  website: string | undefined;
  fillMilliseconds: number | undefined;
}

/**
 * Why a submission looks like a program's. What it finds is kept, with a status of its own, and a person looks at the list
 * once a day: a real enquiry is never lost to a guess.
 */
export function findSpamSignals({ short, long, website, fillMilliseconds }: Suspect): SpamSignal[] {
  const count = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + (text.match(link)?.length ?? 0), 0);
  const signals: SpamSignal[] = [];
  if (website?.trim()) signals.push('honeypot');
  if (fillMilliseconds !== undefined && fillMilliseconds < minimumFillMilliseconds) signals.push('too-fast');
  if (count(short) > 0) signals.push('link-in-name');
  if (count(long) >= linksInText) signals.push('many-links');
  if ([...short, ...long].some((text) => markup.test(text))) signals.push('markup');
  return signals;
}
