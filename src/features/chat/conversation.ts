import { institute } from '#shared/catalogue/institute.ts';
import * as z from 'zod/mini';
import {
  chatHistoryLimit,
  chatTurnLimit,
  type ChatReply,
  type ChatRequest,
} from '#shared/contracts/chatbot.ts';
import { handOverLimit, handOverTurns, type ChatHandOver } from '#shared/contracts/chat-hand-over.ts';
import { enquiryFormTypes } from '#shared/rules/labels.ts';
import { isPlainText } from '#shared/rules/plain-text.ts';

/** Turns that are kept for the tab; older ones go first. */
export const keptTurns = 40;
/** Links under one answer. */
const mostLinks = 8;

export interface Turn {
  readonly id: string;
  readonly type: 'bot' | 'user';
  readonly content: string;
  /** ISO date and time. */
  readonly timestamp: string;
  readonly sources: ChatReply['sources'];
  readonly actions: ChatReply['actions'];
  /** Not an answer but why there is none. */
  readonly hasFailed: boolean;
}

export type Answer = Pick<Turn, 'content' | 'sources' | 'actions' | 'hasFailed'>;

/** A page of ours: an answer never leads elsewhere. */
const source = z.object({ title: z.string(), href: z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/)) });
const action = z.object({
  label: z.string(),
  formType: z.enum(enquiryFormTypes),
  programme: z.optional(z.string()),
});
const storedTurn = z.object({
  id: z.string(),
  type: z.enum(['bot', 'user']),
  content: z.string(),
  timestamp: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  sources: z.optional(z.unknown()),
  actions: z.optional(z.unknown()),
  hasFailed: z.optional(z.boolean()),
});

/** The entries that fit; what else is in the list, or instead of it, is left out. */
function listFitting<Schema extends z.core.$ZodType>(schema: Schema, list: unknown): z.output<Schema>[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    const parsed = z.safeParse(schema, entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** What comes under an answer, read with mistrust. */
export const readLinks = (sources: unknown, actions: unknown): Pick<Answer, 'sources' | 'actions'> => ({
  sources: listFitting(source, sources).slice(0, mostLinks),
  actions: listFitting(action, actions).slice(0, mostLinks),
});

const makeTurn = (type: Turn['type'], answer: Answer, at: Date): Turn => ({
  id: `${type}-${at.getTime()}`,
  type,
  timestamp: at.toISOString(),
  ...answer,
});

export const makeQuestion = (content: string, at: Date): Turn =>
  makeTurn('user', { content, sources: [], actions: [], hasFailed: false }, at);

export const makeReply = (answer: Answer, at: Date): Turn => makeTurn('bot', answer, at);

export const addTurn = (turns: readonly Turn[], turn: Turn): readonly Turn[] =>
  [...turns, turn].slice(-keptTurns);

/** A conversation as it was stored; turns that are none are left out, and so are all but one of the same id. */
export function parseConversation(stored: unknown): readonly Turn[] {
  const turns = listFitting(storedTurn, stored).map((turn): Turn => ({
    ...turn,
    ...readLinks(turn.sources, turn.actions),
    hasFailed: turn.hasFailed ?? false,
  }));
  return [...new Map(turns.map((turn) => [turn.id, turn])).values()].slice(-keptTurns);
}

/**
 * The last turns that travel with a question. Why an answer failed is no part of what was talked about, and one turn that the
 * contract refuses would make every later question fail.
 */
export function toHistory(turns: readonly Turn[]): NonNullable<ChatRequest['history']> {
  return turns
    .filter(({ content, hasFailed }) => !hasFailed && content.length <= chatTurnLimit && isPlainText(content))
    .slice(-chatHistoryLimit)
    .map(({ type, content }) => ({ type, content }));
}

/** What goes to a person with a hand-over: the last turns that the contract takes, within its length. */
export function toHandOver(turns: readonly Turn[]): ChatHandOver['conversation'] {
  const said = turns
    .filter(({ content, hasFailed }) => !hasFailed && content.length <= chatTurnLimit && isPlainText(content))
    .slice(-handOverTurns)
    .map(({ type, content }) => ({ type, content }));
  let left = handOverLimit;
  const from = said.findLastIndex(({ content }) => (left -= content.length) < 0);
  return said.slice(from + 1);
}

/** Line breaks of an answer are paragraphs. */
export const toParagraphs = (content: string): string[] =>
  content.split(/\s*\n\s*/).filter((paragraph) => paragraph !== '');

/** A paragraph in pieces: addresses at our own domain, and our number, with where they lead. Nothing else becomes a link. */
export function linkedPieces(text: string): { text: string; href?: string }[] {
  const [, domain = ''] = institute.email.split('@');
  return text.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)*|\d[\d ]{6,}\d)/).map((piece) => {
    if (piece === institute.phone) return { text: piece, href: `tel:${institute.phoneE164}` };
    return piece.endsWith(`@${domain}`) ? { text: piece, href: `mailto:${piece}` } : { text: piece };
  });
}
