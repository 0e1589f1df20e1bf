/** What an editor writes in content/claims: the words of each claim and, once there is any, its evidence. */
import { z } from 'astro/zod';

const example: Readonly<Record<string, string>> = {
  text: 'the words beside the figure, such as "finish their course"',
  definition: 'one or two sentences on what the figure counts: who, since when, which plan',
  period: 'the time that the figure is about, such as "leavers of January to December 2025"',
  sample: 'whom or what it counts, and how many, such as "412 of 460 leavers who answered"',
  source: 'where the proof is kept, such as "Leavers’ survey 2025, folder 12"',
  date: 'the day on which it was gathered',
  until: 'the last day on which it may be used; a year after "date" is usual',
  confirmed: 'the day on which the institute agreed to the definition',
  link: 'an address that begins with https://, where a visitor can read it',
};

function words(key: string, least: number, most: number) {
  const what = example[key] ?? '';
  return z
    .string({ error: `needs a line "${key}: …". Write ${what}.` })
    .trim()
    .min(least, { error: `is too short. Write ${what}, in at least ${least} characters.` })
    .max(most, { error: `is too long. Write ${what}, in at most ${most} characters.` });
}

/** A day as text, so that it reaches the JSON as it was typed. */
function day(key: string) {
  const error = `needs a line "${key}: 2026-11-27", year first. It is ${example[key] ?? ''}.`;
  return z
    .string({ error })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error })
    .refine((text) => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text), {
      error: 'is not a day of the calendar.',
      abort: true,
    });
}

function strict<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has lines that nothing reads: ${issue.keys.join(', ')}. Known are ${Object.keys(shape).join(', ')}; check the spelling.`
        : `must be lines of their own, indented: ${Object.keys(shape).join(', ')}.`,
  });
}

const evidence = strict({
  period: words('period', 4, 200),
  sample: words('sample', 4, 300),
  source: words('source', 4, 200),
  date: day('date'),
  until: day('until'),
  link: z.url({ protocol: /^https$/, error: `must be ${example['link'] ?? ''}, or be left out.` }).optional(),
}).check((context) => {
  if (context.value.until > context.value.date) return;
  context.issues.push({
    code: 'custom',
    input: context.value.until,
    path: ['until'],
    message: 'must be a later day than "date". It is the last day on which the evidence may be used.',
  });
});

const claim = strict({
  text: words('text', 2, 100),
  definition: words('definition', 20, 500),
  confirmed: day('confirmed').optional(),
  evidence: evidence.optional(),
});

/** A file of content/claims: entries by the id of a claim, or by `family-*` for one entry for all of a kind. */
export const claimsFile = z.record(z.string(), claim, {
  error:
    'must be entries such as "rating:", each with indented lines "text: …" and "definition: …" under it.',
});
