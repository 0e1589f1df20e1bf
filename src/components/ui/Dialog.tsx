import { useEffect, useRef, useState, type ReactNode } from 'react';
import { openDialog, tendDialog } from './open-dialog.ts';

export interface Opening {
  /** What opened the dialog, where it is not what has the focus. */
  opener?: Element | null;
}

interface DialogProps {
  className: string;
  /** Id of its heading. */
  titleId: string;
  /** Each new value opens it; null closes it. */
  opening: Opening | null;
  onClose: () => void;
  /** Whether something would be lost by closing; then it asks first. */
  hasUnsaved?: () => boolean;
  /** Its parts, given what its own buttons for closing do. */
  children: (leave: () => void) => ReactNode;
}

const words = {
  unsaved: 'What you have changed here is not saved yet.',
  stay: 'Go on editing',
  discard: 'Close without saving',
} as const;

/** Every dialog of an island: a native one, left by Escape, by a press beside it or by a button of its own. */
export function Dialog({ className, titleId, opening, onClose, hasUnsaved, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stay = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const asks = useRef(hasUnsaved);
  useEffect(() => {
    asks.current = hasUnsaved;
  });
  const leave = () => {
    if (asks.current?.()) setAsking(true);
    else dialog.current?.close();
  };
  useEffect(() => (dialog.current ? tendDialog(dialog.current, leave) : undefined), []);
  useEffect(() => {
    if (opening && dialog.current) openDialog(dialog.current, opening.opener);
    else dialog.current?.close();
  }, [opening]);
  useEffect(() => {
    if (isAsking) stay.current?.focus();
  }, [isAsking]);

  return (
    <dialog
      className={`dialog ${className}`}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={(event) => {
        // The event comes late: a quick second click may have opened it again.
        if (event.target === dialog.current && !dialog.current.open) {
          setAsking(false);
          onClose();
        }
      }}
    >
      {children(leave)}
      {isAsking ? (
        <div className="dialog-foot dialog-unsaved" role="alert">
          <p>{words.unsaved}</p>
          <div className="cluster">
            <button className="btn btn-small" type="button" ref={stay} onClick={() => setAsking(false)}>
              {words.stay}
            </button>
            <button
              className="btn btn-small btn-danger"
              type="button"
              onClick={() => dialog.current?.close()}
            >
              {words.discard}
            </button>
          </div>
        </div>
      ) : null}
    </dialog>
  );
}
