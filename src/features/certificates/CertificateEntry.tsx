import {
  reinstateCertificate,
  withdrawCertificate,
  type DeskCertificate,
} from '#shared/contracts/certificates.ts';
import { reasonWords, withdrawalReasons } from '#shared/messages/certificates.ts';
import { useCall } from '../../browser/queries.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextArea } from '../../components/ui/TextInput.tsx';
import { sayDay } from './say-day.ts';
import { words } from './words.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

interface Props {
  certificate: DeskCertificate;
  onChanged: () => void;
}

/** One certificate: what it says, what was done with it, and withdrawing it or taking that back. */
export function CertificateEntry({ certificate, onChanged }: Props) {
  const { number, name, email, awardName, awardedOn, validUntil, state, withdrawn, replacedBy, events } =
    certificate;
  return (
    <li className="certs-entry">
      <details>
        <summary>
          <span className="certs-line">
            <b>{name}</b>
            <span>{awardName}</span>
            <span className="certs-number">{number}</span>
            <span className={state === 'valid' ? 'tag' : 'tag certs-off'}>{words.states[state]}</span>
          </span>
        </summary>
        <dl className="facts">
          <dt>{words.holder}</dt>
          <dd>{email}</dd>
          <dt>{words.awarded}</dt>
          <dd>{sayDay(awardedOn)}</dd>
          <dt>{words.validUntil}</dt>
          <dd>{sayDay(validUntil)}</dd>
        </dl>
        <ol className="certs-events">
          {events.map(({ event, at, reason, note, staff }) => (
            <li key={`${event} ${at}`}>
              {`${words.events[event]}, ${moment.format(new Date(at))}, ${staff ?? words.command}.`}
              {reason ? ` ${reasonWords[reason]}` : ''}
              {note ? <span className="note"> {note}</span> : null}
            </li>
          ))}
        </ol>
        {replacedBy ? <p className="note">{replacedBy}</p> : null}
        {withdrawn ? null : <Withdraw number={number} onChanged={onChanged} />}
        {withdrawn && withdrawn.reason !== 'name-corrected' ? (
          <Reinstate number={number} onChanged={onChanged} />
        ) : null}
      </details>
    </li>
  );
}

interface ActionProps {
  number: string;
  onChanged: () => void;
}

function Withdraw({ number, onChanged }: ActionProps) {
  const form = useCallForm({
    id: `withdraw-${number}`,
    contract: withdrawCertificate,
    fields: ['reason', 'note'],
    toInput: ({ reason, note }) => ({ number, ...(reason ? { reason } : {}), note }),
    onDone: () => {
      onChanged();
      return undefined;
    },
  });
  return (
    <form {...form.formProps} className="staff-form">
      <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
      <Select
        form={form.id}
        name="reason"
        label={words.reason}
        empty={words.choose}
        error={form.errorOf('reason')}
        options={withdrawalReasons
          .filter((reason) => reason !== 'name-corrected')
          .map((reason) => ({ value: reason, label: reasonWords[reason] }))}
      />
      <TextArea
        form={form.id}
        name="note"
        label={words.note}
        error={form.errorOf('note')}
        rows={2}
        optional
      />
      {form.failure ? <FailureAlert message={form.failure} /> : null}
      <SubmitButton
        label={form.isBusy ? words.withdrawing : words.withdraw}
        isBusy={form.isBusy}
        look="btn"
      />
    </form>
  );
}

function Reinstate({ number, onChanged }: ActionProps) {
  const call = useCall(reinstateCertificate, { onSuccess: onChanged });
  return (
    <div className="stack">
      {call.error ? <FailureAlert message={sayFailure(call.error)} /> : null}
      <button
        className="btn"
        type="button"
        aria-busy={call.isPending || undefined}
        onClick={() => {
          if (!call.isPending) call.mutate({ number });
        }}
      >
        {words.reinstate}
      </button>
    </div>
  );
}
