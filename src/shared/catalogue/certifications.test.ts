import { describe, expect, test } from 'vitest';
import { certificationSteps, certificationTracks, successFormula } from './certifications.ts';

test('there are six tracks, in the order of the contract', () => {
  expect(certificationTracks.map(({ title }) => title)).toEqual([
    'Prompt Engineering',
    'Cybersecurity',
    'AI Business Analyst',
    'AI Data Analysis',
    'Project Management',
    'AI Business Automation',
  ]);
});

describe.each(certificationTracks)('$title', ({ levels }) => {
  test('has three levels, each on top of the one below', () => {
    expect(levels.map(({ level }) => level)).toEqual(['Foundational', 'Professional', 'Expert']);
    const [foundational, professional, expert] = levels;
    expect(foundational.prerequisites).toBe('None');
    expect(professional.prerequisites).toBe(foundational.name);
    expect(expert.prerequisites.startsWith(professional.name)).toBe(true);
    expect(expert.prerequisites).toMatch(
      / and (6 months|1 year|2 years) of experience$| and (management|leadership|operations) experience$/,
    );
    expect(foundational.weeks).toBeLessThan(professional.weeks);
    expect(professional.weeks).toBeLessThan(expert.weeks);
  });

  test('stays within the limits of exams and training', () => {
    for (const { exam, weeks, skills, examFormat } of levels) {
      expect(exam.questions).toBeGreaterThanOrEqual(45);
      expect(exam.questions).toBeLessThanOrEqual(120);
      expect(exam.minutes).toBeGreaterThanOrEqual(90);
      expect(exam.minutes).toBeLessThanOrEqual(300);
      expect(weeks).toBeGreaterThanOrEqual(4);
      expect(weeks).toBeLessThanOrEqual(14);
      expect(skills.length).toBeGreaterThanOrEqual(3);
      expect(examFormat).toMatch(
        /^\d+ questions( and a (practical exercise|project|case study))?, (90 minutes|[2-5] hours( 30 minutes)?)$/,
      );
    }
  });
});

test('the limits are reached: 45 and 120 questions, 90 minutes and 5 hours, 4 and 14 weeks', () => {
  const levels = certificationTracks.flatMap((track) => track.levels);
  const spread = (numbers: number[]): number[] => [Math.min(...numbers), Math.max(...numbers)];
  expect(spread(levels.map(({ exam }) => exam.questions))).toEqual([45, 120]);
  expect(spread(levels.map(({ exam }) => exam.minutes))).toEqual([90, 300]);
  expect(spread(levels.map(({ weeks }) => weeks))).toEqual([4, 14]);
  expect(new Set(levels.map(({ name }) => name)).size).toBe(18);
});

test('the kinds of experience that Expert asks for all occur', () => {
  const asked = certificationTracks.map((track) => track.levels[2].prerequisites.split(' and ').at(-1));
  expect(new Set(asked)).toEqual(
    new Set([
      '6 months of experience',
      '1 year of experience',
      '2 years of experience',
      'management experience',
      'leadership experience',
      'operations experience',
    ]),
  );
});

test('the steps and the formula have the contract’s words', () => {
  expect(certificationSteps.map(({ title }) => title)).toEqual([
    'Complete Training',
    'Practice Assessments',
    'Proctored Examination',
    'Digital Credentials',
  ]);
  expect(successFormula.join(' + ')).toBe(
    'Training + Certification + eWork Experience + CV Review + Interview Prep',
  );
});
