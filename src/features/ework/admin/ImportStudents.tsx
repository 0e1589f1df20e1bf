import './import-students.css';
import { useRef, useState } from 'react';
import { importEworkStudents, type ImportAnswer, type ImportRow } from '#shared/contracts/ework-admin.ts';
import { Dialog, type Opening } from '../../../components/ui/Dialog.tsx';
import { AlertIcon, CloseIcon, DoneIcon } from '../../../components/ui/icons.tsx';
import { sayFailureOr, sharedWords } from '../messages.ts';
import { useAdminCall } from './admin-calls.ts';
import { importWords as words } from './standing-words.ts';

interface Props {
  opening: Opening | null;
  onClose: () => void;
  onImported: () => void;
}

/** Students from a file or a pasted table: first what it would do, row by row, then, if nothing is wrong, all of it at once. */
export function ImportStudents({ opening, onClose, onImported }: Props) {
  const [pasted, setPasted] = useState('');
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const [invites, setInvites] = useState(true);
  /** What was checked: only that is imported. */
  const [checked, setChecked] = useState<{ text: string; answer: ImportAnswer } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const text = file?.text ?? pasted;
  const call = useAdminCall(importEworkStudents, {
    onSuccess: (answer, { text: sent }) => {
      setChecked({ text: sent, answer });
      if (answer.isDone) onImported();
    },
  });
  const change = () => {
    setChecked(null);
    call.reset();
  };
  const answer = checked?.text === text ? checked.answer : null;
  const canImport = answer !== null && !answer.isDone && answer.bad === 0 && answer.added > 0;
  const isImporting = call.isPending && !call.variables.isPreview;
  const send = (isPreview: boolean) => {
    if (!call.isPending) call.mutate({ text, isPreview, invites });
  };

  return (
    <Dialog
      className="ework-dialog"
      titleId="ework-import-title"
      opening={opening}
      onClose={onClose}
      hasUnsaved={() => text !== '' && !checked?.answer.isDone}
    >
      {(leave) => (
        <>
          <div className="dialog-head">
            <h2 id="ework-import-title">{words.title}</h2>
            <button className="btn btn-icon" type="button" aria-label={sharedWords.close} onClick={leave}>
              <CloseIcon />
            </button>
          </div>
          <form
            className="dialog-body ework-import"
            onSubmit={(event) => {
              event.preventDefault();
              send(!canImport);
            }}
          >
            <p className="small soft">{words.hint}</p>
            <div className="field">
              <label htmlFor="ework-import-file">{words.file}</label>
              <input
                className="input"
                id="ework-import-file"
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
                ref={input}
                onChange={(event) => {
                  const chosen = event.target.files?.[0];
                  change();
                  if (!chosen) setFile(null);
                  else void chosen.text().then((read) => setFile({ name: chosen.name, text: read }));
                }}
              />
            </div>
            {file ? (
              <p className="small">
                <span>{words.chosen(file.name)}</span>{' '}
                <button
                  className="week-more"
                  type="button"
                  onClick={() => {
                    change();
                    setFile(null);
                    if (input.current) {
                      input.current.value = '';
                      input.current.focus();
                    }
                  }}
                >
                  {words.forget}
                </button>
              </p>
            ) : (
              <div className="field">
                <label htmlFor="ework-import-text">{words.table}</label>
                <textarea
                  className="input"
                  id="ework-import-text"
                  rows={6}
                  spellCheck={false}
                  autoComplete="off"
                  value={pasted}
                  onChange={(event) => {
                    change();
                    setPasted(event.target.value);
                  }}
                />
              </div>
            )}
            <label className="check">
              <input
                type="checkbox"
                checked={invites}
                onChange={(event) => setInvites(event.target.checked)}
              />
              <span>{words.invite}</span>
            </label>
            <div className="ework-acts">
              <button
                className={canImport ? 'btn btn-main' : 'btn'}
                type="submit"
                aria-busy={call.isPending || undefined}
                aria-disabled={call.isPending || undefined}
              >
                <span key={`${canImport} ${call.isPending}`}>
                  {call.isPending
                    ? isImporting
                      ? words.importing
                      : words.checking
                    : canImport
                      ? words.import(answer.added)
                      : words.check}
                </span>
              </button>
            </div>
            <div role="status">
              {answer ? <Found answer={answer} /> : null}
              {call.error ? (
                <p className="state state-bad ework-outcome">
                  <AlertIcon />
                  <span>{sayFailureOr(words.failed)(call.error)}</span>
                </p>
              ) : null}
            </div>
          </form>
        </>
      )}
    </Dialog>
  );
}

function Found({ answer }: { answer: ImportAnswer }) {
  const { isDone, rows, added, known, bad, badRows, differing, sample } = answer;
  if (isDone)
    return (
      <p className="state state-done ework-outcome">
        <DoneIcon />
        <span>{words.done(added)}</span>
      </p>
    );
  return (
    <div className="stack">
      <p>
        <b>{words.found(rows, added, known)}</b>
      </p>
      {bad > 0 ? (
        <>
          <p className="state state-bad ework-outcome">
            <AlertIcon />
            <span>{words.bad(bad)}</span>
          </p>
          {bad > badRows.length ? <p className="note">{words.firstBad(badRows.length)}</p> : null}
          <Rows rows={badRows} label={words.bad(bad)} />
        </>
      ) : null}
      {bad === 0 && added === 0 ? <p>{words.nothing}</p> : null}
      {bad === 0 && sample.length > 0 ? (
        <div>
          <p className="small">{words.sample}</p>
          <ul className="small">
            {sample.map(({ name, email, course }) => (
              <li key={email} className="ework-address">
                {name}, {email}, {course}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {differing.length > 0 ? (
        <>
          <p className="small">{words.differing}</p>
          <Rows rows={differing} label={words.differing} />
        </>
      ) : null}
    </div>
  );
}

function Rows({ rows, label }: { rows: readonly ImportRow[]; label: string }) {
  return (
    <div className="ework-list" tabIndex={0} role="region" aria-label={label}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.why}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, who, why }) => (
            <tr key={`${line} ${why}`}>
              <td className="num">{line}</td>
              <td className="ework-address">{who}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
