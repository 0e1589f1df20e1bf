import { useEffect, useState, type MouseEvent } from 'react';
import {
  accountRoles,
  enrolmentStates,
  listDeskLearners,
  type DeskPerson,
} from '#shared/contracts/desk-learners.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import type { CoursePlans } from './course-plans.ts';
import { goToLearners, writeLearnersAddress, type LearnersAddress } from './learners-bar.ts';
import { learnersWords as words, roleWords, stateWords } from './learners-words.ts';
import { usePages, type PageOfList } from '../../staff/use-pages.ts';

/** Milliseconds after the last key before the list is asked for. */
const typingPause = 300;

/** Everyone with an account, the latest first. */
export function LearnerList({ address, plans }: { address: LearnersAddress; plans: readonly CoursePlans[] }) {
  const { q, course, state, role } = address;
  return (
    <section className="inbox-side" aria-label={words.title}>
      <Filters address={address} plans={plans} />
      <Pages key={`${q} ${course} ${state} ${role}`} address={address} />
    </section>
  );
}

function Filters({ address, plans }: { address: LearnersAddress; plans: readonly CoursePlans[] }) {
  const [typed, setTyped] = useState(address.q);
  useEffect(() => {
    if (typed.trim() === address.q) return;
    const timer = setTimeout(() => goToLearners({ ...address, q: typed.trim() }, 'replace'), typingPause);
    return () => clearTimeout(timer);
  }, [typed, address]);
  return (
    <search className="inbox-filters">
      <label className="inbox-search">
        <span className="small">{words.search}</span>
        <input
          className="input"
          type="search"
          placeholder={words.searchHint}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Choice
        label={words.course}
        every={words.everyCourse}
        options={plans.map(({ slug, title }) => [slug, title] as const)}
        value={address.course}
        onChoose={(course) => goToLearners({ ...address, course })}
      />
      <Choice
        label={words.state}
        every={words.everyState}
        options={enrolmentStates.map((one) => [one, stateWords[one]] as const)}
        value={address.state}
        onChoose={(state) => goToLearners({ ...address, state })}
      />
      <Choice
        label={words.role}
        every={words.everyRole}
        options={accountRoles.map((one) => [one, roleWords[one]] as const)}
        value={address.role}
        onChoose={(role) => goToLearners({ ...address, role })}
      />
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  every: string;
  options: readonly (readonly [Value, string])[];
  value: Value | null;
  onChoose: (value: Value | null) => void;
}

function Choice<Value extends string>({ label, every, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <label>
      <span className="small">{label}</span>
      <select
        className="input"
        value={value ?? ''}
        onChange={(event) => onChoose((event.target.value || null) as Value | null)}
      >
        <option value="">{every}</option>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Pages({ address }: { address: LearnersAddress }) {
  const { pages } = usePages();
  return (
    <div className="inbox-list">
      {pages.map((page) => (
        <Page key={page.cursor} address={address} {...page} />
      ))}
    </div>
  );
}

interface PageProps extends PageOfList {
  address: LearnersAddress;
}

function Page({ address, cursor, onMore }: PageProps) {
  const { q, course, state, role } = address;
  const { data, error, isFetching, refetch } = useEndpoint(
    listDeskLearners,
    {
      ...(q ? { q } : {}),
      ...(course === null ? {} : { course }),
      ...(state === null ? {} : { state }),
      ...(role === null ? {} : { role }),
      ...(cursor === null ? {} : { cursor }),
    },
    { freshMilliseconds: 0 },
  );
  const next = data?.nextCursor ?? null;
  const failure = error ? (
    <LoadFailure
      what="the list"
      reason={error.failure.message}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  ) : null;
  if (!data)
    return (
      failure ?? (
        <div role="status">
          <p className="vh">{words.loading}</p>
          {Array.from({ length: 5 }, (_, row) => (
            <span className="bone inbox-bone-row" key={row} aria-hidden="true" />
          ))}
        </div>
      )
    );
  return (
    <>
      {failure}
      {cursor === null ? (
        <p className={data.people.length === 0 ? 'small soft' : 'vh'} role="status">
          {data.people.length > 0
            ? `${data.people.length}${next === null ? '' : ' and more'}`
            : q || course || state || role
              ? words.noMatch
              : words.none}
        </p>
      ) : null}
      <ol className="inbox-rows">
        {data.people.map((person) => (
          <Row key={person.id} person={person} address={address} />
        ))}
      </ol>
      {next !== null && onMore ? (
        <button className="btn btn-small" type="button" onClick={() => onMore(next)}>
          {words.more}
        </button>
      ) : null}
    </>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium' });

function Row({ person, address }: { person: DeskPerson; address: LearnersAddress }) {
  const target = { ...address, open: person.id };
  const courseLine = person.courses
    .map(({ title, state }) => (state === 'active' ? title : `${title} (${stateWords[state].toLowerCase()})`))
    .join(', ');
  return (
    <li>
      <a
        className="inbox-row"
        href={writeLearnersAddress(target)}
        data-learner-id={person.id}
        aria-current={address.open === person.id ? 'true' : undefined}
        onClick={(event: MouseEvent) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          goToLearners(target);
        }}
      >
        <span className="inbox-row-head">
          <b>{person.name || person.email}</b>
          <time className="note num" dateTime={person.since}>
            {day.format(new Date(person.since))}
          </time>
        </span>
        <span className="note">{person.email}</span>
        <span className="inbox-row-about">
          {person.roles.map((role) => (
            <span className="tag" key={role}>
              {roleWords[role]}
            </span>
          ))}{' '}
          {courseLine || words.noCourses}
        </span>
      </a>
    </li>
  );
}
