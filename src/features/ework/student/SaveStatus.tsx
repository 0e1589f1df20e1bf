import './save-status.css';
import { useEffect, useRef, useState } from 'react';
import { AlertIcon } from '../../../components/ui/icons.tsx';
import { savingWords, sharedWords } from '../messages.ts';
import type { Progress, Saving } from './progress-keeper.ts';

interface SaveStatusProps {
  progress: Progress;
  /** What was saved last, for those who do not see it on its card. */
  saved: string;
  onTryNow: () => void;
  onLogin: () => void;
}

function troubleWords({ saving, waitingTicks, isDurable }: Progress): string {
  const words: Partial<Record<Saving['state'], string>> = {
    offline: waitingTicks > 0 ? savingWords.offline : '',
    failed: savingWords.failed,
    'signed-out': waitingTicks > 0 ? savingWords.signedOut : savingWords.signedOutNothing,
  };
  const said = words[saving.state];
  if (!said) return '';
  return !isDurable && waitingTicks > 0 ? `${said} ${savingWords.notDurable}` : said;
}

/**
 * Says, in sight wherever the weeks are scrolled to, that ticks wait on this device and why; nothing while all goes well.
 * An attempt in between is neither trouble nor its end, so the words stay until all is sent.
 */
export function SaveStatus({ progress, saved, onTryNow, onLogin }: SaveStatusProps) {
  const { state } = progress.saving;
  const now = troubleWords(progress);
  const [words, setWords] = useState(now);
  const [isOver, setOver] = useState(false);
  const hadTrouble = useRef(false);
  useEffect(() => {
    if (now) {
      hadTrouble.current = true;
      setWords(now);
      setOver(false);
    } else if (state === 'idle') {
      setWords('');
      setOver(hadTrouble.current);
      hadTrouble.current = false;
    }
  }, [now, state]);

  return (
    <>
      {/* The region is always there and its words come and go, or screen readers would miss them. */}
      <div className="save-status" data-trouble={words ? true : undefined}>
        <div role="status">
          {words ? (
            <p key={words}>
              <AlertIcon />
              <span>{words}</span>
            </p>
          ) : null}
          {isOver ? <p className="vh">{savingWords.allSent}</p> : null}
          {saved && !words && !isOver ? (
            <p className="vh" key={saved}>
              {saved}
            </p>
          ) : null}
        </div>
        {state === 'failed' ? (
          <button className="btn btn-small" type="button" onClick={onTryNow}>
            {sharedWords.tryNow}
          </button>
        ) : null}
        {state === 'signed-out' ? (
          <button className="btn btn-small" type="button" onClick={onLogin}>
            {savingWords.loginAgain}
          </button>
        ) : null}
      </div>
    </>
  );
}
