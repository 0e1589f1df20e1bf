import { useEffect, useRef } from 'react';

export interface SummaryError {
  /** Id of the control that the error is about. */
  id: string;
  message: string;
}

interface ErrorSummaryProps {
  id: string;
  /** The errors of one attempt to send; a new array is a new attempt. */
  errors: readonly SummaryError[];
  level?: 'h2' | 'h3';
}

/**
 * All errors of a form in one list that takes focus at every failed attempt. It is always in the page, hidden while
 * there is nothing to say.
 */
export function ErrorSummary({ id, errors, level: Heading = 'h2' }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length === 0) return;
    summary.current?.focus({ preventScroll: true });
    // From its heading on, also where it is longer than the screen.
    summary.current?.scrollIntoView({ block: 'start' });
  }, [errors]);
  return (
    <div
      className="summary"
      id={id}
      ref={summary}
      hidden={errors.length === 0}
      role="alert"
      // With a name of its own: the focus says no more than that, and the alert says the rest.
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <Heading id={`${id}-title`}>There is a problem</Heading>
      <ul>
        {errors.map((error) => (
          <li key={`${error.id} ${error.message}`}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                // The address stays as it is, and the label comes into view with its control.
                event.preventDefault();
                const control = document.getElementById(error.id);
                control?.focus({ preventScroll: true });
                (control?.closest('.field') ?? control)?.scrollIntoView({ block: 'center' });
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
