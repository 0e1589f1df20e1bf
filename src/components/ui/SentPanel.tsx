import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How long the panel stands before it closes itself, from the specification. */
const panelMilliseconds = 3000;

/** Runs `onElapsed` once the panel has stood for its time; what has passed before a pause still counts. */
function useCountdown(isRunning: boolean, onElapsed: () => void) {
  const remaining = useRef(panelMilliseconds);
  const elapsed = useRef(onElapsed);
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
  title: string;
  headingLevel: 'h1' | 'h2' | 'h3';
  headingId?: string | undefined;
  /** Given where the panel goes when its time is over; `isShown` is false while it cannot be seen. */
  closing?: { isShown: boolean; onClose: () => void } | undefined;
  children: ReactNode;
}

/**
 * What stands where a form was sent. Its time stands still while a pointer is over it and, from the first key on, for
 * whoever uses the keyboard: nobody has to read against a clock.
 */
export function SentPanel({
  className,
  title,
  headingLevel: Heading,
  headingId,
  closing,
  children,
}: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [isUsingKeys, setUsingKeys] = useState(false);
  const isShown = closing?.isShown ?? true;

  useCountdown(Boolean(closing?.isShown) && !isUnderPointer && !isUsingKeys, () => closing?.onClose());

  useEffect(() => {
    if (!isShown) return;
    heading.current?.focus();
    // The key that sent the form may still be held down; only a new one counts.
    const onKeyDown = (event: KeyboardEvent) => setUsingKeys((isUsing) => isUsing || !event.repeat);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown]);

  return (
    <div
      className={className}
      onPointerEnter={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
    >
      <Heading id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
