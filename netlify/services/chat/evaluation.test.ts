import { expectedAmounts } from '../../../tests/support/expected-prices.ts';
import { describe, expect, it } from 'vitest';
import { neverSaid, questions, type Question } from '../../../tests/chat/questions.ts';
import { listDisagreements, numbersOfAll } from '#shared/rules/route-numbers.ts';
import { answerQuestion } from './answer-chat.ts';

/** Everything that a visitor sees of an answer. */
function seen({ ask, after = [] }: Question): string {
  const { response, sources, actions } = answerQuestion(ask, after, () => []);
  return [
    response,
    ...sources.map((source) => `${source.title} ${source.href}`),
    ...actions.map((action) => action.label),
  ].join('\n');
}

const contains = (text: string, fact: string | RegExp) =>
  typeof fact === 'string' ? text.toLowerCase().includes(fact.toLowerCase()) : fact.test(text);

function faults(question: Question): string[] {
  const text = seen(question);
  return [
    ...question.must.filter((fact) => !contains(text, fact)).map((fact) => `lacks ${String(fact)}`),
    ...(question.not ?? []).filter((fact) => contains(text, fact)).map((fact) => `says ${String(fact)}`),
  ];
}

/** What a plan costs, the budget that one question names, and the UK salaries beside our ranges. */
const truePrices = new Set([...expectedAmounts, '£2,000', '£70,000', '£80,000']);

/** The salary table at 0.79. */
const trueSalaries = new Set(
  '£59K £95K £75K £119K £67K £103K £71K £111K £115K £70K £107K £142K £79K £126K'.split(' '),
);

describe('the assistant', () => {
  it('says of weeks, projects, exams and payments only what the plans have', () => {
    const wrong = questions.flatMap((question) =>
      listDisagreements(seen(question), numbersOfAll).map((found) => `${question.ask}: says "${found}"`),
    );
    expect(wrong).toEqual([]);
  });

  it('knows at least 150 questions, and answers at least 95 in 100 right', () => {
    expect(questions.length).toBeGreaterThanOrEqual(150);
    const wrong = questions.flatMap((question) => {
      const found = faults(question);
      return found.length > 0
        ? [`${question.ask}: ${found.join(', ')} | ${seen(question).slice(0, 160).replaceAll('\n', ' / ')}`]
        : [];
    });
    expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it.each(questions.map((question) => [question.ask, question] as const))(
    'never promises or invents: %s',
    (_, question) => {
      const text = seen(question);
      for (const pattern of neverSaid) expect(text).not.toMatch(pattern);
    },
  );

  it('says no price that is not on the list', () => {
    const said = questions.flatMap((question) => seen(question).match(/£[\d,]+(?!\d|K)/g) ?? []);
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said)].filter((amount) => !truePrices.has(amount.replace(/,$/, '')))).toEqual([]);
  });

  it('says no salary that is not on the list', () => {
    const said = questions.flatMap((question) => seen(question).match(/£\d+K/g) ?? []);
    expect(said.length).toBeGreaterThan(10);
    expect([...new Set(said)].filter((amount) => !trueSalaries.has(amount))).toEqual([]);
  });
});
