import { WarningIcon } from './icons.tsx';

interface Props {
  /** What could not be shown, as the end of "We could not load …". */
  what: string;
  /** What the server said, if it said something for people. */
  reason: string | undefined;
  isBusy: boolean;
  onRetry: () => void;
}

/** In place of what could not be loaded: says so, and offers the one thing that helps. */
export function LoadFailure({ what, reason, isBusy, onRetry }: Props) {
  return (
    <div className="msg msg-bad trouble" role="alert">
      <WarningIcon />
      <div>
        <p>
          <b>We could not load {what}.</b> {reason ?? 'Nothing is lost: what you have done is kept.'}
        </p>
        <button
          type="button"
          className="btn btn-small"
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) onRetry();
          }}
        >
          Try again
        </button>
      </div>
    </div>
  );
}
