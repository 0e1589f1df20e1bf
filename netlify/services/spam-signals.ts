import type { SubmitFormRequest } from '#shared/contracts/submit-form.ts';

/** Nobody reads and fills in this form faster. Milliseconds. */
export const minimumFillMilliseconds = 3000;
/** People send a link or two; programs send lists. */
const linksInText = 3;

const link = /(?:https?:\/\/|www\.)\S|\[url|<a\s|\b[a-z0-9-]+\.(?:ru|top|xyz|click|shop|info|biz)\b/giu;
const markup = /<[a-z!/][^>]*>/iu;

export type SpamSignal = 'honeypot' | 'too-fast' | 'link-in-name' | 'many-links' | 'markup';

/**
 * Why an enquiry looks like a program's. What it finds is kept, with a status of its own, and a person looks at the list
 * once a day: a real enquiry is never lost to a guess.
 */
export function findSpamSignals(input: SubmitFormRequest): SpamSignal[] {
  const names = [input.firstName, input.lastName];
  const short =
    'interestedProgram' in input
      ? [input.interestedProgram, input.currentRole]
      : [input.program, input.subject];
  const long = 'message' in input ? [input.message] : [input.goals, input.additionalInfo];
  const count = (texts: readonly string[]) =>
    texts.reduce((sum, text) => sum + (text.match(link)?.length ?? 0), 0);
  const signals: SpamSignal[] = [];
  if (input.website?.trim()) signals.push('honeypot');
  if (input.fillMilliseconds !== undefined && input.fillMilliseconds < minimumFillMilliseconds)
    signals.push('too-fast');
  if (count([...names, ...short]) > 0) signals.push('link-in-name');
  if (count(long) >= linksInText) signals.push('many-links');
  if ([...names, ...short, ...long].some((text) => markup.test(text))) signals.push('markup');
  return signals;
}
