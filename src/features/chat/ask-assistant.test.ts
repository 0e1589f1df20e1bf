import { expect, test } from 'vitest';
import { chatMessages } from '#shared/messages/chat.ts';
import { CallError } from '../../browser/call-endpoint.ts';
import { toAnswer, toFailedAnswer } from './ask-assistant.ts';

test('the text alone is an answer', () => {
  expect(toAnswer({ response: '8 weeks.' })).toEqual({
    content: '8 weeks.',
    sources: [],
    actions: [],
    hasFailed: false,
  });
});

test.each([
  ['no text', {}],
  ['an empty text', { response: ' ' }],
  ['something else for a text', { response: 3 }],
  ['null', null],
  ['a list', []],
])('a reply with %s says so in the contract’s words', (_name, body) => {
  expect(toAnswer(body)).toMatchObject({ content: chatMessages.noText, hasFailed: true });
});

test('a reply that is no JSON is a failed call', () => {
  expect(toAnswer(undefined).content).toBe(chatMessages.difficulties);
});

test.each([0, 400, 403, 500, 503])(
  'status %i: technical difficulties, whatever the server says',
  (status) => {
    const error = new CallError('failed', status, { message: 'Internal words' });
    expect(toFailedAnswer(error)).toMatchObject({ content: chatMessages.difficulties, hasFailed: true });
  },
);

test('what the server refuses with a reason is told too, after the sentence for every failure', () => {
  const first = `${chatMessages.difficulties}\n`;
  expect(toFailedAnswer(new CallError('', 429, { message: 'Wait a minute' })).content).toBe(
    `${first}Wait a minute`,
  );
  const refused = { message: 'Please check', fields: { message: 'Too long' } };
  expect(toFailedAnswer(new CallError('', 422, refused)).content).toBe(`${first}Too long`);
  expect(toFailedAnswer(new CallError('', 422)).content).toBe(chatMessages.difficulties);
  expect(toFailedAnswer(new TypeError('bug')).content).toBe(chatMessages.difficulties);
});
