import { randomUUID } from 'node:crypto';
import type { ElementNode } from 'ultrahtml';
import type { AppError } from '#shared/app-error.ts';
import { institute } from '#shared/catalogue/institute.ts';
import type { TrackedEnquiry } from '#shared/contracts/tracker.ts';
import { trackerMessages } from '#shared/messages/tracker.ts';
import {
  append,
  attributeOf,
  closest,
  findBuiltPage,
  replaceWith,
  setAttribute,
  setText,
  type BuiltPage,
} from '../platform/built-page.ts';
import type { FormPages } from '../platform/endpoint.ts';
import { fillFormPage } from '../platform/form-page.ts';
import type { Service } from '../services/deps.ts';

type Fields = Readonly<Record<string, string>>;

const london = 'Europe/London';
const moment = new Intl.DateTimeFormat('en-GB', { timeZone: london, dateStyle: 'full', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { timeZone: london, dateStyle: 'long' });
const at = (iso: string) => moment.format(new Date(iso));
const on = (iso: string) => day.format(new Date(iso));
const onDay = (civil: string) => day.format(new Date(`${civil}T12:00:00Z`));

/** Where the enquiry is, and what was promised. */
function sayState({ state, dueAt, answerBy, firstAnsweredAt }: TrackedEnquiry, now: Date): string {
  const by = answerBy === null ? at(dueAt) : onDay(answerBy);
  const answered = firstAnsweredAt === null ? '' : ` We answered first on ${on(firstAnsweredAt)}.`;
  switch (state) {
    case 'open':
      if (firstAnsweredAt !== null) return `We have news from you to answer.${answered}`;
      return new Date(dueAt) >= now
        ? `A person reads it and answers by ${by}.`
        : `We promised an answer by ${by} and are late, for which we are sorry. Call ${institute.phone} with your reference.`;
    case 'answered':
      return `It is answered.${answered}`;
    case 'waiting':
      return `We wait to hear from you.${answered}`;
    case 'closed':
      return `It is closed.${answered} What you add opens it again.`;
  }
}

function sayCalls({ calls, correctable }: TrackedEnquiry): string {
  if (calls.withdrawnAt) return `No: you told us so on ${on(calls.withdrawnAt)}.`;
  return calls.isAllowed
    ? `Yes, about this enquiry: you gave us the number ${correctable.phone ?? ''}.`
    : 'No: we have no number of yours.';
}

function sayOffers({ offers: { isAllowed, wording, agreedAt, withdrawnAt } }: TrackedEnquiry): string {
  if (withdrawnAt) return `No: you told us so on ${on(withdrawnAt)}.`;
  return isAllowed && agreedAt
    ? `On ${on(agreedAt)} you agreed to this: “${wording ?? ''}”`
    : 'No: you did not ask for any.';
}

/** Parts of the built page that are hidden until they apply, by their `data-when`. */
function partsOf(tracked: TrackedEnquiry): Readonly<Record<string, boolean>> {
  const { calls, offers, erasure, letters, ownNotes, correctable } = tracked;
  return {
    letters: letters.length > 0,
    notes: ownNotes > 0,
    calls: calls.isAllowed,
    offers: offers.isAllowed,
    erasable: erasure === null,
    erasing: erasure !== null,
    'last-name': correctable.lastName !== '' || correctable.phone !== null,
    phone: correctable.phone !== null,
  };
}

function fill(built: BuiltPage, tracked: TrackedEnquiry, token: string): void {
  const values: Record<string, string> = {
    token,
    changeId: randomUUID(),
    version: String(tracked.version),
    firstName: tracked.correctable.firstName,
    lastName: tracked.correctable.lastName,
    phone: tracked.correctable.phone ?? '',
  };
  for (const input of built.find(({ name }) => name === 'input')) {
    const value = values[attributeOf(input, 'name') ?? ''];
    if (value !== undefined) setAttribute(input, 'value', value);
  }
  const parts = partsOf(tracked);
  for (const part of built.find(({ attributes }) => 'data-when' in attributes))
    if (parts[attributeOf(part, 'data-when') ?? '']) delete part.attributes['hidden'];
    else replaceWith(part, []);
  const say = (slot: string, text: string) => built.fillSlot(`data-${slot}`, text);
  say('reference', tracked.reference);
  say('received', at(tracked.receivedAt));
  say('state', sayState(tracked, new Date()));
  say('calls', sayCalls(tracked));
  say('offers', sayOffers(tracked));
  if (tracked.erasure) {
    say('erasure-reference', tracked.erasure.reference);
    if (tracked.erasure.answerBy) say('erasure-by', onDay(tracked.erasure.answerBy));
  }
  for (const list of built.find(({ attributes }) => 'data-answers' in attributes))
    for (const [question, answer] of tracked.answers) {
      const pair = append(list, 'div', answer === 'Not answered' ? { class: 'soft' } : {});
      setText(append(pair, 'dt', {}), question);
      setText(append(pair, 'dd', {}), answer);
    }
  for (const list of built.find(({ attributes }) => 'data-letters' in attributes))
    for (const { isOurs, body, at: sent } of tracked.letters) {
      const letter = append(list, 'li', { class: isOurs ? 'letter' : 'letter letter-own' });
      setText(append(letter, 'p', { class: 'note' }), `${isOurs ? institute.name : 'You'}, ${at(sent)}`);
      setText(append(letter, 'p', { class: 'letter-body' }), body);
    }
}

/** A form that was refused is seen: what holds it is unfolded. */
function unfold(built: BuiltPage, prefix: string): void {
  for (const summary of built.find(({ attributes }) => attributes['id'] === `${prefix}-summary`)) {
    const details = closest(summary, ({ name }: ElementNode) => name === 'details');
    if (details) setAttribute(details, 'open', '');
  }
}

export type TrackerForm = 'open' | 'correction' | 'addition' | 'withdrawal' | 'erasure';

const doneOf = (form: TrackerForm, fields: Fields): string | null => {
  if (form === 'open') return null;
  if (form !== 'withdrawal') return trackerMessages.done[form];
  return trackerMessages.done[fields['channel'] === 'calls' ? 'calls' : 'offers'];
};

/**
 * Serves one of the tracker's forms. Each answer is the whole page: the token goes from form to form and is in no address. `read` gives
 * what is held, for a form that was refused.
 */
export function trackerPages(
  form: TrackerForm,
  read: Service<{ token: string }, TrackedEnquiry>,
): FormPages<TrackedEnquiry> {
  return {
    decode: (fields) =>
      Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])),
    succeeded: () => null,
    async shown(tracked, fields, request) {
      const built = await findBuiltPage('your-enquiry/shown', request);
      if (!built) return null;
      fill(built, tracked, (fields['token'] ?? '').trim().replace(/^.*#/s, ''));
      const done = doneOf(form, fields);
      if (done) built.fillSlot('data-done', done);
      return built.toString();
    },
    async failed(fields, error, request, deps) {
      const { token: sent = '', ...typed } = fields;
      const token = sent.trim().replace(/^.*#/s, '');
      const tracked = form === 'open' || error.fields?.['token'] ? null : await findTracked(token);
      const built = tracked && (await findBuiltPage('your-enquiry/shown', request));
      if (!built) return openPage(error, request);
      fill(built, tracked, token);
      const prefix = `tracker-${form === 'withdrawal' ? (typed['channel'] ?? '') : form}`;
      unfold(built, prefix);
      const { changeId: _change, version: _version, ...kept } = typed;
      return fillFormPage(built, prefix, kept, error);

      async function findTracked(opens: string): Promise<TrackedEnquiry | null> {
        try {
          return await read({ token: opens }, deps);
        } catch {
          // Neither could it be read: the page that asks for the link says why not.
          return null;
        }
      }
    },
  };
}

async function openPage(error: AppError, request: Request): Promise<string | null> {
  const built = await findBuiltPage('your-enquiry', request);
  return built && fillFormPage(built, 'tracker', {}, error);
}
