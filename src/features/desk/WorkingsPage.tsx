import './workings.css';
import type { ReactNode } from 'react';
import { isJobLate, jobs } from '#shared/catalogue/jobs.ts';
import { readWorkings, type Workings } from '#shared/contracts/desk-workings.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { AtDesk } from '../../staff/AtDesk.tsx';
import { DeskNav } from '../../staff/DeskNav.tsx';
import { WorkingsBones, WorkingsSkeleton } from './WorkingsSkeleton.tsx';
import { workingsWords as words } from './workings-words.ts';

/** Whether everything that runs by itself does: jobs, queues, failures. */
export function WorkingsPage() {
  return (
    <AtDesk role="desk" fallback={<WorkingsSkeleton />}>
      {() => <Loaded />}
    </AtDesk>
  );
}

function Loaded() {
  const { data, error, isFetching, refetch } = useEndpoint(readWorkings, {}, { freshMilliseconds: 0 });
  return (
    <div className="staff workings">
      <header className="desk-head">
        <h1>{words.title}</h1>
        <DeskNav here="/desk/workings" />
      </header>
      <p className="soft">{words.intro}</p>
      {error ? (
        <LoadFailure
          what={words.what}
          reason={error.failure.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <Shown data={data} /> : error ? null : <WorkingsBones />}
    </div>
  );
}

function Shown({ data }: { data: Workings }) {
  const now = new Date();
  const known = new Map(data.jobs.map((job) => [job.job, job]));
  const lateJobs = jobs.filter((job) => isJobLate(job, known.get(job.name)?.endedAt ?? null, now));
  const { lost, doubled, late, failed } = data;
  const isWell = lost + doubled + late + failed + lateJobs.length === 0;
  return (
    <>
      <p className={isWell ? 'workings-state' : 'workings-state is-late'}>
        <strong>{isWell ? words.well : words.unwell}</strong>
      </p>
      <section aria-labelledby="workings-none">
        <h2 id="workings-none">{words.mustBeNone}</h2>
        <dl className="workings-sums">
          <Sum words={words.lost} count={lost} />
          <Sum words={words.doubled} count={doubled} />
          <Sum words={words.late} count={late} />
          <Sum words={words.failed} count={failed} />
          <Sum words={words.outside} count={data.waitingOutside} />
        </dl>
      </section>
      <Table title={words.jobs} columns={[words.job, words.state, words.lastEnd, words.lastFailure]}>
        {jobs.map((job) => {
          const run = known.get(job.name);
          const isLate = lateJobs.includes(job);
          return (
            <tr key={job.name}>
              <th scope="row">
                {job.does} <span className="note">{job.name}</span>
              </th>
              <td className={isLate ? 'is-late' : undefined}>{isLate ? words.isLate : words.inTime}</td>
              <td className="nowrap">
                <Moment at={run?.endedAt ?? null} otherwise={words.never} />
              </td>
              <td className="nowrap">
                <Moment at={run?.failedAt ?? null} otherwise={words.none} />
                {run?.failure ? <span className="note"> {run.failure}</span> : null}
              </td>
            </tr>
          );
        })}
      </Table>
      {data.mails.length === 0 ? (
        <p className="soft">{words.noMails}</p>
      ) : (
        <Table
          title={words.mails}
          columns={[words.kind, words.waiting, words.since, words.sentToday, words.failedMonth]}
        >
          {data.mails.map((mail) => (
            <tr key={mail.kind}>
              <th scope="row">{mail.kind}</th>
              <td className="num">{mail.waiting}</td>
              <td className="nowrap">
                <Moment at={mail.oldestAt} otherwise="" />
              </td>
              <td className="num">{mail.sentToday}</td>
              <td className="num">{mail.failed}</td>
            </tr>
          ))}
        </Table>
      )}
      {data.failures.length === 0 ? null : (
        <Table title={words.failures} columns={[words.when, words.kind, words.code, words.mailId]}>
          {data.failures.map((failure) => (
            <tr key={failure.mailId}>
              <td className="nowrap">
                <Moment at={failure.createdAt} otherwise="" />
              </td>
              <td>{failure.kind}</td>
              <td>{failure.code ?? words.unknown}</td>
              <td className="note">{failure.mailId}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

function Sum({ words: [term, note], count }: { words: readonly [string, string]; count: number | null }) {
  return (
    <div className="stat">
      <dt>{term}</dt>
      <dd>
        <span className={count === 0 ? 'figure' : 'figure is-late'}>{count ?? words.unknown}</span>{' '}
        <span className="note">{note}</span>
      </dd>
    </div>
  );
}

interface TableProps {
  title: string;
  columns: readonly string[];
  children: ReactNode;
}

function Table({ title, columns, children }: TableProps) {
  return (
    <section className="workings-part">
      <h2>{title}</h2>
      <div className="scroll" tabIndex={0} role="region" aria-label={title}>
        <table className="table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  );
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

function Moment({ at, otherwise }: { at: string | null; otherwise: string }) {
  return at === null ? otherwise : <time dateTime={at}>{moment.format(new Date(at))}</time>;
}
