import { expect, test } from 'vitest';
import { coursePercent, skillsPercent, toMatch } from './match.ts';
import { groupSkills } from './skill-groups.ts';

test('a match is shown in whole per cent, whatever the text is', () => {
  expect(['0.00', '0.29', '0.58', '1.00', 'much', '7'].map(toMatch)).toEqual([0, 29, 58, 100, 0, 100]);
  expect(skillsPercent + coursePercent).toBe(100);
});

test('the portfolio has its groups in order, and none that is empty', () => {
  const skill = (id: string, category: 'Programming' | 'AI/ML' | 'Cloud' | 'Data') => ({
    id,
    skillName: id,
    proficiency: 20,
    category,
  });
  const groups = groupSkills([skill('sql', 'Data'), skill('python', 'Programming'), skill('bi', 'Data')]);
  expect(groups.map(({ category, skills }) => [category, skills.map(({ id }) => id)])).toEqual([
    ['Programming', ['python']],
    ['Data', ['sql', 'bi']],
  ]);
});
