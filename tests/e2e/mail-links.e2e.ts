import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { courses } from '#shared/catalogue/courses.ts';
import { dataRequestOptions } from '#shared/contracts/data-request.ts';
import { enquiryFormTypes } from '#shared/rules/labels.ts';
import { trackerPage } from '#shared/contracts/tracker.ts';
import { programmes } from '#shared/catalogue/programmes.ts';
import * as account from '../../netlify/services/account/mails.ts';
import * as ework from '../../netlify/services/ework/mails.ts';
import * as enquiry from '../../netlify/services/mails/enquiry-mails.ts';
import { mailTopics } from '../../src/shared/contracts/mail-choices.ts';
import { composeVisitorNews } from '../../netlify/services/tracker/tracker-mails.ts';
import * as newsletter from '../../netlify/services/mails/newsletter-mails.ts';
import { checkDataRequest, checkSubmission } from '../../netlify/services/submission.ts';
import { stepWords } from '../../src/features/account/sign-in-words.ts';
import { enquiryBody } from '../support/enquiries.ts';
import { expect, test } from '../support/e2e.ts';

const site = 'https://site.example';
const token = '00000000-0000-4000-8000-000000000000';
const now = new Date();
const settings = { siteUrl: site, enquiriesTo: 'desk@kestrelrow.example' };

const enquiryMails = [
  ...enquiryFormTypes.flatMap((formType) =>
    [
      ...programmes.map(({ value }) => value),
      'eWork Experience',
      'Cybersecurity with AI: 6-Month Fast-Track',
    ].map((interestedProgram) => checkSubmission(enquiryBody({ interestedProgram }, formType) as never, now)),
  ),
  ...dataRequestOptions.map(({ value }) =>
    checkDataRequest({ kind: value, name: 'Ada', email: 'ada@visitor.example', details: 'All of it' }, now),
  ),
];

/** Every mail that we compose, by the name of what composes it. */
const mails: Record<string, { text: string; html: string }[]> = {
  composeAccountExists: [account.composeAccountExists(site)],
  composeEmailChange: [account.composeEmailChange(site, '123456')],
  composeAddressTaken: [account.composeAddressTaken(site)],
  composeNotice: (['password', 'address', 'deleted'] as const).map((what) =>
    account.composeNotice(site, what),
  ),
  composeNotifications: [true, false].map((isLearner) =>
    account.composeNotifications({
      siteUrl: site,
      titles: ['News'],
      topics: [...mailTopics],
      token,
      isLearner,
    }),
  ),
  composeInvitation: (['code', 'email'] as const).map((signIn) =>
    ework.composeInvitation({
      firstName: 'Ada',
      courseTitle: courses[0]?.title ?? null,
      siteUrl: site,
      signIn,
    }),
  ),
  composeCode: [ework.composeCode(site, '123456')],
  composeEnquiryMails: enquiryMails.flatMap((submission) =>
    enquiry.composeEnquiryMails(submission, settings),
  ),
  composeVisitorNews: (['added', 'corrected'] as const).map((what) => {
    const { text, html } = composeVisitorNews('KR-ABCDE-12345', what, settings);
    return { text: text ?? '', html: html ?? '' };
  }),
  composeConfirmation: [newsletter.composeConfirmation(site, token)],
  composeWelcome: [newsletter.composeWelcome(site, token)],
};

/** What composes mails, as the source says; what puts parts together for all of them, and lists for ourselves, are not among them. */
function composers(): string[] {
  const files = readdirSync('netlify/services', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('mails.ts'),
  );
  return files.flatMap((file) =>
    [...readFileSync(join('netlify/services', file), 'utf8').matchAll(/export function (compose\w+)/g)].map(
      ([, name = '']) => name,
    ),
  );
}

function linksIn({ text, html }: { text: string; html: string }): string[] {
  const $ = load(html);
  const links = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  // The plain text leads to the same places.
  for (const link of links) expect(text).toContain(link);
  return links.filter((link) => /^https?:/.test(link));
}

test('every link of every mail leads to a page that is there, and to the part that it names', async ({
  request,
}) => {
  expect(Object.keys(mails).sort()).toEqual(composers().sort());
  const links = new Set(Object.values(mails).flatMap((all) => all.flatMap(linksIn)));
  expect(links.size).toBeGreaterThan(15);
  for (const link of links) {
    const { origin, pathname, search, hash } = new URL(link);
    expect(origin, link).toBe(site);
    const answer = await request.get(`${pathname}${search}`, { maxRedirects: 0 });
    expect(answer.status(), link).toBe(200);
    const $ = load(await answer.text());
    // A signed-in page has one for browsers without scripts too.
    expect($('h1').length, `${link} has a heading`).toBeGreaterThan(0);
    // What opens an enquiry is no part of that page.
    if (hash && pathname !== trackerPage) expect($(hash).length, `${link} has that part`).toBeGreaterThan(0);
  }
});

test('the link of each code mail opens the step that asks for that code and sends no other', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.url());
  });
  for (const [file, step] of [
    ['confirmation', 'confirm'],
    ['magic-link', 'verify'],
    ['recovery', 'reset'],
  ] as const) {
    const $ = load(readFileSync(`supabase/templates/${file}.html`, 'utf8'));
    const links = $('a[href]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(links).toHaveLength(1);
    await page.goto((links[0] ?? '').replace('{{ .SiteURL }}', ''));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stepWords[step].title);
    await expect(page.getByLabel('Code')).toBeVisible();
  }
  expect(calls).toEqual([]);
});
