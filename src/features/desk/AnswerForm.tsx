import { useEffect, useRef, useState } from 'react';
import { answerDeskEnquiry, keepDeskDraft, type DeskEnquiry } from '#shared/contracts/desk-inbox.ts';
import { callEndpoint } from '../../browser/call-endpoint.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { StatusLine } from '../../components/ui/StatusLine.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextArea } from '../../components/ui/TextInput.tsx';
import { enquiryWords as words } from './inbox-words.ts';

/** Milliseconds after the last key before the draft is kept. */
const keepPause = 800;

/** An answer by mail. What is written is kept on the server as a draft, on whichever machine it goes on. */
export function AnswerForm({
  data,
  draft,
  onSent,
}: {
  data: DeskEnquiry;
  /** What the form begins with. */
  draft: string;
  onSent: () => void;
}) {
  const { enquiry, templates } = data;
  const [kept, setKept] = useState<'no' | 'yes' | 'failed'>(draft ? 'yes' : 'no');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is written now. */
  const written = useRef(draft);
  /** What the server has not been given yet. */
  const unsaved = useRef<string | null>(null);

  async function keep(keepalive = false) {
    const body = unsaved.current;
    if (body === null) return;
    unsaved.current = null;
    try {
      await callEndpoint(keepDeskDraft, { enquiryId: enquiry.id, body }, { keepalive });
      setKept(body ? 'yes' : 'no');
    } catch {
      unsaved.current ??= body;
      setKept('failed');
    }
  }

  const form = useCallForm({
    id: 'answer',
    contract: answerDeskEnquiry,
    fields: ['body'],
    initial: { body: draft },
    toInput: ({ body }) => ({ enquiryId: enquiry.id, version: enquiry.version, body }),
    onValues: ({ body = '' }) => {
      written.current = body;
      unsaved.current = body;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void keep(), keepPause);
    },
    beforeSending: () => {
      clearTimeout(timer.current);
    },
    // What could not be sent is still a draft.
    sayFailure: (error) => {
      timer.current = setTimeout(() => void keep(), keepPause);
      return sayFailure(error);
    },
    onDone: () => {
      unsaved.current = null;
      onSent();
      return undefined;
    },
  });

  useEffect(() => {
    const onHide = () => void keep(true);
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      clearTimeout(timer.current);
      void keep(true);
    };
  }, []);

  return (
    <section className="inbox-part" aria-labelledby="desk-answer">
      <h3 id="desk-answer">{words.answer}</h3>
      <form {...form.formProps} className="staff-form">
        <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
        <label className="inbox-template">
          <span className="small">{words.template}</span>
          <select
            className="input"
            value=""
            onChange={(event) => {
              const template = templates[Number(event.target.value)];
              // What is written already stays, above it.
              if (template)
                form.set('body', [written.current.trim(), template.body].filter(Boolean).join('\n\n'));
            }}
          >
            <option value="">{words.noTemplate}</option>
            {templates.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <TextArea
          form={form.id}
          name="body"
          label={words.answerLabel}
          hint={words.answerHint}
          error={form.errorOf('body')}
          rows={8}
        />
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <div className="cluster">
          <SubmitButton label={form.isBusy ? words.sending : words.send} isBusy={form.isBusy} />
          <span className="note" role="status">
            {kept === 'yes' ? words.draftKept : kept === 'failed' ? words.draftNotKept : ''}
          </span>
        </div>
        <StatusLine text={form.isBusy ? words.sending : ''} />
      </form>
    </section>
  );
}
