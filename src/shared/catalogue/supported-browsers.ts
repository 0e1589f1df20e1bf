/**
 * The oldest browsers in which everything must work. From this list come what the build compiles to (astro.config.mjs), which
 * methods lint refuses (eslint.config.mjs) and what the accessibility statement says. An older browser may stop at our code: it
 * keeps the pages as they were built, and the forms in them post by themselves.
 *
 * None of them is Safari before 16, so dialogs need no listener of their own to keep a finger from scrolling the page behind.
 */
export const supportedBrowsers = [
  { name: 'Chrome', version: 111, target: 'chrome111' },
  { name: 'Edge', version: 111, target: 'edge111' },
  { name: 'Firefox', version: 115, target: 'firefox115' },
  { name: 'Safari', version: 16, target: 'safari16' },
] as const;

/** The list for people: "Chrome 111, Edge 111, Firefox 115 and Safari 16". */
export function saySupportedBrowsers(): string {
  const all = supportedBrowsers.map(({ name, version }) => `${name} ${version}`);
  return `${all.slice(0, -1).join(', ')} and ${all[all.length - 1] ?? ''}`;
}

/** Methods and properties that one of them, or one just before them, lacks: people keep browsers longer than we think. */
export const missingMethods = [
  ...['toSorted', 'toReversed', 'toSpliced', 'groupBy', 'fromAsync', 'withResolvers', 'canParse'],
  ...['isWellFormed', 'toWellFormed', 'checkVisibility', 'requestIdleCallback', 'Segmenter'],
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference', 'startViewTransition'],
  ...[
    'fromBase64',
    'toBase64',
    'fromHex',
    'toHex',
    'DurationFormat',
    'setHTMLUnsafe',
    'moveBefore',
    'getOrInsert',
  ],
] as const;
