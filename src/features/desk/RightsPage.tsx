import './rights.css';
import { useState } from 'react';
import {
  listDeskRights,
  readDeskPerson,
  type DeskPerson,
  type ErasureCertificate,
  type RightsRequest,
  type Whom,
} from '#shared/contracts/desk-rights.ts';
import { formatDay } from '#shared/rules/london-day.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { AtDesk } from '../../staff/AtDesk.tsx';
import { DeskNav } from '../../staff/DeskNav.tsx';
import { PersonView } from './PersonView.tsx';
import { RightsSkeleton } from './RightsSkeleton.tsx';
import { kindWords, rightsWords as words, sayCount } from './rights-words.ts';

/** Requests about data with their clocks, and what can be done for one person. */
export function RightsPage() {
  return (
    <AtDesk role="desk" fallback={<RightsSkeleton />}>
      {() => <Rights />}
    </AtDesk>
  );
}

const uuid = /^[0-9a-f-]{36}$/;

/** Whom the address of the page names: an enquiry or an account, never an email address. */
function whomOfAddress(search: string): Whom | null {
  const query = new URLSearchParams(search);
  const [enquiryId, learnerId] = [query.get('enquiry') ?? '', query.get('learner') ?? ''];
  if (uuid.test(enquiryId)) return { enquiryId };
  return uuid.test(learnerId) ? { learnerId } : null;
}

function Rights() {
  const [whom, setWhom] = useState(() => whomOfAddress(location.search));
  /** What the search has brought already. */
  const [found, setFound] = useState<DeskPerson | null>(null);
  return (
    <div className="staff rights">
      <header className="desk-head">
        <h1>{words.title}</h1>
        <DeskNav here="/desk/rights">{whom ? <a href="/desk/rights">{words.back}</a> : null}</DeskNav>
      </header>
      {whom ? (
        <PersonView whom={whom} found={found} />
      ) : (
        <>
          <Requests />
          <FindPerson
            onFound={(person) => {
              setFound(person);
              setWhom({ email: person.email });
            }}
          />
        </>
      )}
    </div>
  );
}

function FindPerson({ onFound }: { onFound: (person: DeskPerson) => void }) {
  const form = useCallForm({
    id: 'find',
    contract: readDeskPerson,
    fields: ['email'],
    toInput: ({ email = '' }) => ({ whom: { email } }),
    onDone: (person) => {
      onFound(person);
      return undefined;
    },
  });
  return (
    <section className="rights-part" aria-labelledby="rights-find">
      <h2 id="rights-find">{words.find}</h2>
      <form {...form.formProps} className="staff-form rights-narrow">
        <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
        <TextInput
          form={form.id}
          name="email"
          type="email"
          autoComplete="off"
          spellCheck={false}
          label={words.findLabel}
          hint={words.findHint}
          error={form.errorOf('email')}
        />
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <SubmitButton label={form.isBusy ? words.finding : words.show} isBusy={form.isBusy} />
      </form>
    </section>
  );
}

function Requests() {
  const { data, error, isFetching, refetch } = useEndpoint(listDeskRights, {}, { freshMilliseconds: 0 });
  if (!data)
    return error ? (
      <LoadFailure
        what={words.requests}
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <p role="status">{words.loading}</p>
    );
  return (
    <>
      <div className="rights-part">
        <h2>{words.open}</h2>
        {data.open.length > 0 ? (
          <RequestTable label={words.open} requests={data.open} />
        ) : (
          <p className="soft">{words.noOpen}</p>
        )}
      </div>
      {data.done.length > 0 ? (
        <div className="rights-part">
          <h2>{words.done}</h2>
          <RequestTable label={words.done} requests={data.done} />
        </div>
      ) : null}
      {data.certificates.length > 0 ? <Certificates certificates={data.certificates} /> : null}
    </>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium' });

/** How a request stands against its day. */
export function sayClock({ answeredAt, isInTime, daysLeft }: RightsRequest): string {
  if (answeredAt) return `Answered on ${day.format(new Date(answeredAt))}, ${isInTime ? 'in time' : 'late'}`;
  const days = Math.abs(daysLeft) === 1 ? '1 day' : `${Math.abs(daysLeft)} days`;
  if (daysLeft < 0) return `Late by ${days}`;
  return daysLeft === 0 ? 'Due today' : `${days} left`;
}

const toneOf = ({ answeredAt, daysLeft }: RightsRequest): string =>
  answeredAt ? 'calm' : daysLeft < 0 ? 'late' : daysLeft <= 7 ? 'soon' : 'calm';

function RequestTable({ label, requests }: { label: string; requests: readonly RightsRequest[] }) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.by}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.request}</th>
            <th scope="col">{words.who}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request.id}>
              <td className="nowrap">
                {formatDay(request.answerBy)}
                {request.answerByFirst ? (
                  <span className="note rights-line">
                    {words.instead} {formatDay(request.answerByFirst)}
                  </span>
                ) : null}
              </td>
              <td className={`nowrap rights-${toneOf(request)}`}>{sayClock(request)}</td>
              <td>
                {kindWords[request.kind]}{' '}
                <a className="num nowrap" href={`/desk?view=all&open=${request.id}`}>
                  {request.reference}
                </a>
              </td>
              <td>
                <a href={`/desk/rights?enquiry=${request.id}`}>{request.name}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Certificates({ certificates }: { certificates: readonly ErasureCertificate[] }) {
  return (
    <div className="rights-part">
      <h2>{words.certificates}</h2>
      <div className="scroll" tabIndex={0} role="region" aria-label={words.certificates}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.number}</th>
              <th scope="col">{words.what}</th>
            </tr>
          </thead>
          <tbody>
            {certificates.map(({ number, erasedAt, erased }) => (
              <tr key={number}>
                <td className="nowrap">{day.format(new Date(erasedAt))}</td>
                <td className="num nowrap">{number}</td>
                <td>
                  {Object.entries(erased)
                    .filter(([, count]) => count > 0)
                    .map(([what, count]) => sayCount(what, count))
                    .join('; ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
