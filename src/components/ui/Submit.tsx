import { AlertIcon } from './icons.tsx';

/** The button that sends a form. While it is busy it stays where it is and keeps the focus, but sends nothing again. */
export function SubmitButton({
  label,
  isBusy,
  look = 'btn btn-main',
}: {
  label: string;
  isBusy: boolean;
  /** Classes; one filled button a view, so other forms of a page have an outlined one. */
  look?: string;
}) {
  return (
    <button
      className={look}
      type="submit"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      <span key={label}>{label}</span>
    </button>
  );
}

/** On a phone the alert would push the button out of sight. */
function showFoot(alert: HTMLElement | null) {
  alert?.parentElement?.scrollIntoView({ block: 'nearest' });
}

/** That a form was not sent, above its button. */
export function FailureAlert({ message }: { message: string }) {
  return (
    <div className="msg msg-bad" role="alert" key={message} ref={showFoot}>
      <AlertIcon />
      <p>
        <span key={message}>{message}</span>
      </p>
    </div>
  );
}
