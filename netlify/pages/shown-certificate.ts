import { AppError } from '#shared/app-error.ts';
import type { ShownCertificate } from '#shared/contracts/certificates.ts';
import { reasonWords } from '#shared/messages/certificates.ts';
import { readCertificateNumber } from '#shared/rules/certificate-number.ts';
import { portfolioTitle } from '#shared/rules/portfolio.ts';
import {
  append,
  attributeOf,
  findBuiltPage,
  replaceWith,
  setAttribute,
  setText,
  type BuiltPage,
} from '../platform/built-page.ts';
import type { Route } from '../platform/door.ts';
import { pageResponse } from '../platform/responses.ts';
import type { Deps } from '../services/deps.ts';

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });
const on = (civil: string) => day.format(new Date(`${civil}T12:00:00Z`));

/** Neither the page nor that there is none is for search results, and a withdrawal is said at once. */
const headers = { 'X-Robots-Tag': 'noindex' };

/**
 * A certificate that its holder shows, without a script. What is private, erased or never was is answered with the same page.
 * @param read throws `not_found` for those
 */
export function certificatePage(read: (number: string, deps: Deps) => Promise<ShownCertificate>): Route {
  return {
    methods: ['GET', 'HEAD'],
    path: '/certificates/:number',
    async answer({ params, request, requestId, deps }) {
      const number = readCertificateNumber(params['number'] ?? '');
      if (number === null) throw new AppError('not_found');
      const shown = await read(number, deps);
      const built = await findBuiltPage('verify/shown', request);
      if (!built) throw new AppError('service_unavailable');
      fill(built, shown, new URL(request.url).origin);
      return pageResponse(200, built.toString(), requestId, headers);
    },
    async failed(error, { request, requestId }) {
      if (error.code !== 'not_found') return null;
      const built = await findBuiltPage('verify/not-shown', request);
      return built && pageResponse(404, built.toString(), requestId, headers);
    },
  };
}

/** Parts of the built page that are hidden until they apply, by their `data-when`. */
const partsOf = (shown: ShownCertificate): Readonly<Record<string, boolean>> => ({
  [shown.state]: true,
  [shown.kind]: true,
  award: shown.kind !== 'portfolio',
  demonstration: shown.isDemonstration,
  exam: shown.exam !== null,
  newer: shown.newer !== null,
  words: shown.words !== '',
  work: shown.work.length > 0,
});

function fill(built: BuiltPage, shown: ShownCertificate, origin: string): void {
  const parts = partsOf(shown);
  for (const part of built.find(({ attributes }) => 'data-when' in attributes))
    if (parts[attributeOf(part, 'data-when') ?? '']) delete part.attributes['hidden'];
    else replaceWith(part, []);
  const isPortfolio = shown.kind === 'portfolio';
  const title = isPortfolio ? portfolioTitle(shown.awardName) : shown.awardName;
  fillHead(
    built,
    `${shown.name}: ${isPortfolio ? shown.awardName : title}`,
    `${origin}/certificates/${shown.number}`,
  );
  const say = (slot: string, text: string) => built.fillSlot(`data-${slot}`, text);
  say('holder', shown.name);
  say('award', title);
  say('number', shown.number);
  say('issued', on(shown.awardedOn));
  say('until', on(shown.validUntil));
  say('criteria', shown.criteria);
  say('words', shown.words);
  if (shown.exam) say('exam', `${shown.exam.percent}%, on ${on(shown.exam.satOn)}`);
  if (shown.withdrawn) say('withdrawn', `${on(shown.withdrawn.on)}. ${reasonWords[shown.withdrawn.reason]}`);
  for (const link of built.find(({ attributes }) => 'data-check' in attributes))
    setAttribute(link, 'href', `/verify#${shown.number}`);
  for (const link of built.find(({ attributes }) => 'data-newer' in attributes))
    setAttribute(link, 'href', `/certificates/${shown.newer ?? ''}`);
  for (const list of built.find(({ attributes }) => 'data-work' in attributes))
    for (const piece of shown.work) {
      const item = append(list, 'li', { class: 'piece' });
      setText(append(item, 'h3', {}), piece.title);
      if (piece.brief) setText(append(item, 'p', { class: 'piece-brief' }), piece.brief);
      if (piece.link) {
        const line = append(item, 'p', {});
        setText(append(line, 'a', { href: piece.link, rel: 'nofollow noopener noreferrer ugc' }), piece.link);
      }
      setText(append(item, 'p', { class: 'piece-outcome' }), piece.narrative);
    }
}

/** What a tab and a shared link say. */
function fillHead(built: BuiltPage, title: string, address: string): void {
  for (const element of built.find(({ name }) => name === 'title')) setText(element, title);
  for (const meta of built.find(({ name }) => name === 'meta')) {
    const property = attributeOf(meta, 'property');
    if (property === 'og:title') setAttribute(meta, 'content', title);
    if (property === 'og:url') setAttribute(meta, 'content', address);
  }
}
