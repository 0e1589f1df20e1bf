/** Nobody reads and fills in a form of ours faster. Milliseconds. */
export const minimumFillMilliseconds = 3000;
const link = /(?:https?:\/\/|www\.)\S|\[url|<a\s|\b[a-z0-9-]{1,63}\.(?:ru|top|xyz|click|shop|info|biz)\b/iu;
/** What loads or links something where it is shown as HTML. `<b>`, `List<String>` and `Ada <ada@work.example>` do not. */
const markup =
  /<(?:a|area|base|embed|form|iframe|img|link|meta|object|script|style|svg|video)(?=[\s/>])[^<>]*>/iu;

export const spamSignals = ['honeypot', 'too-fast', 'link-in-name', 'markup'] as const;
export type SpamSignal = (typeof spamSignals)[number];

/** What is looked at. */
export interface Suspect {
  /** Of the person: a name holds no link. What people do now, and what they write, may. */
  names: readonly string[];
  texts: readonly string[];
  /** The field that no person sees. */
  website: string | undefined;
  fillMilliseconds: number | undefined;
}

/**
 * Why a submission looks like a program's. What is set aside for it is kept, and a person looks at the list three times a day: a
 * real enquiry is never lost to a guess.
 */
export function findSpamSignals({ names, texts, website, fillMilliseconds }: Suspect): SpamSignal[] {
  const signals: SpamSignal[] = [];
  if (website?.trim()) signals.push('honeypot');
  // Less than nothing says that a clock was set, not that anyone was fast.
  if (fillMilliseconds !== undefined && fillMilliseconds >= 0 && fillMilliseconds < minimumFillMilliseconds)
    signals.push('too-fast');
  if (names.some((name) => link.test(name))) signals.push('link-in-name');
  // One thing is one sign: a link in a name is not counted again for the markup around it.
  const others = names.filter((name) => !link.test(name));
  if ([...others, ...texts].some((text) => markup.test(text))) signals.push('markup');
  return signals;
}

/** One sign may be chance; two are not, and no person fills in a field that no person sees. */
export const isSetAside = (signals: readonly SpamSignal[]): boolean =>
  signals.includes('honeypot') || signals.length >= 2;
