import * as z from 'zod/mini';
import {
  deskPageSize,
  type countQuarantineRules as rulesContract,
  type DeskRow,
  type listDeskEnquiries as contract,
} from '#shared/contracts/desk-inbox.ts';
import { searchKeysOf } from '#shared/rules/search-keys.ts';
import type { Deps, Learner } from '../deps.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { formTypesOf, keptEnquiry, toDeskRow } from './kept-enquiry.ts';

type Request = z.output<typeof contract.request>;

/** Where the page before ended, in each of the two streams of the open ones. */
const place = z.object({
  at: z.nullable(z.string()),
  id: z.nullable(z.uuid()),
  day: z.nullable(z.iso.date()),
  dayId: z.nullable(z.uuid()),
  isLoose: z.boolean(),
});
type Place = z.output<typeof place>;
const beginning: Place = { at: null, id: null, day: null, dayId: null, isLoose: false };

/** Both streams are in order by themselves; of their heads, what is due first comes first. */
function merge(found: readonly Found[]): Found[] {
  const [byPromise, byLaw] = [
    found.filter(({ row }) => row.answerBy === null),
    found.filter(({ row }) => row.answerBy !== null),
  ];
  const merged: Found[] = [];
  let law = 0;
  for (const one of byPromise) {
    for (let next = byLaw[law]; next && next.row.dueAt < one.row.dueAt; next = byLaw[law]) {
      merged.push(next);
      law += 1;
    }
    merged.push(one);
  }
  return [...merged, ...byLaw.slice(law)];
}

/** A page of the inbox. What is close to the words is shown only where nothing has the words themselves. */
export async function listDeskEnquiries(
  request: Request,
  deps: Deps,
): Promise<z.output<typeof contract.response>> {
  const learner = await deps.session.learner();
  const from = request.cursor === undefined ? beginning : readCursor(place, request.cursor);
  const keys = request.q === undefined ? null : searchKeysOf(request.q);
  // Something was typed in which there is no word.
  if (request.q?.trim() && keys === null) return { rows: [], nextCursor: null, isLoose: false };
  const exact = from.isLoose ? [] : await readPage(learner, request, from, keys?.exact);
  const isLoose = from.isLoose || (exact.length === 0 && keys !== null && request.cursor === undefined);
  const found = isLoose ? await readPage(learner, request, from, keys?.loose) : exact;
  const rows = request.view === 'open' ? merge(found) : found;
  const page = rows.slice(0, deskPageSize);
  const next = page.reduce<Place>(
    (so, { row, at }) =>
      request.view === 'open' && row.answerBy !== null
        ? { ...so, day: row.answerBy, dayId: row.id }
        : { ...so, at, id: row.id },
    { ...from, isLoose },
  );
  return {
    rows: page.map(({ row }) => row),
    nextCursor: rows.length > deskPageSize ? writeCursor(next) : null,
    isLoose: isLoose && page.length > 0,
  };
}

interface Found {
  row: DeskRow;
  /** As the database wrote it, to the microsecond. */
  at: string;
}

async function readPage(
  learner: Learner,
  { view, kind, taken }: Request,
  from: Place,
  keys: number[][] | undefined,
): Promise<Found[]> {
  const [first, second, third, fourth, fifth] = keys ?? [];
  const found = await learner.call('list_desk_enquiries', {
    p_view: view,
    p_form_types: kind ? [...formTypesOf[kind]] : null,
    p_is_mine: taken === 'me',
    p_keys_1: first ?? null,
    p_keys_2: second ?? null,
    p_keys_3: third ?? null,
    p_keys_4: fourth ?? null,
    p_keys_5: fifth ?? null,
    p_after_at: from.at,
    p_after_id: from.id,
    p_after_day: from.day,
    p_after_day_id: from.dayId,
    p_limit: deskPageSize + 1,
  });
  return z
    .array(keptEnquiry)
    .parse(found)
    .map((kept) => ({ row: toDeskRow(kept), at: kept.receivedAt }));
}

const rules = z.array(z.object({ rule: z.string(), waiting: z.int(), released: z.int(), deleted: z.int() }));

/** How often each rule set something aside, and what became of it. */
export async function countQuarantineRules(
  _input: object,
  deps: Deps,
): Promise<z.output<typeof rulesContract.response>> {
  const learner = await deps.session.learner();
  return { rules: rules.parse(await learner.call('count_quarantine_rules', {})) };
}
