import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { Passage, SearchPassages } from './answer-chat.ts';

/** Words that say nothing about a subject. */
const emptyWords = new Set(
  'a about an and any are as at be been but by can could did do does for from get give had has have how i if in into is it its just like me my no not of on or our please say should so some tell than that the their them then there they this to up us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** How sections of content are indexed, the same when the index is made and when it is read. */
export const passageSearchOptions: Options = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['title', 'heading', 'href'],
  processTerm: (term) => {
    const word = term.toLowerCase();
    return word.length < 3 || emptyWords.has(word) ? null : word;
  },
  searchOptions: {
    boost: { title: 2, heading: 3 },
    prefix: (term) => term.length > 4,
    fuzzy: (term) => (term.length > 5 ? 0.15 : false),
  },
};

/** Sections that hold most of the question's words; fewer is chance. */
const enoughWords = 0.6;
const fewestWords = 2;
const passagesShown = 3;

/** A search over an index that the build made. */
export function searchPassages(index: object): SearchPassages {
  const search = MiniSearch.loadJS<Passage & { id: string }>(index as AsPlainObject, passageSearchOptions);
  return (question) => {
    const asked = new Set(
      question
        .split(' ')
        .map((word) => passageSearchOptions.processTerm?.(word))
        .filter((word) => typeof word === 'string'),
    );
    if (asked.size < fewestWords) return [];
    return search
      .search(question)
      .filter(
        (hit) => new Set(hit.queryTerms).size >= Math.max(fewestWords, Math.ceil(asked.size * enoughWords)),
      )
      .slice(0, passagesShown)
      .map((hit) => ({
        title: hit['title'] as string,
        heading: hit['heading'] as string,
        href: hit['href'] as string,
      }));
  };
}
