import MiniSearch, { type Options } from 'minisearch';

/** What a row says a page is. */
export type PageKind =
  | 'Page'
  | 'Course'
  | 'Sample week'
  | 'Question'
  | 'Word'
  | 'Guide'
  | 'Article'
  | 'Articles'
  | 'Illustrative story'
  | 'Legal';

/** One thing that can be found: a page, or a question on a page. The build writes the list (scripts/build/search-index.ts). */
export interface FoundablePage {
  readonly href: string;
  readonly title: string;
  readonly kind: PageKind;
  /** What people compare by: prices and months of a course, minutes to read of an article. */
  readonly facts: string;
  /** Weeks of study, where it is a course: drawn as in the ledger. */
  readonly weeks?: number;
  /** What it begins with. */
  readonly text: string;
  readonly sections: readonly FoundableSection[];
}

export interface FoundableSection {
  /** Its id in the page. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

export interface FoundRow {
  readonly page: FoundablePage;
  /** Where in the page the words are, when they are not in its title. */
  readonly section?: FoundableSection;
  /** The part of the text with the words in it, in pieces: every second one is a word that was looked for. */
  readonly excerpt: readonly string[];
  /** Title of the page and heading of the section, in the same way. */
  readonly title: readonly string[];
  readonly heading: readonly string[];
}

