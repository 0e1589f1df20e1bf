import { useEffect, useRef, useState } from 'react';
import {
  eraseDeskPerson,
  type DeskPerson,
  type ErasureCertificate,
  type Whom,
} from '#shared/contracts/desk-rights.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { saveFile } from './copy-file.ts';
import { rightsWords as words, sayCount, stayWords } from './rights-words.ts';

/** What erasing would do, then the erasing, then what shows that it was done. */
export function Erasure({ whom, person }: { whom: Whom; person: DeskPerson }) {
  const [certificate, setCertificate] = useState<ErasureCertificate | null>(null);
  if (certificate) return <Certificate certificate={certificate} />;
  const goes = Object.entries(person.goes).filter(([, count]) => count > 0);
  if (goes.length === 0) return null;
  return (
    <section className="rights-part" aria-labelledby="rights-erase">
      <h3 id="rights-erase">{words.erase}</h3>
      <Accounts erased={person.goes} stays={person.stays} />
      {person.isStaff ? (
        <p className="msg msg-warn">{words.eraseStaff}</p>
      ) : (
        <EraseForm whom={whom} onErased={setCertificate} />
      )}
    </section>
  );
}

function Accounts({ erased, stays }: Pick<ErasureCertificate, 'erased' | 'stays'>) {
  return (
    <div className="rights-sides">
      <div>
        <h4>{words.goes}</h4>
        <ul className="rights-list">
          {Object.entries(erased)
            .filter(([, count]) => count > 0)
            .map(([what, count]) => (
              <li key={what}>{sayCount(what, count)}</li>
            ))}
        </ul>
      </div>
      <div>
        <h4>{words.stays}</h4>
        <dl className="rights-stays">
          {stays.map(({ what, count, why }) => (
            <div key={what}>
              <dt>
                {stayWords[what] ?? what}
                {count === null || count === 1 ? '' : ` (${count})`}
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function EraseForm({ whom, onErased }: { whom: Whom; onErased: (certificate: ErasureCertificate) => void }) {
  const form = useCallForm({
    id: 'erase',
    contract: eraseDeskPerson,
    fields: ['confirmed'],
    toInput: ({ confirmed = '' }) => ({ whom, confirmed }),
    onDone: (certificate) => {
      onErased(certificate);
      return undefined;
    },
  });
  return (
    <form {...form.formProps} className="staff-form rights-narrow">
      <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
      <TextInput
        form={form.id}
        name="confirmed"
        type="email"
        autoComplete="off"
        spellCheck={false}
        label={words.confirm}
        hint={words.confirmHint}
        error={form.errorOf('confirmed')}
      />
      {form.failure ? <FailureAlert message={form.failure} /> : null}
      <SubmitButton
        label={form.isBusy ? words.erasing : words.eraseNow}
        isBusy={form.isBusy}
        look="btn btn-danger"
      />
    </form>
  );
}

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'long',
  timeStyle: 'short',
});

function Certificate({ certificate }: { certificate: ErasureCertificate }) {
  const { number, erasedAt, erased, stays } = certificate;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="rights-part" aria-labelledby="rights-certificate">
      <p className="msg msg-good" role="status">
        {words.erased}
      </p>
      <h3 id="rights-certificate" ref={heading} tabIndex={-1}>
        {words.certificate} <span className="num nowrap">{number}</span>
      </h3>
      <p className="soft">
        {moment.format(new Date(erasedAt))}. {words.certificateHint}
      </p>
      <Accounts erased={erased} stays={stays} />
      <div>
        <button
          className="btn"
          type="button"
          onClick={() => saveFile(`${number}.json`, JSON.stringify(certificate, null, 2), 'application/json')}
        >
          {words.printed}
        </button>
      </div>
    </section>
  );
}
