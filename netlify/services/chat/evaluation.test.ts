import { describe, expect, it } from 'vitest';
import { neverSaid, questions, type Question } from '../../../tests/chat/questions.ts';
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

describe('the assistant', () => {
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
});
