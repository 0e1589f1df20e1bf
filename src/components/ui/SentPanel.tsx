import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';

/** How long the panel is there before it closes itself (docs/contract/enquiry.md). */
const panelMilliseconds = 3000;

/** Runs `onElapsed` once the time of a panel is over; what has passed before a pause still counts, another panel begins anew. */
function useCountdown(isRunning: boolean, isSent: boolean, onElapsed: () => void) {
  const remaining = useRef(panelMilliseconds);
  const elapsed = useRef(onElapsed);
  useEffect(() => {
    remaining.current = panelMilliseconds;
  }, [isSent]);
  useEffect(() => {
    elapsed.current = onElapsed;
  });
  useEffect(() => {
    if (!isRunning) return;
    const since = performance.now();
    const timer = setTimeout(() => elapsed.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - since;
    };
  }, [isRunning]);
}

interface SentPanelProps {
  className?: string;
  /** What is announced while the form is being sent; empty at other times. */
  busyWords: string;
  /** Whether it has been sent: from then on the panel is seen. */
  isSent: boolean;
  title: string;
  headingLevel: 'h1' | 'h2' | 'h3';
  headingId?: string | undefined;
  /** Given where the panel goes when its time is over; `isShown` is false while it cannot be seen. */
  closing?: { isShown: boolean; onClose: () => void } | undefined;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * In the place of a form that was sent. Its time is paused while a pointer is over it and, from the first key on, for
 * people who use the keyboard: no one has to read against a clock.
 *
 * The heading takes the focus, which says it; then the rest is announced, politely: a focus that moves afterwards would cut it
 * short. The region is always there and what it says comes and goes, or screen readers would miss it.
 */
export function SentPanel({
  className,
  busyWords,
  isSent,
  title,
  headingLevel: Heading,
  headingId,
  closing,
  children,
  ref,
}: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isUsingKeys, setUsingKeys] = useState(false);
  const [hasNews, setNews] = useState(false);
  const isShown = isSent && (closing?.isShown ?? true);

  useCountdown(Boolean(closing) && isShown && !isUnderPointer && !isUsingKeys, isSent, () =>
    closing?.onClose(),
  );

  useEffect(() => {
    if (!isShown) return;
    heading.current?.focus();
    // The key that sent the form may still be held down; only a new one counts.
    const onKeyDown = (event: KeyboardEvent) => setUsingKeys((isUsing) => isUsing || !event.repeat);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  useEffect(() => {
    setNews(isSent);
    if (isSent) return;
    setUnderPointer(false);
    setUsingKeys(false);
  }, [isSent]);

  return (
    <div
      className={isSent ? className : undefined}
      ref={ref}
      onPointerEnter={() => setUnderPointer(isSent)}
      onPointerLeave={() => setUnderPointer(false)}
    >
      {isSent ? (
        <Heading id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
      ) : null}
      <div className={isSent ? 'stack' : undefined} role="status">
        {busyWords ? <p className="vh">{busyWords}</p> : null}
        {isSent && hasNews ? children : null}
      </div>
    </div>
  );
}
