import './learners.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { readDeskLearner, type DeskLearner } from '#shared/contracts/desk-learners.ts';
import { queryClient, useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import type { CoursePlans } from './course-plans.ts';
import { readDeskAddress, writeDeskAddress } from './desk-bar.ts';
import { actionWords } from './desk-words.ts';
import { EnrolForm } from './EnrolForm.tsx';
import { EnrolmentPart } from './EnrolmentPart.tsx';
import { learnersWords as words, roleWords } from './learners-words.ts';
import { RightsPart } from './RightsPart.tsx';

interface Props {
  learnerId: string;
  plans: readonly CoursePlans[];
  onClose: () => void;
}

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Every page of the list, whatever it was asked for, is out of date. */
const forgetLearners = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && /^\/api\/desk\/learners(\?|$)/.test(address),
    refetchType: 'active',
  });

/** One person with an account: their courses and what was agreed, rights, enquiries. */
export function LearnerView({ learnerId, plans, onClose }: Props) {
  const { data, error, isFetching, refetch } = useEndpoint(
    readDeskLearner,
    { learnerId },
    { freshMilliseconds: 0 },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isThere) heading.current?.focus({ preventScroll: true });
  }, [isThere]);
  const again = () => {
    void refetch();
    void forgetLearners();
  };
  return (
    <>
      <button className="btn btn-small inbox-back" type="button" onClick={onClose}>
        {words.back}
      </button>
      {error ? (
        <LoadFailure
          what={words.what}
          reason={error.failure.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? (
        <>
          <header className="inbox-title">
            <h2 ref={heading} tabIndex={-1}>
              {data.person.name || data.person.email}
            </h2>
            <p className="small soft">
              <a href={`mailto:${data.person.email}`}>{data.person.email}</a> · {words.since}{' '}
              {day.format(new Date(data.person.since))}
              {data.person.roles.map((role) => ` · ${roleWords[role]}`)}
            </p>
            {data.person.isConfirmed ? null : <p className="inbox-why inbox-why-soon">{words.unproven}</p>}
          </header>
          <Courses data={data} plans={plans} onChanged={again} />
          <RightsPart data={data} plans={plans} onChanged={again} />
          <Known data={data} />
        </>
      ) : error ? null : (
        <div role="status">
          <p className="vh">{words.loading}</p>
          <span className="bone inbox-bone-row" aria-hidden="true" />
          <span className="bone inbox-bone-one" aria-hidden="true" />
        </div>
      )}
    </>
  );
}

interface PartProps {
  data: DeskLearner;
  plans: readonly CoursePlans[];
  onChanged: () => void;
}

function Courses({ data, plans, onChanged }: PartProps) {
  const [enrolled, setEnrolled] = useState(0);
  const learnerId = data.person.id;
  return (
    <section className="inbox-part" aria-labelledby="learner-courses">
      <h3 id="learner-courses">{words.enrolments}</h3>
      {data.enrolments.length === 0 ? <p className="small soft">{words.noEnrolments}</p> : null}
      {data.enrolments.map((enrolment) => (
        <EnrolmentPart
          key={enrolment.course.slug}
          learnerId={learnerId}
          enrolment={enrolment}
          plans={plans}
          onChanged={onChanged}
        />
      ))}
      <details>
        <summary className="learner-more">{words.enrol}</summary>
        <EnrolForm
          key={enrolled}
          id="enrol"
          learnerId={learnerId}
          plans={plans.filter(({ slug }) => !data.enrolments.some(({ course }) => course.slug === slug))}
          known={null}
          onDone={() => {
            setEnrolled((before) => before + 1);
            onChanged();
          }}
        />
      </details>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What else is known: eWork, enquiries, and what was changed here. */
function Known({ data }: { data: DeskLearner }) {
  const { ework, enquiries, history } = data;
  return (
    <section className="inbox-part" aria-label={words.known}>
      <dl className="inbox-facts">
        <Fact term={words.ework}>
          {ework
            ? `${ework.course ?? words.eworkNone}${ework.isEnded ? `, ${words.eworkEnded}` : ''}: ${words.eworkWeeks(ework.weeksDone, ework.weeksTotal)}`
            : words.noEwork}
        </Fact>
        <Fact term={words.enquiries}>
          {enquiries.length === 0 ? words.noEnquiries : null}
          <ul className="inbox-plain">
            {enquiries.map(({ id, programme, receivedAt }) => (
              <li key={id}>
                <a href={writeDeskAddress({ ...readDeskAddress(''), view: 'all', open: id })}>{programme}</a>{' '}
                <span className="note">{day.format(new Date(receivedAt))}</span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact term={words.history}>
          {history.length === 0 ? words.noHistory : null}
          <ul className="inbox-plain">
            {history.map(({ number, at, by, action, detail }) => (
              <li key={number}>
                {by ?? words.command} {actionWords[action] ?? action} <span className="note">{detail}</span>{' '}
                <span className="note">{moment.format(new Date(at))}</span>
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
    </section>
  );
}
