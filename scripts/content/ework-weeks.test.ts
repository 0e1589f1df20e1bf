import { describe, expect, expectTypeOf, test } from 'vitest';
import { courseNeeds } from '../../src/shared/catalogue/course-needs.ts';
import type { CourseSlug } from '../../src/shared/catalogue/course.ts';
import { courseSlugs } from '../../src/shared/catalogue/course.ts';
import { courses, getCourse } from '../../src/shared/catalogue/courses.ts';
import { eworkProjectsOf } from '../../src/shared/catalogue/ework-projects.ts';
import type { EworkHours, EworkTask, HoursOf } from '../../src/shared/catalogue/ework-tasks.ts';
import { eworkTasks, eworkTasksOf, findEworkTask } from '../../src/shared/catalogue/ework-tasks.ts';
import type { EworkItem, EworkTaskWords } from '../../src/shared/catalogue/words.ts';
import { getCollection } from './collections.ts';

const weeks = getCollection('eworkWeeks');
const briefs = getCollection('eworkProjects');

interface WholeTask extends EworkTask, EworkTaskWords {}

const whole = (task: EworkTask): WholeTask => ({ ...task, ...weeks.get(task.id)! });
const texts = (items: readonly EworkItem[]) => items.map(({ text }) => text);

/** The courses whose weeks are written: all nine, because no course is sold whose weeks are not. */
const written: readonly CourseSlug[] = [
  'prompt-engineering',
  'cybersecurity-with-ai',
  'ai-business-analyst',
  'ai-data-analysis',
  'project-management',
  'ai-business-automation',
  'ai-machine-learning',
  'blockchain-development',
  'cloud-devops',
];

/** The weeks of docs/contract/ework.md, written out: an id that was given out stays. */
const specifiedWeeks: Readonly<Record<CourseSlug, number>> = {
  'prompt-engineering': 8,
  'cybersecurity-with-ai': 12,
  'ai-business-analyst': 10,
  'ai-data-analysis': 14,
  'project-management': 10,
  'ai-business-automation': 12,
  'ai-machine-learning': 16,
  'blockchain-development': 14,
  'cloud-devops': 12,
};

const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Everything that a student reads, except the titles of other people's pages. */
const prose = (task: WholeTask): string[] => [
  task.title,
  task.description,
  ...texts(task.objectives),
  ...texts(task.deliverables),
];

/** Runs of three words, as a set: two texts that share many of them are one text with changes. */
function shingles(text: string): Set<string> {
  const list = words(text.toLowerCase()).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''));
  return new Set(list.slice(2).map((_, index) => list.slice(index, index + 3).join(' ')));
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((shingle) => other.has(shingle)).length;
  return shared / (one.size + other.size - shared);
}

