import { useEffect, useRef, useState } from 'react';
import { DoneIcon } from '../../components/ui/icons.tsx';
import { enquirySuccess } from '#shared/messages/enquiry.ts';
import type { EnquiryState } from './enquiry-submission.ts';
import { formWords } from './messages.ts';

/** How long the panel stands before the modal closes, from the specification. */
export const panelMilliseconds = 3000;

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

interface PanelProps {
  headingLevel: 'h1' | 'h2';
  headingId?: string;
  /** Given where the panel closes something when its time is over; `isShown` is false while it cannot be seen. */
  closing?: { isShown: boolean; onClose: () => void };
}

/**
 * What is announced, politely: that the form is being sent, then the thanks. The region is always there and what it says
 * comes and goes, or screen readers would miss it.
 */
export function EnquiryStatus({ state, ...panel }: PanelProps & { state: EnquiryState }) {
  return (
    <div role="status">
      {state.status === 'submitting' ? <p className="vh">{formWords.sending}</p> : null}
      {state.status === 'sent' ? <SentPanel reference={state.reference} {...panel} /> : null}
    </div>
  );
}

/**
 * The thank-you panel. Its time stands still while a pointer is over it and, from the first key on, for whoever uses the
 * keyboard: nobody has to read against a clock.
 */
function SentPanel({
  reference,
  headingLevel: Heading,
  headingId,
  closing,
}: PanelProps & { reference: string }) {
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
      className="enquiry-sent"
      onPointerEnter={() => setUnderPointer(true)}
      onPointerLeave={() => setUnderPointer(false)}
    >
      <Heading id={headingId} ref={heading} tabIndex={-1}>
        {enquirySuccess.title}
      </Heading>
      <div className="msg msg-good">
        <DoneIcon />
        <p>{enquirySuccess.body}</p>
      </div>
      <p>{enquirySuccess.next}</p>
      <p>
        <span>{formWords.reference}</span> <strong className="num nowrap">{reference}</strong>
      </p>
      {closing ? (
        <p>
          <button className="btn" type="button" onClick={closing.onClose}>
            {formWords.close}
          </button>
        </p>
      ) : null}
    </div>
  );
}
