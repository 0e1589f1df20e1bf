/** What the search says. The page /search says the same where there is no script. */
export const searchWords = {
  title: 'Search',
  label: 'What are you looking for?',
  hint: 'For example: refund, hours a week, SQL',
  button: 'Search',
  close: 'Close',
  all: 'All pages',
  loading: 'Reading the list of pages…',
  failed: 'The list of pages did not come. Try again in a moment, or look through all pages.',
  ask: 'Ask the assistant',
  write: 'Write to us',
  none: (words: string) => `Nothing here says “${words}”.`,
  tryThis:
    'A shorter word or another spelling may help. Otherwise ask: an answer takes a minute or, from a person, a day at most.',
  count: (count: number, words: string) => `${count} ${count === 1 ? 'result' : 'results'} for “${words}”`,
  more: (count: number) => `All ${count} results`,
} as const;

/** What visitors ask for most, before anything is typed. */
export const firstPlaces = [
  ['/pricing', 'What it costs'],
  ['/courses', 'The nine courses'],
  ['/faq', 'Questions and answers'],
  ['/terms#refunds', 'Refunds'],
  ['/contact', 'Ask a person'],
] as const;
