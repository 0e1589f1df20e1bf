import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { slots, type Reader, type StartDate } from '#shared/catalogue/people.ts';
import Readers from './Readers.astro';
import Signed from './Signed.astro';
import StartDates from './StartDates.astro';
import Waiting from './Waiting.astro';

const render = async (
  component: Parameters<AstroContainer['renderToString']>[0],
  props: Record<string, unknown>,
) => load(await (await AstroContainer.create()).renderToString(component, { props }));

const readers: Reader[] = [
  { trade: 'Claims handler in an insurance office', years: 1, courses: ['ai-business-analyst'] },
  {
    trade: 'Business analyst in local government',
    years: 14,
    courses: ['ai-business-analyst', 'project-management'],
  },
];
const starts: StartDate[] = [
  { day: '2027-01-04', courses: ['cloud-devops'] },
  { day: '2027-02-01', courses: ['cloud-devops', 'prompt-engineering'] },
  { day: '2027-03-01', courses: ['prompt-engineering'] },
  { day: '2027-04-05', courses: ['cloud-devops'] },
  { day: '2027-05-03', courses: ['cloud-devops'] },
];

test('an empty slot is marked for us, with what belongs there, and is nothing for the public', async () => {
  for (const [component, slot] of [
    [Readers, slots.readers],
    [Signed, slots.directorSignature],
    [StartDates, slots.courseStarts],
  ] as const) {
    const $ = await render(component, {});
    expect($('[data-slot] mark').text()).toBe('To be confirmed');
    expect($('[data-slot]').text()).toContain(slot.needed);
    expect((await render(Waiting, { fact: slot, isPublic: true }))('body').html()?.trim()).toBe('');
  }
});

test('who reads is named by trade and years, for the courses that they read', async () => {
  const words = async (slug: string) =>
    (await render(Readers, { readers, slug }))('li')
      .toArray()
      .map((item) => load(item).text().replace(/\s+/g, ' ').trim());
  expect(await words('ai-business-analyst')).toEqual([
    'Claims handler in an insurance office 1 year',
    'Business analyst in local government 14 years',
  ]);
  expect(await words('cloud-devops')).toEqual([]);
});

test('the next three starts are told, from the first of them to scale, and none that has begun', async () => {
  const days = (page: Awaited<ReturnType<typeof render>>) =>
    page('.starts-list b')
      .toArray()
      .map((day) => page(day).text());
  const all = await render(StartDates, { starts, today: '2027-01-05' });
  expect(days(all)).toEqual(['1 February 2027', '1 March 2027', '5 April 2027']);
  expect(all('.starts-list li').first().text()).toContain('Cloud & DevOps');
  expect(
    all('.starts-strip i')
      .toArray()
      .map((mark) => all(mark).attr('style')),
  ).toEqual(['--at:0', '--at:4', '--at:9']);
  expect(days(await render(StartDates, { starts, today: '2027-01-04', slug: 'prompt-engineering' }))).toEqual(
    ['1 February 2027', '1 March 2027'],
  );
  expect((await render(StartDates, { starts, today: '2028-01-01' }))('body').text().trim()).toBe('');
});

test('a signature is drawn, with name and role as text', async () => {
  const $ = await render(Signed, { signature: { name: 'Rowan Sample', role: 'Director', path: 'M0 0l9 9' } });
  expect($('path').attr('d')).toBe('M0 0l9 9');
  expect($('.signed').text().replace(/\s+/g, ' ').trim()).toBe('Rowan Sample Director');
});
