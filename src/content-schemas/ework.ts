/** What the files in content/ework say: the weeks of each course and its four projects. */
import { z } from 'astro/zod';
import type { EworkItem, EworkProjectWords, EworkTaskWords } from '#shared/catalogue/words.ts';
import { joinBrief } from '#shared/rules/week-brief.ts';
import { pageAddress } from './page-address.ts';
import { checked, line, list, unknownLines } from './words.ts';

/** Words of a brief, its three parts together. */
const briefWords = { least: 80, most: 150 } as const;

/** The word in the place of an item that is no longer asked for. */
const removed = 'removed';

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

interface Items {
  readonly items: readonly EworkItem[];
  readonly removed: readonly number[];
}

/**
 * Things to tick, each behind a number of its own: "- 3: Counts every fault". What a student has ticked is kept by that
 * number, so it stays with the item when items are moved, and is never given to another.
 */
function items(what: string, amount: { least: number; most: number }, words: [number, number]) {
  const form = `Write each on a line that begins with "  - ", a number, a colon and the text, such as "  - 0: Counts every fault".`;
  const entry = z.record(z.string().regex(/^\d{1,2}$/, { error: form }), z.string({ error: form }), {
    error: form,
  });
  return z.array(entry, { error: `needs ${what}. ${form}` }).transform((entries, context): Items => {
    const say = (message: string) => context.addIssue({ code: 'custom', message });
    const all = entries.flatMap((one) =>
      Object.entries(one).map(([number, text]) => ({ number: Number(number), text: text.trim() })),
    );
    if (all.length !== entries.length) say(`has a line with two texts or none. ${form}`);
    const numbers = all.map(({ number }) => number).sort((one, other) => one - other);
    const twice = numbers.find((number, place) => numbers[place + 1] === number);
    const missing = Array.from({ length: (numbers.at(-1) ?? -1) + 1 }, (_, number) => number).find(
      (number) => !numbers.includes(number),
    );
    if (twice !== undefined)
      say(
        `gives the number ${twice} twice. A new item gets the next number, ${(numbers.at(-1) ?? -1) + 1}; the others keep theirs.`,
      );
    else if (missing !== undefined)
      say(
        `has no number ${missing}. Numbers stay, because students' ticks hang on them: where an item was taken out, write "  - ${missing}: ${removed}".`,
      );
    const present = all.filter(({ text }) => text !== removed);
    if (present.length < amount.least || present.length > amount.most)
      say(`needs ${amount.least} to ${amount.most} entries; it has ${present.length}. They are ${what}.`);
    for (const { number, text } of present) {
      const count = countWords(text);
      if (count < words[0] || count > words[1])
        say(`has ${count} words in number ${number}; write ${words[0]} to ${words[1]}.`);
      if (text.endsWith('.')) say(`has a full stop at the end of number ${number}; leave it out.`);
    }
    return {
      items: present,
      removed: all.filter(({ text }) => text === removed).map(({ number }) => number),
    };
  });
}

const resourceShape = {
  title: line('title', 'the name of the page as its publisher writes it', 6, 120),
  address: pageAddress,
};

const weekShape = {
  checked,
  title: line('title', 'the name of the week, without a full stop', 3, 60),
  situation: line('situation', 'who the client is, and what has happened there', 20, 700),
  task: line('task', 'what to make, from what, and for whom', 60, 1100),
  pitfall: line('pitfall', 'what usually goes wrong, and how to meet it', 40, 400),
  objectives: items('what can be seen in the finished work', { least: 3, most: 6 }, [5, 30]),
  deliverables: items('what is handed in', { least: 2, most: 4 }, [8, 50]),
  resources: list(
    'resources',
    z.strictObject(resourceShape, unknownLines(Object.keys(resourceShape))),
    'pages to look things up on, each with title and address',
    2,
    4,
  ),
};

export const eworkWeek = z
  .strictObject(weekShape, unknownLines(Object.keys(weekShape)))
  .superRefine(({ situation, task, pitfall }, context) => {
    const count = countWords([situation, task, pitfall].join(' '));
    if (count < briefWords.least || count > briefWords.most)
      context.addIssue({
        code: 'custom',
        path: ['task'],
        message: `has, with "situation" and "pitfall", ${count} words; write ${briefWords.least} to ${briefWords.most} in the three together.`,
      });
  })
  .transform(({ title, objectives, deliverables, resources, ...brief }): EworkTaskWords => ({
    title,
    description: joinBrief(brief),
    resources,
    objectives: objectives.items,
    deliverables: deliverables.items,
    removed: { objectives: objectives.removed, deliverables: deliverables.removed },
  }));

const projectShape = {
  title: line('title', 'the name of the project', 5, 80),
  client: line('client', 'the invented organisation it is done for', 3, 60),
  description: line('description', 'the situation, with its numbers and its awkward fact', 120, 500),
  deliverables: list(
    'deliverables',
    line('deliverables', 'something to hand in', 10, 200),
    'what is handed in',
    3,
    4,
  ),
  mentorGuidance: line('mentorGuidance', 'what the mentor does and looks for, without the surprise', 60, 300),
};

export const eworkProject: z.ZodType<EworkProjectWords> = z.strictObject(
  projectShape,
  unknownLines(Object.keys(projectShape)),
);
