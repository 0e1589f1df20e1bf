import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicPart } from '../../src/content-schemas/mentors.ts';
import { courseSlugs } from '../../src/shared/catalogue/course.ts';
import { eworkProjectsOf } from '../../src/shared/catalogue/ework-projects.ts';
import { getCollection } from './collections.ts';
import { mentorSentences } from './mentor-sentences.ts';

const briefs = getCollection('eworkProjects');
const sheets = getCollection('mentorSheets');

test('each project has a sheet, and its public brief says that a surprise comes', () => {
  for (const slug of courseSlugs) {
    const projects = eworkProjectsOf(slug);
    expect(sheets.get(slug)?.projects.map(({ title }) => title)).toEqual(
      projects.map(({ id }) => briefs.get(id)?.title),
    );
    for (const { id } of projects)
      expect(briefs.get(id)?.mentorGuidance, id).toMatch(/surprise|you do not expect|not prepared|of their own/);
  }
});

test('one week of each course is public: a week of its project, with data, and nothing of the surprise', () => {
  const lessons = getCollection('eworkLessons');
  for (const slug of courseSlugs) {
    const { project, week, rubric, exemplar } = publicPart(sheets.get(slug)!);
    const { firstWeek, lastWeek } = eworkProjectsOf(slug)[project - 1]!;
    expect(week, slug).toBeGreaterThanOrEqual(firstWeek);
    expect(week, slug).toBeLessThanOrEqual(lastWeek);
    expect(lessons.get(`${slug}-w${String(week).padStart(2, '0')}`)?.materials, slug).not.toEqual([]);
    const printed = JSON.stringify([rubric, exemplar]);
    const { surprise } = sheets.get(slug)!.projects[project - 1]!;
    expect(surprise.split(/(?<=[.!?])\s+/).filter((sentence) => printed.includes(sentence))).toEqual([]);
  }
});

test('each sheet is whole: whom to play, what is good, a rubric of four levels, mistakes, an exemplar', () => {
  for (const [slug, { projects }] of sheets)
    for (const { title, play, good, rubric, mistakes, exemplar } of projects)
      expect([play, good, rubric, mistakes, exemplar].includes(undefined), `${slug}: ${title}`).toBe(false);
});

test('no sentence of a sheet is in the briefs, the weeks or anything that a function carries, the mentors’ own apart', () => {
  // Made by Astro's set-up, which Vitest shares.
  const folder = 'netlify/generated';
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith('mentor-sheets'))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'utf8'));
  expect(texts.length).toBeGreaterThan(10);
  const everything = [...texts, JSON.stringify([...briefs.values()])].join('\n');
  const sentences = mentorSentences();
  expect(sentences.length).toBeGreaterThan(1000);
  expect(sentences.filter((sentence) => everything.includes(JSON.stringify(sentence).slice(1, -1)))).toEqual([]);
});

test('the mentors’ function alone carries the sheets, and reads a page for each project of a course', () => {
  const carriers = readFileSync('netlify.toml', 'utf8')
    .split(/^\[/m)
    .filter((section) => section.includes('mentor-sheets'))
    .map((section) => section.split(']')[0]);
  expect(carriers).toEqual(['functions.mentor']);
  for (const slug of courseSlugs) {
    const pages = JSON.parse(readFileSync(`netlify/generated/mentor-sheets/${slug}.json`, 'utf8')) as {
      brief: { title: string };
      sheet: { title: string };
    }[];
    expect(pages.map(({ sheet }) => sheet.title)).toEqual(pages.map(({ brief }) => brief.title));
    expect(pages).toHaveLength(4);
  }
});