/** Words that say nothing about a subject; left out of a question unless there are no others. */
const emptyWords = new Set(
  'a about an and any are as at be by can could do does for from get have how i if in is it its me my of on or our should so that the their there this to up was we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** What visitors call a thing, beside what the pages call it. What is behind the bar is asked with, and never looked for. */
const sameThing = [
  'cost costs price prices pricing fee fees tuition | much expensive cheap afford pay payment payments money charge',
  'monthly instalments payments | finance loan credit instalment installments deposit',
  'enrol enquire enquiry register registration | enroll enrollment enrolment join apply application signup start',
  'refund refunds cancel | cancellation withdraw return guarantee',
  'funding grant bootcamps | bursary loan scholarship free discount student',
  'job jobs career placement | careers employment hire hired hiring work vacancy',
  'salary salaries pay | wage wages earn earnings income',
  'certificate certificates certification certifications exam | qualification qualifications diploma credential accredited accreditation degree',
  'laptop computer | mac macbook pc windows equipment hardware',
  'contact telephone email | phone call speak whatsapp address',
  'mentor mentors coaching | teacher teachers tutor tutors instructor lecturer',
  'hours week weeks | time schedule timetable long duration evening evenings weekend',
  'prompt | chatgpt gpt llm claude gemini copilot',
  'cybersecurity security | cyber hacking hacker infosec pentest',
  'cloud devops | aws azure gcp kubernetes docker linux',
  'programming program | coding code coder developer software',
  'spreadsheet spreadsheets | excel',
  'analysis analyst | analytics',
  'blockchain | crypto bitcoin web3 solidity ethereum',
  'privacy gdpr | personal',
  'story stories reviews | review testimonial testimonials graduate graduates alumni',
  'ework practice projects | internship internships placement experience portfolio',
  'account | login signin password',
  'accessibility adjustments | disability disabled dyslexia adhd deaf blind',
  'benefits | unemployed jobless',
  'employers | company companies business team corporate',
  'abroad | visa international overseas country',
  'english | language ielts',
].map((line) => line.split(' | ').map((side) => side.split(' ')));

/** How much another word for the same thing counts, against the word itself; the same word in another form is nearly that. */
const sameThingCounts = 0.45;
const sameWordCounts = 0.9;
/** Letters that two forms of one word begin with: price and pricing. */
const stem = 4;
/** Prices and dates are looked for where they are decided, before where they are only mentioned. */
const kindCounts: Partial<Record<PageKind, number>> = {
  Course: 1.3,
  Page: 1.3,
  Question: 1.1,
  'Sample week': 0.6,
  Articles: 0.6,
  Word: 0.9,
};
const excerptLength = 170;

/** A place that has a word. */
interface Hit {
  page: number;
  section: number;
  score: number;
  terms: readonly string[];
}

/** What a page is worth for a question. */
interface Score {
  /** For each word that was asked for, its best place. */
  byWord: Map<string, number>;
  /** For each place, what all the words are worth there. */
  bySection: Map<number, number>;
  /** The words as the page has them. */
  terms: Set<string>;
}

interface Indexed {
  id: number;
  title: string;
  heading: string;
  text: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What the pages may call it instead. */
const othersFor = (word: string): string[] =>
  sameThing
    .filter((sides) => sides.some((words) => words.includes(word)))
    .flatMap(([found = []]) => found)
    .filter((other) => other !== word);

export type FindPages = (question: string) => FoundRow[];

/** Makes the search over a list of pages: best rows first, one for each page. A question without a word finds nothing. */
export function makeSearch(pages: readonly FoundablePage[]): FindPages {
  const search = new MiniSearch<Indexed>({
    fields: ['title', 'heading', 'text'],
    tokenize: wordsOf,
    searchOptions: { boost: { title: 7, heading: 3 }, prefix: (term) => term.length > 1 },
  });
  /** By id: which page, and which of its sections; -1 is the page itself. */
  const places: { page: number; section: number }[] = [];
  const index = (page: number, section: number, words: Omit<Indexed, 'id'>) => {
    search.add({ id: places.length, ...words });
    places.push({ page, section });
  };
  pages.forEach(({ title, text, sections }, page) => {
    index(page, -1, { title, heading: '', text });
    sections.forEach((section, i) => {
      index(page, i, { title: '', heading: section.heading, text: section.text });
    });
  });

  const findAs = (word: string, options?: Options<Indexed>['searchOptions']): Hit[] =>
    search.search(word, options).flatMap(({ id, score, terms }) => {
      const place = places[Number(id)];
      return place ? [{ ...place, score, terms }] : [];
    });

  /** What has this one word; with a slip of the finger in it only where nothing has it as it was typed. */
  function findWord(word: string): Hit[] {
    const found = [
      ...findAs(word),
      ...othersFor(word).flatMap((other) => {
        const counts = other.slice(0, stem) === word.slice(0, stem) ? sameWordCounts : sameThingCounts;
        return findAs(other, { prefix: false, boostDocument: () => counts });
      }),
    ];
    if (found.length > 0 || word.length < 4) return found;
    return findAs(word, { fuzzy: word.length > 5 ? 2 : 1 });
  }

  return (question) => {
    const asked = [...new Set(wordsOf(question))];
    const telling = asked.filter((word) => !emptyWords.has(word));
    const words = telling.length > 0 ? telling : asked;
    const scores = new Map<number, Score>();
    words.forEach((word) => {
      for (const { page, section, score, terms } of findWord(word)) {
        const known: Score = scores.get(page) ?? {
          byWord: new Map(),
          bySection: new Map(),
          terms: new Set(),
        };
        scores.set(page, known);
        known.byWord.set(word, Math.max(known.byWord.get(word) ?? 0, score));
        known.bySection.set(section, (known.bySection.get(section) ?? 0) + score);
        for (const term of terms) known.terms.add(term);
      }
    });
    const asTyped = wordsOf(question).join(' ');
    return (
      [...scores]
        .flatMap(([place, { byWord, bySection, terms }]) => {
          const page = pages[place];
          if (!page) return [];
          // A page with every word of the question comes before one that has the rarest of them five times.
          const share = byWord.size / words.length;
          const sum = [...byWord.values()].reduce((all, one) => all + one, 0);
          const isNamed = wordsOf(page.title).join(' ') === asTyped ? 10 : 1;
          const [best = -1] = [...bySection].sort(([, a], [, b]) => b - a)[0] ?? [];
          return [
            {
              page,
              best,
              terms,
              share,
              score: sum * share ** 3 * (best < 0 ? (kindCounts[page.kind] ?? 1) : 1) * isNamed,
            },
          ];
        })
        .sort((a, b) => b.score - a.score)
        // Where pages have every word, those that have some are not what was asked for.
        .filter(({ share }, _, all) => share === 1 || all.every((one) => one.share < 1))
        .map(({ page, best, terms }) => {
          const section = page.sections[best];
          return {
            page,
            ...(section ? { section } : {}),
            excerpt: markWords(cutAround(section?.text ?? page.text, terms), terms),
            title: markWords(page.title, terms),
            heading: markWords(section?.heading ?? '', terms),
          };
        })
    );
  };
}

/** The part of a text that has the first of the words, from the beginning of a word on. */
function cutAround(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= excerptLength) return text;
  const at =
    [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => terms.has(word.toLowerCase()))?.index ?? 0;
  const from = at < excerptLength * 0.7 ? 0 : text.indexOf(' ', at - excerptLength / 3) + 1;
  const rest = text.slice(from);
  const cut =
    rest.length <= excerptLength ? rest : `${rest.slice(0, rest.lastIndexOf(' ', excerptLength))} …`;
  return `${from > 0 ? '… ' : ''}${cut}`;
}

/** A text in pieces, every second of which is one of the words. */
export function markWords(text: string, terms: ReadonlySet<string>): string[] {
  const pieces = [''];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (terms.has(piece.toLowerCase())) pieces.push(piece, '');
    else pieces.push((pieces.pop() ?? '') + piece);
  }
  return pieces;
}
