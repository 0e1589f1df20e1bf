import { expect, test } from 'vitest';
import { chatbot } from '#shared/contracts/chatbot.ts';
import * as z from 'zod/mini';
import {
  addTurn,
  keptTurns,
  makeQuestion,
  makeReply,
  parseConversation,
  readLinks,
  toHandOver,
  toHistory,
  toParagraphs,
  type Turn,
  linkedPieces,
} from './conversation.ts';
import { institute } from '#shared/catalogue/institute.ts';

const at = (second: number) => new Date(Date.UTC(2026, 10, 27, 12, 0, second));
const said = (content: string, hasFailed = false) => ({ content, sources: [], actions: [], hasFailed });
const talk = (count: number): readonly Turn[] =>
  Array.from({ length: count }, (_, second) =>
    second % 2
      ? makeReply(said(`Answer ${second}`), at(second))
      : makeQuestion(`Question ${second}`, at(second)),
  );

test('the last six turns travel, oldest first, and the contract takes them', () => {
  const history = toHistory(talk(9));
  expect(history.map(({ content }) => content)).toEqual([
    'Answer 3',
    'Question 4',
    'Answer 5',
    'Question 6',
    'Answer 7',
    'Question 8',
  ]);
  expect(z.safeParse(chatbot.request, { message: 'And?', history }).success).toBe(true);
});

test('no turn makes every later question fail', () => {
  const turns = [
    makeQuestion('broken \u0000', at(1)),
    makeReply(said('a'.repeat(8001)), at(2)),
    makeReply(said('Technical difficulties', true), at(3)),
    makeQuestion('Fine', at(4)),
  ];
  expect(toHistory(turns)).toEqual([{ type: 'user', content: 'Fine' }]);
});

test('some dozens of turns are kept', () => {
  const turns = talk(keptTurns + 5).reduce<readonly Turn[]>(addTurn, []);
  expect(turns).toHaveLength(keptTurns);
  expect(turns[0]?.content).toBe('Answer 5');
});

test('what is stored comes back as it was', () => {
  const links = {
    sources: [{ title: 'Prices', href: '/pricing#plans' }],
    actions: [{ label: 'Ask', formType: 'consultation' as const, programme: 'Prompt Engineering' }],
  };
  const turns = [...talk(2), makeReply({ ...said('With links'), ...links }, at(9))];
  expect(parseConversation(JSON.parse(JSON.stringify(turns)))).toEqual(turns);
});

test.each([
  ['nothing', null],
  ['a text', 'hello'],
  ['an object', { turns: [] }],
  [
    'turns that are none',
    [null, 3, { id: 'a' }, { ...talk(1)[0], timestamp: 'soon' }, { ...talk(1)[0], type: 'admin' }],
  ],
])('%s in the storage is no conversation', (_name, stored) => {
  expect(parseConversation(stored)).toEqual([]);
});

test('a turn stored twice is shown once', () => {
  expect(parseConversation([...talk(1), ...talk(1)])).toHaveLength(1);
});

test('links lead to pages of ours and to forms that exist', () => {
  const hrefs = [
    '/terms#refunds',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
  ];
  const { sources, actions } = readLinks(
    hrefs.map((href) => ({ title: 'Page', href })),
    [{ label: 'Ask', formType: 'contact' }, { label: 'Pay', formType: 'payment' }, { formType: 'contact' }],
  );
  expect(sources).toEqual([{ title: 'Page', href: '/terms#refunds' }]);
  expect(actions).toEqual([{ label: 'Ask', formType: 'contact' }]);
  expect(readLinks(undefined, 'none')).toEqual({ sources: [], actions: [] });
});

test('line breaks are paragraphs', () => {
  expect(toParagraphs('One\nTwo\r\n\n  Three\n')).toEqual(['One', 'Two', 'Three']);
});

test('what goes to a person ends with the latest turn, within the length that is taken', () => {
  const at = new Date('2026-11-27T10:00:00Z');
  const turns = Array.from({ length: 30 }, (_, n) => makeQuestion(`${n} ${'x'.repeat(1500)}`, at));
  const failed = makeReply({ content: 'No answer', sources: [], actions: [], hasFailed: true }, at);
  const said = toHandOver([...turns, failed]);
  expect(said.at(-1)?.content.startsWith('29 ')).toBe(true);
  expect(said).toHaveLength(13);
  expect(toHandOver(turns.slice(0, 2)).map(({ content }) => content.slice(0, 2))).toEqual(['0 ', '1 ']);
});

test('of an answer only our own addresses and our number can be pressed', () => {
  const text = `Write to ${institute.email} or call ${institute.phone}. Not x@elsewhere.example, not 2026 1128 0000.`;
  expect(
    linkedPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
  expect(linkedPieces(text).flatMap(({ href }) => href ?? [])).toEqual([
    `mailto:${institute.email}`,
    `tel:${institute.phoneE164}`,
  ]);
});
