import { callOutcomes, noteDeskCall, type DeskEnquiry } from '#shared/contracts/desk-inbox.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import { enquiryWords as words, outcomeWords } from './inbox-words.ts';

/** A call with its outcome, or a note, and when to be in touch again. */
export function CallForm({ data, onKept }: { data: DeskEnquiry; onKept: () => void }) {
  const { id: enquiryId, version } = data.enquiry;
  const form = useCallForm({
    id: 'call',
    contract: noteDeskCall,
    fields: ['body', 'outcome', 'nextOn'],
    toInput: ({ body, outcome, nextOn }) => ({
      enquiryId,
      version,
      body,
      ...(outcome ? { outcome } : {}),
      ...(nextOn ? { nextOn } : {}),
    }),
    onDone: () => {
      onKept();
      return undefined;
    },
  });
  return (
    <details className="inbox-part">
      <summary>{words.call}</summary>
      <form {...form.formProps} className="staff-form">
        <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
        <div className="pair">
          <div className="field">
            <label htmlFor="call-outcome">{words.outcome}</label>
            <select className="input" id="call-outcome" name="outcome">
              <option value="">{outcomeWords.note}</option>
              {callOutcomes.map((outcome) => (
                <option key={outcome} value={outcome}>
                  {outcomeWords[outcome]}
                </option>
              ))}
            </select>
          </div>
          <TextInput form={form.id} name="nextOn" type="date" label={words.nextOn} optional />
        </div>
        <TextArea form={form.id} name="body" label={words.callLabel} error={form.errorOf('body')} rows={3} />
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <SubmitButton label={form.isBusy ? words.noting : words.note} isBusy={form.isBusy} look="btn" />
      </form>
    </details>
  );
}