const american = new RegExp(
  [
    /\b(?:analy|catalog|paraly)z\w+/,
    /\b(?:organ|real|recogn|priorit|summar|categor|minim|maxim|optim|normal|author|custom|token|central|general|final|special|standard|visual|util|emphas|apolog|critic|digit|initial|local|modern|anonym|pseudonym|random|serial|sanit|parameter|vector|container|virtual|personal|formal|item|stabil|rational|familiar|memor|neutral|scrutin|symbol|synchron|hypothes)iz(?:e|es|ed|er|ers|ing|ation|ations)\b/,
    /\b(?:colo|behavio|favo|labo|neighbo|hono|endeavo|rumo|humo|flavo|harbo)rs?(?:ed|ing|ite|ites|able|al|hood)?\b/,
    /\b(?:center|centers|centered|theater|fiber|liter)\b/,
    /\b(?:modeling|modeled|labeling|labeled|canceling|canceled|traveling|traveled|traveler|totaled|signaled|leveled|fueled)\b/,
    /\b(?:defense|offense|pretense|catalog|dialog|artifacts?|gray|enroll|enrolls|enrollment|fulfill|fulfillment|skillful|skeptic\w*|gotten|math|airplane|checkbook|jewelry)\b/,
    /\b(?:vacation|zip code|cell phone|fiscal year|sidewalk|elevator|apartment|paycheck)s?\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

const praise =
  /\b(?:amazing|awesome|exciting|excellent|world-class|cutting-edge|state-of-the-art|best-in-class|game-chang\w+|revolutionary|innovative|powerful|seamless\w*|stunning|incredibl[ey]|fantastic|holistic|impactful|synerg\w+|leverag(?:e|es|ing)|delv(?:e|es|ing)|unlock(?:s|ing)? (?:the|your) (?:full|power|potential|secrets?)|deep dive|master the|learning journey|comprehensive)\b/i;

const readingForItsOwnSake =
  /\bresearch(?:es)?\b[^.;]*\b(?:write|writes|prepare|prepares|produce|produces)\b[^.;]*\b(?:report|essay|summary)\b/i;

const unseen =
  /^(?:understand|learn|know|explore|discover|familiari[sz]e|appreciate|consider|become|gain|reflect|be aware|think about|reads? (?:about|up)|study|studies|research)/i;

describe.each(written)('the weeks of %s', (slug) => {
  const course = getCourse(slug);
  const tasks = eworkTasksOf(slug).map(whole);

  test('are as many as the contract says, one task each, in order', () => {
    expect(tasks).toHaveLength(specifiedWeeks[slug]);
    expect(tasks.map(({ week }) => week)).toEqual(oneTo(course.weeks));
  });

  test('have ids that say course and week', () => {
    expect(tasks.map(({ id }) => id)).toEqual(
      oneTo(specifiedWeeks[slug]).map((week) => `${slug}-w${String(week).padStart(2, '0')}`),
    );
  });

  test('fill the weeks of each project, at its client', () => {
    for (const project of eworkProjectsOf(slug)) {
      const own = tasks.filter(({ week }) => week >= project.firstWeek && week <= project.lastWeek);
      expect(own).toHaveLength(project.weeks);
      const client = briefs.get(project.id)!.client;
      const [clientName = client] = words(client);
      for (const task of own) expect(task.description, task.id).toContain(clientName);
    }
  });

  test('take whole hours, and over the course half of its hours a week', () => {
    for (const { id, estimatedHours } of tasks) {
      expect(Number.isInteger(estimatedHours), id).toBe(true);
      expect(estimatedHours, id).toBeGreaterThanOrEqual(6);
      expect(estimatedHours, id).toBeLessThanOrEqual(14);
    }
    const [low, high] = course.hoursPerWeek;
    const total = sum(tasks.map(({ estimatedHours }) => estimatedHours));
    expect(total).toBeGreaterThanOrEqual((low / 2) * course.weeks);
    expect(total).toBeLessThanOrEqual((high / 2) * course.weeks);
  });

  test('never repeat a title, an objective or a deliverable', () => {
    for (const list of [
      tasks.map(({ title }) => title),
      tasks.flatMap(({ objectives }) => texts(objectives)),
      tasks.flatMap(({ deliverables }) => texts(deliverables)),
    ]) {
      expect(list.filter((text, index) => list.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('name one title for one address', () => {
    const titles = new Map<string, string>();
    for (const { title, address } of tasks.flatMap(({ resources }) => resources)) {
      expect(titles.get(address) ?? title, address).toBe(title);
      titles.set(address, title);
    }
  });

  describe.each(tasks.map((task) => [task.id, task] as const))('%s', (_id, task) => {
    test('has a description of 80 to 150 words', () => {
      const count = words(task.description).length;
      expect(count).toBeGreaterThanOrEqual(80);
      expect(count).toBeLessThanOrEqual(150);
    });

    test('has a title that fits on a card', () => {
      expect(task.title.length).toBeLessThanOrEqual(60);
      expect(task.title).not.toMatch(/[.:]$/);
    });

    test('has three to six objectives that can be seen in the work', () => {
      const objectives = texts(task.objectives);
      expect(objectives.length).toBeGreaterThanOrEqual(3);
      expect(objectives.length).toBeLessThanOrEqual(6);
      for (const objective of objectives) {
        expect(objective).not.toMatch(unseen);
        // "Separates needs from solutions in each note": what the finished work does.
        expect(objective).toMatch(/^(?:Each|Every|No|All|[A-Z][a-z]+s)\s/);
        expect(words(objective).length, objective).toBeGreaterThanOrEqual(5);
        expect(words(objective).length, objective).toBeLessThanOrEqual(30);
        expect(objective).not.toMatch(/\.$/);
      }
    });

    test('has two to four deliverables with a form, a length and what makes them good', () => {
      const deliverables = texts(task.deliverables);
      expect(deliverables.length).toBeGreaterThanOrEqual(2);
      expect(deliverables.length).toBeLessThanOrEqual(4);
      for (const deliverable of deliverables) {
        expect(words(deliverable).length, deliverable).toBeGreaterThanOrEqual(8);
        expect(words(deliverable).length, deliverable).toBeLessThanOrEqual(50);
        expect(deliverable).not.toMatch(/\.$/);
      }
    });

    test('has two to four resources at well-formed addresses', () => {
      const resources = task.resources;
      expect(resources.length).toBeGreaterThanOrEqual(2);
      expect(resources.length).toBeLessThanOrEqual(4);
      expect(new Set(resources.map(({ address }) => address)).size).toBe(resources.length);
      for (const { title, address } of resources) {
        expect(title.length).toBeGreaterThan(5);
        const url = new URL(address);
        expect(url.protocol).toBe('https:');
        expect(url.username + url.password + url.port).toBe('');
        expect(url.hostname).toMatch(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/);
        expect(url.hostname).not.toMatch(/(?:^|\.)(?:example|test|localhost|bit\.ly|t\.co)$/);
        expect(address).not.toMatch(/\s|utm_|[?&](?:ref|source)=/);
        // Written as it will be requested: nothing to encode, no doubled slash.
        expect(url.href.replace(/\/$/, '')).toBe(address.replace(/\/$/, ''));
        expect(url.pathname).not.toContain('//');
      }
    });

    test('is written in plain British English', () => {
      for (const text of prose(task)) {
        expect(text).not.toMatch(american);
        expect(text).not.toMatch(praise);
        expect(text).not.toMatch(readingForItsOwnSake);
        expect(text).not.toContain('!');
        // As on the rest of the site: a typographic apostrophe, no doubled spaces, nothing hanging over.
        expect(text).not.toMatch(/'| {2}|^\s|\s$/);
      }
    });
  });
});

describe('over all courses', () => {
  test('every course has its weeks', () => {
    expect(written).toEqual(courseSlugs);
    expect(eworkTasks).toHaveLength(108);
  });

  test('the weeks of all nine come to 108', () => {
    expect(sum(Object.values(specifiedWeeks))).toBe(108);
    expect(courses.map(({ slug, weeks }) => [slug, weeks])).toEqual(Object.entries(specifiedWeeks));
  });

  test('ids are unique, and an id finds its task', () => {
    expect(new Set(eworkTasks.map(({ id }) => id)).size).toBe(eworkTasks.length);
    for (const task of eworkTasks) expect(findEworkTask(task.id)).toBe(task);
    expect(findEworkTask('prompt-engineering-w99')).toBeNull();
    expect(findEworkTask('constructor')).toBeNull();
  });

  test('no two descriptions are alike', () => {
    const sets = eworkTasks.map(whole).map(({ id, description }) => ({ id, set: shingles(description) }));
    const alike = sets.flatMap(({ id, set }, index) =>
      sets
        .slice(index + 1)
        .filter((other) => similarity(set, other.set) > 0.05)
        .map((other) => `${id} and ${other.id}`),
    );
    expect(alike).toEqual([]);
  });

  test('the compiler counts the weeks', () => {
    type Eight = HoursOf<'prompt-engineering'>;
    expectTypeOf<HoursOf<'ai-machine-learning'>['length']>().toEqualTypeOf<16>();
    expectTypeOf<Eight['length']>().toEqualTypeOf<8>();
    expectTypeOf<readonly [8, 8, 9, 9, 10, 9, 10]>().not.toExtend<Eight>();
    expectTypeOf<readonly EworkHours[]>().not.toExtend<Eight>();
    expectTypeOf<Eight>().toExtend<readonly EworkHours[]>();
  });

  test('courses that run machines or models at home say how much memory that takes, and no others', () => {
    // Half-hourly readings of the machine-learning course unpack to 10 GB.
    const needsMemory = (slug: CourseSlug) =>
      slug === 'ai-machine-learning' ||
      /VirtualBox|Docker|Ollama/.test(JSON.stringify(eworkTasksOf(slug).map(whole)));
    for (const { slug } of courses)
      expect(courseNeeds[slug].computer.includes('16 GB'), slug).toBe(needsMemory(slug));
  });

  test('each project is a whole brief for a client of its own', () => {
    const all = [...briefs.values()];
    expect(all).toHaveLength(36);
    expect(new Set(all.map(({ title }) => title)).size).toBe(36);
    expect(new Set(all.map(({ client }) => client)).size).toBe(36);
  });

  test('the measures of likeness and language catch what they are for', () => {
    const text = 'The head wants it cheap and the office wants it after Easter.';
    expect(similarity(shingles(text), shingles(text.replace('cheap', 'early')))).toBeGreaterThan(0.4);
    expect(similarity(shingles(text), shingles('A clinic moves on a Saturday in March.'))).toBe(0);
    for (const wrong of [
      'Organize the list',
      'the behavior of',
      'a catalog',
      'color',
      'labeled',
      'analyzing',
    ]) {
      expect(wrong).toMatch(american);
    }
    for (const right of [
      'organise',
      'behaviour',
      'labour',
      'a size',
      'Harbour Lane',
      'prize',
      'seize',
      'sized',
    ]) {
      expect(right).not.toMatch(american);
    }
    expect('Research the market and write a two-page report').toMatch(readingForItsOwnSake);
    expect('Understands the law').toMatch(unseen);
  });
});
