import { useEffect, useRef, useState } from 'react';
import { findStored, keepStored } from '../../browser/storage.ts';
import { onVisitOver } from '../../browser/visit.ts';
import { askAssistant } from './ask-assistant.ts';
import { addTurn, makeQuestion, makeReply, parseConversation, toHistory, type Turn } from './conversation.ts';

const storageKey = 'chat';

export interface ChatControl {
  turns: readonly Turn[];
  isAsking: boolean;
  /** Whether the question was taken: one at a time. */
  ask: (question: string) => boolean;
  /** The last question once more, in place of the failure under it. */
  askAgain: () => void;
}

/** The conversation of this tab, from its first opening on. */
export function useChat(): ChatControl {
  const [turns, setTurns] = useState(() => parseConversation(findStored('session', storageKey)));
  const [isAsking, setAsking] = useState(false);
  // State comes with the next rendering; a second Enter may come before.
  const isBusy = useRef(false);

  useEffect(() => {
    if (turns.length) keepStored('session', storageKey, turns);
  }, [turns]);
  useEffect(() => onVisitOver(() => setTurns([])), []);

  const answer = async (question: string, before: readonly Turn[]) => {
    isBusy.current = true;
    setAsking(true);
    const reply = await askAssistant(question, toHistory(before));
    // An answer to a conversation that is over is no one's any more.
    setTurns((current) => (current.length > 0 ? addTurn(current, makeReply(reply, new Date())) : current));
    setAsking(false);
    isBusy.current = false;
  };

  return {
    turns,
    isAsking,
    ask(question) {
      if (isBusy.current) return false;
      setTurns(addTurn(turns, makeQuestion(question, new Date())));
      void answer(question, turns);
      return true;
    },
    askAgain() {
      const place = turns.findLastIndex(({ type }) => type === 'user');
      const question = turns[place];
      if (isBusy.current || !question) return;
      setTurns(turns.slice(0, place + 1));
      void answer(question.content, turns.slice(0, place));
    },
  };
}
