import './hand-in.css';
import { useEffect, useRef } from 'react';
import type { HandInWork } from '#shared/contracts/hand-ins.ts';
import { DoneIcon } from '../../components/ui/icons.tsx';
import { ChevronDownIcon } from '../icons.tsx';
import { Deliverable } from './Deliverable.tsx';
import type { HandInDesk } from './use-hand-ins.ts';
import { handInWords, saySummary } from './words.ts';

interface HandInFoldProps {
  workId: string;
  desk: HandInDesk;
}

/** Everything about handing in one week or project: folded, how it is doing; open, each deliverable with its versions and answers. */
export function HandInFold({ workId, desk }: HandInFoldProps) {
  const { keeper, state } = desk;
  const work = state.works.get(workId);
  const summary = saySummary(state.summaries.get(workId));
  const isOpen = useRef(false);
  const load = () => void keeper.open(workId);
  const hasSignedOff = Boolean(state.summaries.get(workId)?.signedOff);

  useEffect(() => {
    // A mentor may have answered while the page was away.
    const onVisible = () => {
      if (document.visibilityState === 'visible' && isOpen.current) load();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  });

  return (
    <details
      className="fold hand-in"
      onToggle={(event) => {
        isOpen.current = event.currentTarget.open;
        if (isOpen.current && !work) load();
      }}
    >
      <summary>
        <span>
          {handInWords.title}
          {summary ? (
            <span
              className={hasSignedOff ? 'hand-in-sum state state-done' : 'hand-in-sum state'}
              key={summary}
            >
              {hasSignedOff ? <DoneIcon /> : null}
              <span>{summary}</span>
            </span>
          ) : (
            <span className="note">: {handInWords.hint}</span>
          )}
        </span>
        <ChevronDownIcon />
      </summary>
      {work ? <Deliverables work={work} desk={desk} /> : null}
      {!work && !state.failed.has(workId) ? <p role="status">{handInWords.loading}</p> : null}
      {!work && state.failed.has(workId) ? (
        <div className="msg msg-bad" role="alert">
          <p>{handInWords.failed}</p>
          <button className="btn btn-small" type="button" onClick={load}>
            {handInWords.tryAgain}
          </button>
        </div>
      ) : null}
    </details>
  );
}

function Deliverables({ work, desk }: { work: HandInWork; desk: HandInDesk }) {
  return (
    <ol className="hand-in-list plain">
      {work.deliverables.map((deliverable) => (
        <Deliverable key={deliverable.id} work={work} deliverable={deliverable} desk={desk} />
      ))}
    </ol>
  );
}
