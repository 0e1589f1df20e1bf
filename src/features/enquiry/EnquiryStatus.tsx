import { DoneIcon } from '../../components/ui/icons.tsx';
import { SentPanel } from '../../components/ui/SentPanel.tsx';
import type { SubmissionState } from '../../browser/submission-state.ts';
import { enquirySuccess } from '#shared/messages/enquiry.ts';
import { formWords } from './messages.ts';

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
export function EnquiryStatus({ state, closing, ...panel }: PanelProps & { state: SubmissionState }) {
  return (
    <div role="status">
      {state.status === 'submitting' ? <p className="vh">{formWords.sending}</p> : null}
      {state.status === 'sent' ? (
        <SentPanel className="enquiry-sent" title={enquirySuccess.title} closing={closing} {...panel}>
          <div className="msg msg-good">
            <DoneIcon />
            <p>{enquirySuccess.body}</p>
          </div>
          <p>{enquirySuccess.next}</p>
          <p>
            <span>{formWords.reference}</span> <strong className="num nowrap">{state.reference}</strong>
          </p>
          {closing ? (
            <p>
              <button className="btn" type="button" onClick={closing.onClose}>
                {formWords.close}
              </button>
            </p>
          ) : null}
        </SentPanel>
      ) : null}
    </div>
  );
}
