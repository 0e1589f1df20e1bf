import { useEffect, useRef, useState } from 'react';
import { handOverChat } from '#shared/contracts/chat-hand-over.ts';
import { makeId } from '../../browser/random-id.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { Honeypot } from '../../components/ui/Honeypot.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import { toHandOver, type Turn } from './conversation.ts';
import { chatWords } from './messages.ts';

interface Props {
  turns: readonly Turn[];
  onBack: () => void;
}

/** The conversation goes to a person, with a name and an address to answer to. */
export function ChatHandOver({ turns, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [begun] = useState(() => ({ at: Date.now(), submissionId: makeId() }));
  const [reference, setReference] = useState<string | null>(null);
  const form = useCallForm({
    id: 'chat-person',
    contract: handOverChat,
    fields: ['name', 'email', 'message'],
    toInput: (values) => ({
      ...values,
      conversation: toHandOver(turns),
      submissionId: begun.submissionId,
      fillMilliseconds: Date.now() - begun.at,
    }),
    onDone: (answer) => {
      setReference(answer.reference);
      return undefined;
    },
  });
  useEffect(() => heading.current?.focus({ preventScroll: true }), [reference]);
  const asked = turns.findLast(({ type }) => type === 'user')?.content ?? '';
  return (
    <div className="chat-hand-over">
      <h3 tabIndex={-1} ref={heading}>
        <span key={String(reference)}>
          {reference === null ? chatWords.handOverTitle : chatWords.handOverSent}
        </span>
      </h3>
      {reference === null ? (
        <form {...form.formProps}>
          <p className="small soft">{chatWords.handOverHint}</p>
          <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
          <TextInput
            form={form.id}
            name="name"
            label={chatWords.name}
            error={form.errorOf('name')}
            autoComplete="name"
          />
          <TextInput
            form={form.id}
            name="email"
            type="email"
            label={chatWords.email}
            error={form.errorOf('email')}
            autoComplete="email"
          />
          <TextArea
            form={form.id}
            name="message"
            label={chatWords.question}
            error={form.errorOf('message')}
            rows={3}
            dir="auto"
            defaultValue={asked}
          />
          <Honeypot form={form.id} />
          {form.failure ? <FailureAlert message={form.failure} /> : null}
          <SubmitButton
            label={form.isBusy ? chatWords.handOverSending : chatWords.handOverSend}
            isBusy={form.isBusy}
          />
          <p className="note">
            <a href="/privacy-policy">{chatWords.privacy}</a>
          </p>
        </form>
      ) : (
        <p className="small">
          {chatWords.handOverReference} <strong className="num nowrap">{reference}</strong>
        </p>
      )}
      <button className="btn btn-small btn-plain chat-person" type="button" onClick={onBack}>
        {chatWords.handOverBack}
      </button>
    </div>
  );
}
