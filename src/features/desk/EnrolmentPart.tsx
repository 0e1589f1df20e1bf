import { useState } from 'react';
import { moveEnrolment, type DeskEnrolment, type EnrolmentState } from '#shared/contracts/desk-learners.ts';
import { formatDay } from '#shared/rules/london-day.ts';
import { useCall } from '../../browser/queries.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { FailureAlert } from '../../components/ui/Submit.tsx';
import { StepsBar } from '../../learning/StepsBar.tsx';
import type { CoursePlans } from './course-plans.ts';
import { EnrolForm } from './EnrolForm.tsx';
import { learnersWords as words, stateWords } from './learners-words.ts';

interface Props {
  learnerId: string;
  enrolment: DeskEnrolment;
  plans: readonly CoursePlans[];
  onChanged: () => void;
}

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium' });
const amount = new Intl.NumberFormat('en-GB');

/** One place in a course: progress, what was agreed, and what can be done with it. */
export function EnrolmentPart({ learnerId, enrolment, plans, onChanged }: Props) {
  const { course, state, stateSince, version, progress, projectsCompleted, projectsTotal } = enrolment;
  const [isLeaving, setLeaving] = useState(false);
  const [changes, setChanges] = useState(0);
  const { mutate, isPending, error } = useCall(moveEnrolment, {
    onSuccess: () => {
      setLeaving(false);
      onChanged();
    },
  });
  const move = (to: EnrolmentState) => {
    if (!isPending) mutate({ learnerId, course: course.slug, version, state: to });
  };
  return (
    <article className="learner-course" aria-label={course.title}>
      <header className="learner-course-head">
        <h4>{course.title}</h4>
        <span className={state === 'active' ? 'state' : 'state state-warn'}>
          {stateWords[state]}
          {state === 'active' ? '' : ` since ${day.format(new Date(stateSince))}`}
        </span>
      </header>
      <p className="meter small">
        <span>{words.projects(projectsCompleted, projectsTotal)}</span>
        <span className="num">{progress}%</span>
      </p>
      <StepsBar label={`${words.progressOf} ${course.title}`} value={progress} steps={projectsTotal} />
      <Terms enrolment={enrolment} symbol={plans[0]?.symbol ?? ''} />
      {error ? <FailureAlert message={sayFailure(error)} /> : null}
      {isLeaving ? (
        <div className="msg msg-warn" role="group" aria-label={words.leave}>
          <div className="stack">
            <p>{words.sure}</p>
            <p className="cluster">
              <button className="btn btn-small" type="button" onClick={() => move('left')}>
                {words.leaveNow}
              </button>
              <button className="btn btn-small btn-plain" type="button" onClick={() => setLeaving(false)}>
                {words.keep}
              </button>
            </p>
          </div>
        </div>
      ) : (
        <p className="cluster">
          {state === 'active' ? (
            <button className="btn btn-small" type="button" onClick={() => move('paused')}>
              {words.pause}
            </button>
          ) : (
            <button className="btn btn-small" type="button" onClick={() => move('active')}>
              {words.takeUp}
            </button>
          )}
          {state === 'left' ? null : (
            <button className="btn btn-small btn-plain" type="button" onClick={() => setLeaving(true)}>
              {words.leave}
            </button>
          )}
        </p>
      )}
      <details>
        <summary className="learner-more">{words.change}</summary>
        <EnrolForm
          key={`${version} ${changes}`}
          id={`terms-${course.slug}`}
          learnerId={learnerId}
          plans={plans.filter(({ slug }) => slug === course.slug)}
          known={enrolment}
          onDone={() => {
            setChanges((before) => before + 1);
            onChanged();
          }}
        />
      </details>
    </article>
  );
}

function Terms({ enrolment: { terms, enrolledAt }, symbol }: { enrolment: DeskEnrolment; symbol: string }) {
  if (!terms)
    return (
      <p className="small soft">
        {words.notAgreed} {words.chosen} {day.format(new Date(enrolledAt))}.
      </p>
    );
  const { months, price, startsOn, agreed, agreedAt, agreedBy } = terms;
  return (
    <div className="small">
      <p>
        <b>{words.agreed}</b> {words.plan(months)},{' '}
        <span className="num">
          {symbol}
          {amount.format(price)}
        </span>
        , {words.from} {formatDay(startsOn)}
      </p>
      {agreed ? <p className="learner-agreed">{agreed}</p> : null}
      <p className="note">
        {day.format(new Date(agreedAt))}
        {agreedBy ? `, ${words.by} ${agreedBy}` : ''}
      </p>
    </div>
  );
}
