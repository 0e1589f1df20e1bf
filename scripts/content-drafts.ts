/** What a new text begins with. Pure, so that a test can hold it to the schemas. */
import { stringify } from 'yaml';
import { notYetChecked } from '../src/content-schemas/words.ts';

export const textKinds = ['blog', 'success-stories'] as const;
export type TextKind = (typeof textKinds)[number];

/** The longest name of a folder: it is the end of an address. */
const longestName = 60;

/** A title as the name of a folder and the end of an address: small letters, digits, hyphens. */
export function folderName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.length <= longestName ? words : words.slice(0, longestName + 1).replace(/-[^-]*$/, '');
}

/** A draft that the schemas accept as it is; every line still to be written says so. */
export function draftOf(kind: TextKind, title: string, today: string): string {
  const top = kind === 'blog' ? articleTop(title, today) : storyTop();
  const body =
    kind === 'blog'
      ? 'Say in three lines what the reader can do at the end.\n\n## First part\n\nWrite here.\n\n## Try it this week\n\nGive the reader something to do.\n'
      : 'Say who this is and what the job was.\n\n## What came before\n\nWrite here.\n\n## How the months went\n\nWrite here.\n\n## Now\n\nWrite here.\n';
  // A date has no quotation marks, or it would be a text.
  return `---\n${stringify(top, { lineWidth: 0 }).replace(/^(date): "?([\d-]+)"?$/gm, '$1: $2')}---\n\n${body}`;
}

function articleTop(title: string, today: string) {
  return {
    title,
    excerpt: 'One or two sentences for cards and search results. Between 60 and 200 characters.',
    author: 'Kestrel Row editorial team',
    date: today,
    checked: notYetChecked,
    category: 'getting-started',
    tags: ['first tag', 'second tag'],
    courses: ['ai-business-analyst'],
    draft: true,
  };
}

function storyTop() {
  return {
    illustrative: true,
    name: 'First name and initial',
    previousRole: 'Job before',
    currentRole: 'Junior Business Analyst',
    company: 'Sampleton Example',
    previousSalaryUsd: 60_000,
    location: 'Town',
    course: 'ai-business-analyst',
    duration: 6,
    quote: 'One sentence in the words of the person.',
    image: 'route',
    linkedIn: 'none',
    achievements: [
      'Something the person did',
      'Another thing the person did',
      'A third thing the person did',
    ],
    order: 99,
  };
}
