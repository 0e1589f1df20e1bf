import './launcher.css';
import { useEffect, useRef, useState, useTransition, type ComponentProps } from 'react';
import { preload } from 'react-dom';
import { institute } from '#shared/catalogue/institute.ts';
import { ErrorBoundary } from '../../components/ui/ErrorBoundary.tsx';
import { AlertIcon, ChatIcon, CloseIcon } from '../../components/ui/icons.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import { chatWords } from './messages.ts';
// By address: a page carries the launcher's few rules only, and the panel brings its own.
import panelStyles from './panel.css?url';

export type ChatView = 'closed' | 'open' | 'minimised';

/**
 * The assistant, closed: a button that leads to the contact page until the code is there, and when it never comes. Opened once,
 * the panel stays, hidden when closed, so that an answer under way and a half-written question are not lost.
 */
export function ChatWidget() {
  return (
    <ErrorBoundary
      fallback={
        <aside className="no-print" aria-label={chatWords.region}>
          <Launcher />
        </aside>
      }
    >
      <Assistant />
    </ErrorBoundary>
  );
}

/** As it is in the page, where it leads to the contact page by itself. */
function Launcher({ isHidden = false, ...button }: { isHidden?: boolean } & ComponentProps<'button'>) {
  return (
    <form hidden={isHidden}>
      <button className="btn btn-small launcher" type="submit" formAction="/contact" {...button}>
        <ChatIcon />
        {chatWords.launcher}
      </button>
    </form>
  );
}

function Assistant() {
  const root = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const [view, setView] = useState<ChatView>('closed');
  const [wasOpened, setOpened] = useState(false);
  const [isOpening, startOpening] = useTransition();

  useEffect(() => {
    preload(panelStyles, { as: 'style' });
    // From here on a click is answered; the directive replays the one that it kept.
    root.current?.dispatchEvent(new Event('ready', { bubbles: true }));
  }, []);

  useEffect(() => {
    if (wasOpened && view === 'closed') launcher.current?.focus();
  }, [wasOpened, view]);

  const open = () => {
    // A transition: the launcher stays until the panel's styles are there.
    startOpening(() => {
      setOpened(true);
      setView('open');
    });
  };

  return (
    <aside className="no-print" aria-label={chatWords.region} ref={root}>
      <Launcher
        isHidden={view !== 'closed'}
        aria-busy={isOpening || undefined}
        ref={launcher}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      />
      {wasOpened ? (
        <>
          <link rel="stylesheet" href={panelStyles} precedence="default" />
          <ErrorBoundary fallback={view === 'closed' ? null : <Broken onClose={() => setView('closed')} />}>
            <ChatPanel view={view} onView={setView} />
          </ErrorBoundary>
        </>
      ) : null}
    </aside>
  );
}

/** In place of a panel that has failed. */
function Broken({ onClose }: { onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className="chat-panel chat-broken" data-view="open">
      <div className="chat-head">
        <h2 tabIndex={-1} ref={title}>
          {chatWords.title}
        </h2>
        <button className="btn btn-icon" type="button" aria-label={chatWords.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div className="msg msg-bad" role="alert">
        <AlertIcon />
        <div>
          <p>{chatWords.broken}</p>
          <ul>
            <li>
              <a href="/contact">{chatWords.brokenForm}</a>
            </li>
            <li>
              {chatWords.brokenMail} <a href={`mailto:${institute.email}`}>{institute.email}</a>
            </li>
            <li>
              {chatWords.brokenCall} <a href={`tel:${institute.phoneE164}`}>{institute.phone}</a>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
