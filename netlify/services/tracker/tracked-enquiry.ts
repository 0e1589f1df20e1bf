import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import type { Json } from '#shared/database.types.ts';
import type * as contracts from '#shared/contracts/tracker.ts';
import type { TrackedEnquiry } from '#shared/contracts/tracker.ts';
import { marketingWordings } from '#shared/messages/enquiry.ts';
import { newsletterWordings } from '#shared/messages/newsletter.ts';
import { currentWithdrawalWording, trackerMessages } from '#shared/messages/tracker.ts';
import { answerDueAt } from '#shared/rules/reply-clock.ts';
import type { Deps } from '../deps.ts';
import { keptEnquiry } from '../desk/kept-enquiry.ts';
import { correctedAnswers } from '../corrected-answers.ts';
import { trueAnswers } from '../mails/enquiry-mails.ts';
import { sendLater } from '../mails/outgoing.ts';
import { toMoment, toMomentOrNull } from '../moment.ts';
import { takeDataRequest } from '../take-data-request.ts';
import { composeVisitorNews } from './tracker-mails.ts';
import { trackerHash } from '../mails/tracker-link.ts';

const keptTracked = z.object({
  enquiry: keptEnquiry,
  version: z.int(),
  marketing: z.object({ agreed: z.boolean(), wording: z.nullable(z.string()), at: z.string() }),
  newsletter: z.nullable(
    z.object({ confirmedAt: z.nullable(z.string()), endedAt: z.nullable(z.string()), wording: z.string() }),
  ),
  letters: z.array(z.object({ kind: z.enum(['reply', 'visitor']), body: z.string(), at: z.string() })),
  ownNotes: z.int(),
  callsWithdrawnAt: z.nullable(z.string()),
  offersWithdrawnAt: z.nullable(z.string()),
  erasure: z.nullable(z.object({ reference: z.string(), answerBy: z.nullable(z.string()) })),
});
type KeptTracked = z.output<typeof keptTracked>;

const unknownToken = () =>
  new AppError('invalid_fields', trackerMessages.token, { fields: { token: trackerMessages.token } });

/** @throws AppError `invalid_fields` for a token that opens nothing */
async function find(token: string, deps: Deps): Promise<KeptTracked> {
  const kept = await deps.database('read_tracked_enquiry', { p_token_hash: trackerHash(token) });
  if (kept === null) throw unknownToken();
  return keptTracked.parse(kept);
}

const stateOf = {
  new: 'open',
  taken: 'open',
  answered: 'answered',
  waiting: 'waiting',
  closed: 'closed',
  // No token opens these.
  quarantined: 'open',
  deleted: 'closed',
} as const;

const wordings: Readonly<Record<string, string>> = { ...marketingWordings, ...newsletterWordings };
const sayWording = (id: string | null) => (id === null ? null : (wordings[id] ?? id));

/** What they ticked with the enquiry, or confirmed by mail; ended by either way of taking it back. */
function offersOf({ marketing, newsletter, offersWithdrawnAt }: KeptTracked): TrackedEnquiry['offers'] {
  const withdrawnAt = toMomentOrNull(offersWithdrawnAt ?? newsletter?.endedAt ?? null);
  const [wording, agreedAt] = newsletter?.confirmedAt
    ? [newsletter.wording, newsletter.confirmedAt]
    : marketing.agreed
      ? [marketing.wording, marketing.at]
      : [null, null];
  return {
    isAllowed: wording !== null && withdrawnAt === null,
    wording: sayWording(wording),
    agreedAt: toMomentOrNull(agreedAt),
    withdrawnAt,
  };
}

function toTracked(kept: KeptTracked): TrackedEnquiry {
  const { enquiry } = kept;
  const isPersonal = enquiry.answerBy !== null;
  const callsWithdrawnAt = toMomentOrNull(kept.callsWithdrawnAt);
  return {
    reference: enquiry.reference,
    about: isPersonal ? '' : enquiry.programme,
    receivedAt: toMoment(enquiry.receivedAt),
    state: stateOf[enquiry.place],
    dueAt: answerDueAt(enquiry).toISOString(),
    answerBy: enquiry.answerBy,
    firstAnsweredAt: toMomentOrNull(enquiry.firstAnsweredAt),
    answers: trueAnswers(enquiry).map(([question, answer]) => [question, answer]),
    correctable: {
      firstName: enquiry.firstName,
      lastName: enquiry.lastName,
      phone: isPersonal ? null : enquiry.phone,
    },
    version: kept.version,
    letters: kept.letters.map(({ kind, body, at }) => ({ isOurs: kind === 'reply', body, at: toMoment(at) })),
    ownNotes: kept.ownNotes,
    calls: {
      isAllowed: callsWithdrawnAt === null && enquiry.phone.trim() !== '',
      withdrawnAt: callsWithdrawnAt,
    },
    offers: offersOf(kept),
    erasure: kept.erasure,
  };
}

