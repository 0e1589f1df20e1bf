import { DoneIcon } from '../../components/ui/icons.tsx';
import { SentPanel } from '../../components/ui/SentPanel.tsx';
import { enquirySuccess } from '#shared/messages/enquiry.ts';
import type { Receipt } from '../../browser/visitor-form.ts';
import { formWords } from './messages.ts';

interface PanelProps {
  /** Whether the form is being sent. */
  isBusy: boolean;
  /** Once it has been sent. */
  receipt: Receipt | null;
  headingLevel: 'h1' | 'h2';
  headingId?: string;
  /** Given where the panel closes something when its time is over; `isShown` is false while it cannot be seen. */
  closing?: { isShown: boolean; onClose: () => void };
}

/** What comes of sending, in the place of the form. */
export function EnquiryStatus({ isBusy, receipt, closing, ...panel }: PanelProps) {
  return (
    <SentPanel
      className="enquiry-sent"
      busyWords={isBusy ? formWords.sending : ''}
      isSent={receipt !== null}
      title={enquirySuccess.title}
      closing={closing}
      {...panel}
    >
      <div className="msg msg-good">
        <DoneIcon />
        <p>{enquirySuccess.body}</p>
      </div>
      <p>{receipt?.emailComes ? enquirySuccess.next : formWords.noEmail}</p>
      <p>
        <span>{formWords.reference}</span> <strong className="num nowrap">{receipt?.reference}</strong>
      </p>
      {closing ? (
        <p>
          <button className="btn" type="button" onClick={closing.onClose}>
            {formWords.close}
          </button>
        </p>
      ) : null}
    </SentPanel>
  );
}
