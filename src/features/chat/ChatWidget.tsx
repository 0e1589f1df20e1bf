import './launcher.css';
import { useEffect, useRef, useState, useTransition } from 'react';
import { preload } from 'react-dom';
import { ChatIcon } from '../../components/ui/icons.tsx';
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
      <form hidden={view !== 'closed'}>
        <button
          className="btn btn-small launcher"
          type="submit"
          formAction="/contact"
          aria-busy={isOpening || undefined}
          ref={launcher}
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <ChatIcon />
          {chatWords.launcher}
        </button>
      </form>
      {wasOpened ? (
        <>
          <link rel="stylesheet" href={panelStyles} precedence="default" />
          <ChatPanel view={view} onView={setView} />
        </>
      ) : null}
    </aside>
  );
}
