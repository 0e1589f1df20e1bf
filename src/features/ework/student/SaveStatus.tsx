import { useEffect, useRef, useState } from 'react';
import { AlertIcon, DoneIcon } from '../../../components/ui/icons.tsx';
import { savingWords, sharedWords } from '../messages.ts';
import type { Progress, Saving } from './progress-keeper.ts';

interface SaveStatusProps {
  progress: Progress;
  onTryNow: () => void;
  onLogin: () => void;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });

function quietWords(saving: Saving): string {
  if (saving.state === 'saving') return savingWords.saving;
  return saving.state === 'saved' ? savingWords.saved(clock.format(saving.at)) : '';
}

function troubleWords({ saving, waitingTicks, isDurable }: Progress): string {
  const words: Partial<Record<Saving['state'], string>> = {
    offline: savingWords.offline,
    failed: savingWords.failed,
    'signed-out': waitingTicks > 0 ? savingWords.signedOut : savingWords.signedOutNothing,
  };
  const said = words[saving.state];
  if (!said) return '';
  return !isDurable && waitingTicks > 0 ? `${said} ${savingWords.notDurable}` : said;
}

/**
 * Where a student's ticks are: a quiet line while all goes well, and a message that stays in sight while they wait on this
 * device. Screen readers hear of trouble and of its end, not of every tick.
 */
export function SaveStatus({ progress, onTryNow, onLogin }: SaveStatusProps) {
  const { saving } = progress;
  const trouble = troubleWords(progress);
  // Stays until all is sent: an attempt in between is neither trouble nor its end.
  const [isRecovering, setRecovering] = useState(false);
  const hadTrouble = useRef(false);
  useEffect(() => {
    if (trouble) {
      hadTrouble.current = true;
      setRecovering(false);
    } else if (hadTrouble.current && saving.state === 'saved') {
      hadTrouble.current = false;
      setRecovering(true);
    }
  }, [trouble, saving.state]);

  return (
    <div className="save-status" data-trouble={trouble ? true : undefined}>
      <div role="status">
        {trouble ? (
          <div className="msg msg-warn" key={trouble}>
            <AlertIcon />
            <p>{trouble}</p>
          </div>
        ) : null}
        {isRecovering ? <p className="vh">{savingWords.allSent}</p> : null}
      </div>
      {saving.state === 'failed' ? (
        <button className="btn btn-small" type="button" onClick={onTryNow}>
          {sharedWords.tryNow}
        </button>
      ) : null}
      {saving.state === 'signed-out' ? (
        <button className="btn btn-small" type="button" onClick={onLogin}>
          {savingWords.loginAgain}
        </button>
      ) : null}
      {trouble ? null : (
        <p className="note num save-quiet" key={saving.state}>
          {saving.state === 'saved' ? <DoneIcon /> : null}
          <span>{quietWords(saving)}</span>
        </p>
      )}
    </div>
  );
}
