import * as z from 'zod/mini';
import { institute } from '#shared/catalogue/institute.ts';
import { findProgramme } from '#shared/catalogue/programmes.ts';
import type { DeskFigures, FigureRow, readDeskFigures as contract } from '#shared/contracts/desk-figures.ts';
import { contactFormType, sourceOptions } from '#shared/rules/labels.ts';
import { addDays, daysBetween, toLondonDay } from '#shared/rules/london-day.ts';
import { listClockDays } from '#shared/rules/reply-clock.ts';
import type { Deps } from '../deps.ts';

const kept = z.object({
  week: z.nullable(z.string()),
  all: z.int(),
  within: z.int(),
  late: z.int(),
  waiting: z.int(),
  closed: z.int(),
  median: z.nullable(z.number()),
  slowest: z.nullable(z.number()),
});
type Kept = z.output<typeof kept>;

const counted = z.object({
  week: z.string(),
  formType: z.string(),
  programme: z.string(),
  source: z.nullable(z.string()),
  count: z.int(),
});
type Counted = z.output<typeof counted>;

const found = z.object({
  counts: z.array(counted),
  times: z.array(kept),
  open: z.object({ new: z.int(), taken: z.int(), late: z.int() }),
});

/** What is counted where something has no name of its own. */
const words = {
  message: 'Messages by the contact form',
  chat: 'Questions to the assistant',
  'data-request': 'Data requests',
  complaint: 'Complaints',
  other: 'Something else',
  notSaid: 'Not said',
} as const;

/** The Monday of the week of a civil day. */
const mondayOf = (day: string): string => addDays(day, -((daysBetween('2024-01-01', day) + 7_000_000) % 7));

function programmeOf({ formType, programme }: Counted): string {
  if (formType === contactFormType) return words.message;
  if (formType === 'chat' || formType === 'data-request' || formType === 'complaint') return words[formType];
  const known = findProgramme(programme);
  if (!known) return words.other;
  return known.kind === 'ework' ? known.name : known.course.title;
}

const labels = new Map<string, string>(sourceOptions.map(({ value, label }) => [value, label]));
const sourceOf = ({ source }: Counted): string => labels.get(source ?? '') ?? words.notSaid;

/** A line for each name, the most asked for first; equal ones by name. */
function toRows(counts: readonly Counted[], nameOf: (one: Counted) => string, weeks: readonly string[]) {
  const rows = new Map<string, FigureRow>();
  for (const one of counts) {
    const name = nameOf(one);
    const row = rows.get(name) ?? { name, counts: weeks.map(() => 0), total: 0 };
    const at = weeks.indexOf(one.week);
    row.counts[at] = (row.counts[at] ?? 0) + one.count;
    row.total += one.count;
    rows.set(name, row);
  }
  return [...rows.values()].sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1));
}

const toHours = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 360) / 10);

function toKept({ week: _week, median, slowest, ...counts }: Kept) {
  return { ...counts, median: toHours(median), slowest: toHours(slowest) };
}
const none: Kept = {
  week: null,
  all: 0,
  within: 0,
  late: 0,
  waiting: 0,
  closed: 0,
  median: null,
  slowest: null,
};

/** Counted from the rows whenever it is asked. The database is handed the days of the working clock, which it does not know. */
export async function readDeskFigures(
  { weeks: span }: z.output<typeof contract.request>,
  deps: Deps,
): Promise<DeskFigures> {
  const learner = await deps.session.learner();
  const today = toLondonDay(deps.now());
  const last = mondayOf(today);
  const weeks = Array.from({ length: Number(span) }, (_, at) => addDays(last, (at + 1 - Number(span)) * 7));
  const first = weeks[0] ?? last;
  const { counts, times, open } = found.parse(
    await learner.call('read_desk_figures', {
      p_from: `${first}T00:00:00 Europe/London`,
      p_days: listClockDays(first, addDays(today, 1)).map((day) => ({ ...day })),
      p_promised_seconds: institute.replyWithinHours * 3600,
    }),
  );
  return {
    weeks: weeks.map((week) => ({ week, ...toKept(times.find((one) => one.week === week) ?? none) })),
    total: toKept(times.find(({ week }) => week === null) ?? none),
    programmes: toRows(counts, programmeOf, weeks),
    sources: toRows(counts, sourceOf, weeks),
    open,
    promisedHours: institute.replyWithinHours,
  };
}
