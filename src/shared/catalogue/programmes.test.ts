import { expect, test } from 'vitest';
import { certificationTracks } from './certifications.ts';
import { courses } from './courses.ts';
import { plans } from './plans.ts';
import { findProgramme, programmes } from './programmes.ts';

test('all nine programmes are offered with their lengths', () => {
  expect(programmes.map(({ label }) => label)).toEqual([
    'Prompt Engineering (8 weeks)',
    'Cybersecurity with AI (12 weeks)',
    'AI Business Analyst (10 weeks)',
    'AI Data Analysis (14 weeks)',
    'Project Management (10 weeks)',
    'AI Business Automation (12 weeks)',
    'Artificial Intelligence & Machine Learning (16 weeks)',
    'Blockchain Development (14 weeks)',
    'Cloud Computing & DevOps (12 weeks)',
  ]);
});

test('whatever a page can preselect is found again, as what it is', () => {
  for (const course of courses) expect(findProgramme(course.title)).toMatchObject({ kind: 'course', course });
  for (const { label } of programmes) expect(findProgramme(label)?.kind).toBe('course');
  for (const plan of plans) {
    expect(findProgramme(plan.name)).toMatchObject({ kind: 'plan', plan });
    expect(findProgramme(plan.id)).toMatchObject({ kind: 'plan', plan });
  }
  for (const track of certificationTracks) {
    for (const level of track.levels) {
      expect(findProgramme(level.name)).toMatchObject({ kind: 'certification', track, level });
    }
  }
  expect(findProgramme('eWork Experience')?.kind).toBe('ework');
});

test('a name is found whatever its capitals and spaces, and under its older name', () => {
  expect(findProgramme('  prompt   ENGINEERING ')?.name).toBe('Prompt Engineering');
  expect(findProgramme('Cybersecurity Consultant with AI')?.name).toBe('Cybersecurity with AI');
});

test.each(['', 'Basket weaving', '__proto__', 'constructor'])('%j is no programme', (text) => {
  expect(findProgramme(text)).toBeNull();
});
