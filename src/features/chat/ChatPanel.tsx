import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ChevronUpIcon, CloseIcon, MinusIcon } from '../../components/ui/icons.tsx';
import { StatusLine } from '../../components/ui/StatusLine.tsx';
import { ChatForm } from './ChatForm.tsx';
import { ChatHandOver } from './ChatHandOver.tsx';
import { ChatTurn, ChatTyping } from './ChatTurn.tsx';
import type { ChatView } from './ChatWidget.tsx';
import { chatWords, suggestedQuestions } from './messages.ts';
import { useChat } from './use-chat.ts';

interface Props {
  view: ChatView;
  onView: (view: ChatView) => void;
}

/** The open panel. It is not modal: the page beside it can be read, scrolled and used, and Tab leads on into it. */
export function ChatPanel({ view, onView }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const { turns, isAsking, ask, askAgain } = useChat();
  const [lastSeen, setLastSeen] = useState('');
  const last = turns.at(-1);
  const [isHandingOver, setHandingOver] = useState(false);
  const isOpen = view === 'open';
  const hasNews = !isOpen && last?.type === 'bot' && last.id !== lastSeen;

  useEffect(() => {
    if (!isOpen) return;
    // On a touch screen the field would throw up the keyboard over what there is to read.
    const target = matchMedia('(pointer: coarse)').matches ? title.current : input.current;
    target?.focus({ preventScroll: true });
  }, [isOpen]);

  useLayoutEffect(() => {
    // The newest turn from its beginning: a long answer is read from the top.
    const box = log.current;
    const newest = box?.querySelector<HTMLElement>('ol > :last-child');
    if (box && newest) box.scrollTop = newest.offsetTop - box.clientHeight / 4;
  }, [turns, isAsking, isOpen]);

  const send = (question: string): boolean => {
    const isTaken = ask(question);
    // What was pressed may be gone or disabled now.
    if (isTaken) input.current?.focus({ preventScroll: true });
    return isTaken;
  };

  return (
    <section
      className="chat-panel"
      hidden={view === 'closed'}
      data-view={view}
      onKeyDown={(event) => {
        // In an input method Escape takes back the word, not the panel.
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onView('closed');
      }}
    >
      <div className="chat-head">
        <div>
          <h2 tabIndex={-1} ref={title}>
            {chatWords.title}
          </h2>
          <p className="note" key={String(hasNews)}>
            {hasNews ? <span className="flag">{chatWords.newAnswer}</span> : chatWords.kind}
          </p>
        </div>
        <button
          className="btn btn-icon"
          type="button"
          aria-label={isOpen ? chatWords.minimise : chatWords.restore}
          onClick={() => {
            setLastSeen(last?.id ?? '');
            onView(isOpen ? 'minimised' : 'open');
          }}
        >
          {isOpen ? <MinusIcon /> : <ChevronUpIcon />}
        </button>
        <button
          className="btn btn-icon"
          type="button"
          aria-label={chatWords.close}
          onClick={() => {
            setLastSeen(last?.id ?? '');
            onView('closed');
          }}
        >
          <CloseIcon />
        </button>
      </div>
      <StatusLine text={hasNews ? chatWords.newAnswer : ''} />
      <div className="chat-body" hidden={!isOpen}>
        <div className="chat-log" ref={log} tabIndex={0} role="log" aria-label={chatWords.log}>
          <p className="small soft">
            {chatWords.intro}
            <a href="/contact">{chatWords.introLink}</a>
            {chatWords.introEnd}
          </p>
          {turns.length ? (
            <ol className="chat-turns">
              {turns.map((turn) => (
                <ChatTurn
                  key={turn.id}
                  turn={turn}
                  {...(turn === last && turn.hasFailed ? { onAgain: askAgain } : {})}
                />
              ))}
              {isAsking ? <ChatTyping /> : null}
            </ol>
          ) : (
            <div className="chat-first">
              <p className="small">{chatWords.suggestions}</p>
              {suggestedQuestions.map((question) => (
                <button className="btn btn-small" type="button" key={question} onClick={() => send(question)}>
                  {question}
                </button>
              ))}
            </div>
          )}
        </div>
        {isHandingOver ? (
          <ChatHandOver turns={turns} onBack={() => setHandingOver(false)} />
        ) : (
          <div>
            {/* Outside the log, which is read out as it grows. */}
            {turns.length > 0 ? (
              <button
                className="btn btn-small btn-plain chat-person"
                type="button"
                onClick={() => setHandingOver(true)}
              >
                {chatWords.handOver}
              </button>
            ) : null}
            <ChatForm isAsking={isAsking} send={send} ref={input} />
          </div>
        )}
      </div>
    </section>
  );
}
