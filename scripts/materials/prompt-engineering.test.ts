import { expect, test } from 'vitest';
import {
  fernhillBranches,
  fernhillLastYear,
  fernhillQuestions,
  marrowQuestions,
  promptEngineeringFiles,
  quaysideHeldBack,
  quaysideMail,
  saltmarshReports,
} from './prompt-engineering.ts';

// Each test solves a small part of a week, by what the file alone says: the awkward fact of the brief is there to be found.

const files = promptEngineeringFiles();

test('weeks 1 and 2: eight types, five or more that fit none, and two promises about the deposit', () => {
  expect(Object.values(quaysideMail).flat()).toHaveLength(40);
  expect(quaysideMail['no type fits']?.length).toBeGreaterThanOrEqual(5);
  expect(Object.keys(quaysideMail)).toHaveLength(9);
  expect(quaysideHeldBack.filter((text) => /deposit|£420|cleaning charge|ten days/i.test(text))).toHaveLength(
    6,
  );
  expect(files['quayside-handbook.txt']).toContain('14 days after the keys');
  expect(files['quayside-website.txt']).toContain('ten working days of moving out');
});

test('weeks 3 and 4: two branches change in the holidays, eight cells are old, and the drawer is lopsided', () => {
  const now = fernhillBranches();
  const changed = fernhillLastYear().flatMap((row, at) =>
    Object.entries(row).filter(([field, value]) => now[at]?.[field as 'name'] !== value),
  );
  expect(changed).toHaveLength(8);
  expect(now.filter(({ holiday }) => holiday !== 'as usual').map(({ name }) => name)).toEqual([
    'Harrow End',
    'Larkrise',
  ]);
  const questions = fernhillQuestions().map(([, text]) => text);
  const about = (name: string) =>
    questions.filter((text) => text.toLowerCase().includes(name.toLowerCase())).length;
  expect(about('Fernhill Central')).toBeGreaterThan(5 * about('Harrow End'));
  expect(questions.filter((text) => /quiet|nice lady/.test(text)).length).toBeGreaterThanOrEqual(8);
});

test('weeks 5 and 6: the old printout contradicts the rules, and ten questions have no answer', () => {
  expect(files['marrow-house-rules.txt']).toContain('within one working day');
  expect(files['marrow-old-printout.txt']).toContain('within five working days');
  expect(marrowQuestions.filter(([, where]) => where === 'none')).toHaveLength(10);
});

test('weeks 7 and 8: languages, hidden emergencies, health and embedded orders are as many as the brief says', () => {
  const reports = saltmarshReports();
  const count = (isMeant: (report: (typeof reports)[number]) => boolean) => reports.filter(isMeant).length;
  expect(['English', 'Polish', 'Bengali'].map((own) => count(({ language }) => language === own))).toEqual([
    60, 15, 15,
  ]);
  expect(count(({ trap }) => trap === 'emergency without the word')).toBe(10);
  expect(count(({ trap }) => trap === 'health')).toBe(3);
  expect(count(({ trap, urgency }) => trap === 'health' && urgency === 'emergency')).toBe(2);
  expect(count(({ trap }) => trap === 'order')).toBe(4);
  const emergencies = reports.filter(({ urgency }) => urgency === 'emergency');
  expect(emergencies.filter(({ text }) => /emergency|urgent|pilne/i.test(text))).toEqual([]);
});
