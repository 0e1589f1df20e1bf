import './mail-settings.css';
import { useState } from 'react';
import { changeStudentMails, readStudentMails } from '#shared/contracts/mail-choices.ts';
import { mailTopicWords } from '#shared/messages/mail-choices.ts';
import { keepAnswer, useCall, useEndpoint } from '../../../browser/queries.ts';
import { mailWords as words, sayFailureOr, sharedWords } from '../messages.ts';

const topics = ['feedback', 'answers'] as const;

/** Which mails of mentors a student wants; asked for when it is opened. */
export function MailSettings() {
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useEndpoint(readStudentMails, undefined, { isWanted: isOpen });
  const change = useCall(changeStudentMails, {
    onSuccess: (answer) => keepAnswer(readStudentMails, undefined, () => answer),
  });
  const mails = data?.mails;
  const said = change.error ? sayFailureOr(words.failed)(change.error) : change.isSuccess ? words.saved : '';
  return (
    <details className="ework-mails" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.title}</summary>
      <div className="stack">
        {!mails && !error ? <p role="status">{sharedWords.loading}</p> : null}
        {!mails && error ? (
          <p role="alert">
            <span>{words.loadFailed}</span>{' '}
            <button className="week-more" type="button" onClick={() => void refetch()}>
              {sharedWords.tryAgain}
            </button>
          </p>
        ) : null}
        {mails
          ? topics.map((topic) => (
              <label className="check" key={topic}>
                <input
                  type="checkbox"
                  checked={
                    change.isPending && change.variables[topic] !== undefined
                      ? change.variables[topic]
                      : mails[topic]
                  }
                  onChange={(event) => {
                    // One at a time, so that the last word is the one that is shown.
                    if (!change.isPending) change.mutate({ [topic]: event.target.checked });
                  }}
                />
                <span>{mailTopicWords[topic].label}</span>
              </label>
            ))
          : null}
        <p className="note">{words.note}</p>
        <p className="small" role="status">
          {change.isPending ? '' : said}
        </p>
      </div>
    </details>
  );
}