/** What we hold of the enquiry of a token. Reads and changes nothing. */
export async function readTrackedEnquiry({ token }: { token: string }, deps: Deps): Promise<TrackedEnquiry> {
  return toTracked(await find(token, deps));
}

const refusals: Readonly<Record<string, () => AppError>> = {
  unknown: unknownToken,
  stale: () => new AppError('conflict', trackerMessages.stale),
  limited: () => new AppError('rate_limited', trackerMessages.limited, { retryAfterSeconds: 86_400 }),
};

/** Sends the mail that tells the institute, and gives what is held now. @throws AppError where the outcome is a refusal */
async function after(
  rows: { outcome: string; mail_id: string | null }[],
  token: string,
  deps: Deps,
): Promise<TrackedEnquiry> {
  const [row] = rows;
  if (!row) throw new Error('a tracker function answered nothing');
  const refusal = refusals[row.outcome];
  if (refusal) throw refusal();
  if (row.mail_id) sendLater([row.mail_id], deps);
  return readTrackedEnquiry({ token }, deps);
}

export async function addToTrackedEnquiry(
  { token, changeId, body }: z.output<typeof contracts.addToTrackedEnquiry.request>,
  deps: Deps,
): Promise<TrackedEnquiry> {
  const { enquiry } = await find(token, deps);
  const rows = await deps.database('add_to_tracked_enquiry', {
    p_token_hash: trackerHash(token),
    p_change_id: changeId,
    p_body: body.trim(),
    p_mail: composeVisitorNews(enquiry.reference, 'added', deps.settings),
  });
  return after(rows, token, deps);
}

/** @throws AppError `invalid_fields` for a number that is none, or where nothing is different; `conflict` */
export async function correctTrackedEnquiry(
  { token, version, ...typed }: z.output<typeof contracts.correctTrackedEnquiry.request>,
  deps: Deps,
): Promise<TrackedEnquiry> {
  const kept = await find(token, deps);
  const { enquiry } = kept;
  const corrected = correctedAnswers(enquiry, { ...typed, email: enquiry.email });
  // What was pressed twice is corrected already.
  if (!corrected) return toTracked(kept);
  const rows = await deps.database('correct_tracked_enquiry', {
    p_token_hash: trackerHash(token),
    p_version: version,
    p_first_name: corrected.firstName,
    p_last_name: corrected.lastName,
    p_phone_typed: corrected.phoneTyped,
    p_phone_e164: corrected.phoneE164,
    p_labels: corrected.labels as Json,
    p_choices: corrected.choices as Json,
    p_search_keys: corrected.searchKeys,
    p_mail: composeVisitorNews(enquiry.reference, 'corrected', deps.settings),
  });
  return after(rows, token, deps);
}

export async function withdrawFromTrackedEnquiry(
  { token, channel }: z.output<typeof contracts.withdrawFromTrackedEnquiry.request>,
  deps: Deps,
): Promise<TrackedEnquiry> {
  const isKnown = await deps.database('withdraw_by_tracker', {
    p_token_hash: trackerHash(token),
    p_channel: channel,
    p_wording: currentWithdrawalWording[channel],
  });
  if (!isKnown) throw unknownToken();
  return readTrackedEnquiry({ token }, deps);
}

/** A data request like any other: with a reference, a day, and an acknowledgement. While one is open no second one is made. */
export async function askForErasure({ token }: { token: string }, deps: Deps): Promise<TrackedEnquiry> {
  const kept = await find(token, deps);
  if (kept.erasure) return toTracked(kept);
  const { firstName, lastName, email, reference } = kept.enquiry;
  await takeDataRequest(
    {
      kind: 'erasure',
      name: `${firstName} ${lastName}`.trim(),
      email,
      details: `Asked on the page of enquiry ${reference}, opened by the link in our email to this address.`,
    },
    deps,
  );
  return readTrackedEnquiry({ token }, deps);
}
