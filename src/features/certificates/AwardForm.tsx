import { useState } from 'react';
import {
  awardCertificate,
  previewCertificate,
  type CertificatePreview,
} from '#shared/contracts/certificates.ts';
import { awards } from '#shared/rules/awards.ts';
import type { CertificateKind } from '#shared/rules/credential.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { makeId } from '../../browser/random-id.ts';
import { useCall } from '../../browser/queries.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { Field, describeControl } from '../../components/ui/Field.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { sayDay } from './say-day.ts';
import { words } from './words.ts';

type Wish = Parameters<typeof toWish>[0];

/** The request for what is in the form. The award's kind is part of its choice. */
function toWish(values: Readonly<Record<string, string>>) {
  const [chosen = '', awardId = ''] = (values['awardId'] ?? '').split(':');
  const kind: CertificateKind = chosen === 'course' ? 'course' : 'level';
  return {
    email: values['email'] ?? '',
    kind,
    awardId,
    name: values['name'] ?? '',
    awardedOn: values['awardedOn'] ?? '',
    exam:
      kind === 'course'
        ? null
        : { percent: values['exam'] ? Number(values['exam']) : NaN, satOn: values['satOn'] ?? '' },
  };
}

/** First what would be awarded, then the award. */
export function AwardForm({ onAwarded }: { onAwarded: () => void }) {
  const [shown, setShown] = useState<{
    wish: ReturnType<typeof toWish>;
    preview: CertificatePreview;
    id: string;
  }>();
  const [given, setGiven] = useState<string>();
  const [kind, setKind] = useState('level');
  const form = useCallForm({
    id: 'award',
    contract: previewCertificate,
    fields: ['email', 'awardId', 'name', 'awardedOn', 'exam', 'satOn'],
    toInput: (values: Wish) => toWish(values),
    onDone: ({ preview }, input) => {
      setGiven(undefined);
      setShown({ wish: input as ReturnType<typeof toWish>, preview, id: makeId() });
      return undefined;
    },
  });
  const award = { form: form.id, name: 'awardId', label: words.what, error: form.errorOf('awardId') };
  return (
    <section aria-labelledby="award-title" className="card certs-award">
      <h2 id="award-title">{words.award}</h2>
      <form {...form.formProps} className="staff-form" hidden={shown !== undefined}>
        <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
        <TextInput
          form={form.id}
          name="email"
          type="email"
          label={words.email}
          error={form.errorOf('email')}
          autoComplete="off"
        />
        <Field {...award}>
          <select
            className="input"
            {...describeControl(award)}
            onChange={(event) => setKind(event.currentTarget.value.split(':')[0] ?? '')}
          >
            <option value="">{words.choose}</option>
            {(['level', 'course'] as const).map((group) => (
              <optgroup key={group} label={group === 'level' ? words.levels : words.completions}>
                {awards
                  .filter((one) => one.kind === group)
                  .map(({ id, name }) => (
                    <option key={id} value={`${group}:${id}`}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </Field>
        <TextInput
          form={form.id}
          name="name"
          label={words.name}
          hint={words.nameHint}
          error={form.errorOf('name')}
          optional
          autoComplete="off"
        />
        <TextInput
          form={form.id}
          name="awardedOn"
          type="date"
          label={words.awardedOn}
          error={form.errorOf('awardedOn')}
          defaultValue={toLondonDay(new Date())}
          max={toLondonDay(new Date())}
        />
        <div className="pair" hidden={kind === 'course'}>
          <TextInput
            form={form.id}
            name="exam"
            type="number"
            min={0}
            max={100}
            step={1}
            label={words.percent}
            hint={words.examHint}
            error={form.errorOf('exam')}
          />
          <TextInput
            form={form.id}
            name="satOn"
            type="date"
            label={words.satOn}
            hint={words.examHint}
            max={toLondonDay(new Date())}
          />
        </div>
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <SubmitButton label={form.isBusy ? words.previewing : words.preview} isBusy={form.isBusy} />
      </form>
      {shown ? (
        <Preview
          {...shown}
          onChange={() => setShown(undefined)}
          onAwarded={(number) => {
            setShown(undefined);
            setGiven(number);
            onAwarded();
          }}
        />
      ) : null}
      <p role="status">{given === undefined ? '' : <span key={given}>{words.given(given)}</span>}</p>
    </section>
  );
}

interface PreviewProps {
  wish: ReturnType<typeof toWish>;
  preview: CertificatePreview;
  /** Of the certificate: pressed twice, it is awarded once. */
  id: string;
  onChange: () => void;
  onAwarded: (number: string) => void;
}

function Preview({ wish, preview, id, onChange, onAwarded }: PreviewProps) {
  const call = useCall(awardCertificate, { onSuccess: ({ number }) => onAwarded(number) });
  const { name, awardName, awardedOn, validUntil, exam, work, warnings, isDemonstration } = preview;
  return (
    <div className="stack certs-preview">
      <h3 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words.previewTitle}
      </h3>
      {isDemonstration ? <p className="note">{words.demonstration}</p> : null}
      <p className="certs-name">{name}</p>
      <p className="certs-what">{awardName}</p>
      <dl className="facts">
        <dt>{words.awarded}</dt>
        <dd>{sayDay(awardedOn)}</dd>
        <dt>{words.validUntil}</dt>
        <dd>{sayDay(validUntil)}</dd>
        {exam ? (
          <>
            <dt>{words.exam}</dt>
            <dd>{`${exam.percent}%, ${sayDay(exam.satOn)}`}</dd>
          </>
        ) : null}
        <dt>{words.work}</dt>
        {work.length === 0 ? <dd>{words.noWork}</dd> : null}
        {work.map((one) => (
          <dd key={one.title}>{`${one.title}, ${sayDay(one.signedOffOn)}`}</dd>
        ))}
      </dl>
      {warnings.length > 0 ? (
        <ul className="certs-warnings msg-warn">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      {call.error ? <FailureAlert message={sayFailure(call.error)} /> : null}
      <div className="cluster">
        <button
          className="btn btn-main"
          type="button"
          aria-busy={call.isPending || undefined}
          aria-disabled={call.isPending || undefined}
          onClick={() => {
            if (!call.isPending) call.mutate({ ...wish, certificateId: id });
          }}
        >
          <span key={String(call.isPending)}>{call.isPending ? words.giving : words.give}</span>
        </button>
        <button className="btn" type="button" onClick={onChange}>
          {words.change}
        </button>
      </div>
    </div>
  );
}
