import { useEffect, useRef, useState } from 'react';
import {
  exportDeskPerson,
  readDeskPerson,
  type DeskPerson,
  type RightsRequest,
  type Whom,
} from '#shared/contracts/desk-rights.ts';
import { extendDeskRequest } from '#shared/contracts/desk-rights.ts';
import { formatDay } from '#shared/rules/london-day.ts';
import { useCall } from '../../browser/queries.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { saveFile, toReadablePage } from './copy-file.ts';
import { Corrections } from './Corrections.tsx';
import { Erasure } from './Erasure.tsx';
import { kindWords, rightsWords as words, sayCount } from './rights-words.ts';

interface Props {
  whom: Whom;
  /** What the search has brought already. */
  found: DeskPerson | null;
}

/** One person: what is held, a copy of it, corrections, more time, and erasure. */
export function PersonView({ whom, found }: Props) {
  const [person, setPerson] = useState(found);
  const read = useCall(readDeskPerson, { onSuccess: setPerson });
  const again = () => read.mutate({ whom });
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = person !== null;
  useEffect(() => {
    if (!found) again();
  }, []);
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true });
  }, [isThere]);

  if (!person)
    return read.error ? (
      <LoadFailure
        what={words.person}
        reason={read.error.failure.message}
        isBusy={read.isPending}
        onRetry={again}
      />
    ) : (
      <p role="status">{words.loading}</p>
    );
  const holdings = Object.entries(person.holdings);
  return (
    <>
      <h2 className="rights-person" ref={heading} tabIndex={-1}>
        {person.email}
      </h2>
      <section className="rights-part" aria-labelledby="rights-holdings">
        <h3 id="rights-holdings">{words.holdings}</h3>
        {holdings.length === 0 ? <p>{words.nothing}</p> : null}
        <ul className="rights-list">
          {holdings.map(([what, count]) => (
            <li key={what}>{sayCount(what, count)}</li>
          ))}
        </ul>
        {person.requests.map((request) => (
          <p key={request.id}>
            <b>{kindWords[request.kind]}</b>{' '}
            <a className="num nowrap" href={`/desk?view=all&open=${request.id}`}>
              {request.reference}
            </a>
            : {words.by.toLowerCase()} {formatDay(request.answerBy)}
          </p>
        ))}
      </section>
      <Copy whom={whom} person={person} />
      <Corrections person={person} onCorrected={again} />
      {person.requests
        .filter(({ latest }) => latest !== null)
        .map((request) => (
          <MoreTime key={`${request.id} ${request.version}`} request={request} onMoved={again} />
        ))}
      <Erasure whom={whom} person={person} />
    </>
  );
}

function Copy({ whom, person }: { whom: Whom; person: DeskPerson }) {
  const [kind, setKind] = useState<'json' | 'html'>('json');
  const copy = useCall(exportDeskPerson, {
    onSuccess: (file) => {
      // The name says nothing about whom: files end up in lists that others see.
      const name = `data-${String(file['madeAt']).slice(0, 10)}`;
      if (kind === 'json') saveFile(`${name}.json`, JSON.stringify(file, null, 2), 'application/json');
      else saveFile(`${name}.html`, toReadablePage(`Data of ${person.email}`, file), 'text/html');
    },
  });
  const get = (wanted: typeof kind) => {
    if (copy.isPending) return;
    setKind(wanted);
    copy.mutate({ whom });
  };
  return (
    <section className="rights-part" aria-labelledby="rights-copy">
      <h3 id="rights-copy">{words.copy}</h3>
      <p className="hint">{words.copyHint}</p>
      <div className="cluster">
        {(['json', 'html'] as const).map((wanted) => (
          <button
            key={wanted}
            className="btn"
            type="button"
            aria-disabled={copy.isPending || undefined}
            onClick={() => get(wanted)}
          >
            {copy.isPending && kind === wanted
              ? words.copying
              : wanted === 'json'
                ? words.copyFile
                : words.copyPage}
          </button>
        ))}
      </div>
      {copy.error ? <FailureAlert message={sayFailure(copy.error, { isTyped: false })} /> : null}
    </section>
  );
}

function MoreTime({ request, onMoved }: { request: RightsRequest; onMoved: () => void }) {
  const form = useCallForm({
    id: 'extend',
    contract: extendDeskRequest,
    fields: ['answerBy', 'reason'],
    toInput: ({ answerBy, reason }) => ({
      enquiryId: request.id,
      version: request.version,
      answerBy,
      reason,
    }),
    onDone: () => {
      onMoved();
      return undefined;
    },
  });
  return (
    <details className="rights-fold">
      <summary>
        {words.extend} {request.reference}
      </summary>
      <form {...form.formProps} className="staff-form">
        <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
        <p className="hint">{words.extendHint}</p>
        <TextInput
          form={form.id}
          name="answerBy"
          type="date"
          min={request.answerBy}
          max={request.latest ?? undefined}
          label={words.newDay}
          error={form.errorOf('answerBy')}
        />
        <TextArea form={form.id} name="reason" label={words.reason} error={form.errorOf('reason')} rows={4} />
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <SubmitButton
          label={form.isBusy ? words.extending : words.extendNow}
          isBusy={form.isBusy}
          look="btn"
        />
      </form>
    </details>
  );
}
