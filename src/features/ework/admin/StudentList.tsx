import { useState } from 'react';
import type { EworkListedStudent } from '#shared/contracts/ework-shapes.ts';
import { AlertIcon } from '../../../components/ui/icons.tsx';
import { StatusLine } from '../../../components/ui/StatusLine.tsx';
import { RefreshIcon, SortIcon } from '../icons.tsx';
import { adminWords, sharedWords } from '../messages.ts';
import { nameOf, nextSorting, sortStudents, type SortColumn, type Sorting } from './sort-students.ts';
import type { Students } from './use-students.ts';

interface StudentListProps {
  students: Students;
  onOpen: (student: EworkListedStudent) => void;
}

const columns: readonly { id: SortColumn; label: string; className?: string }[] = [
  { id: 'name', label: adminWords.student },
  { id: 'course', label: adminWords.course, className: 'wide-only' },
  { id: 'progress', label: adminWords.progress },
  { id: 'activity', label: adminWords.lastActivity, className: 'wide-only' },
];

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

export function LastActivity({ at }: { at: string | null }) {
  if (at === null) return <span>{adminWords.never}</span>;
  // Databases write times in more than one way; Date reads them all.
  const time = new Date(at);
  return (
    <time dateTime={time.toISOString()} title={moment.format(time)}>
      {day.format(time)}
    </time>
  );
}

/** Who is there, to search, sort and open. The list scrolls in its own box. */
export function StudentList({ students, onOpen }: StudentListProps) {
  const [sorting, setSorting] = useState<Sorting | null>(null);
  const { page, first, query } = students;
  const rows = page ? sortStudents(page.students, sorting) : [];
  const total = page?.total ?? 0;
  const none = query ? adminWords.noMatch(query) : adminWords.noStudents;
  const range = rows.length > 0 ? adminWords.range(first + 1, first + rows.length, total) : '';
  const isPaged = page !== null && (students.hasPrevious || page.nextCursor !== null);

  return (
    <section className="card ework-students" aria-labelledby="ework-students-title">
      <div className="ework-students-head">
        <h2 id="ework-students-title">
          <span>{adminWords.students}</span> {page ? <span className="count num">{`(${total})`}</span> : null}
        </h2>
        <button
          className="btn btn-icon"
          type="button"
          aria-label={adminWords.refresh}
          aria-busy={students.isFetching || undefined}
          onClick={() => void students.refetch()}
        >
          {students.isFetching ? null : <RefreshIcon />}
        </button>
      </div>
      <search>
        <label className="small" htmlFor="ework-search">
          {adminWords.search}
        </label>
        <input
          className="input"
          id="ework-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={students.search}
          onChange={(event) => students.setSearch(event.target.value)}
        />
      </search>
      {students.hasFailed ? (
        <div className="msg msg-bad" role="alert">
          <AlertIcon />
          <p>
            <span>{adminWords.listFailed}</span>{' '}
            <button className="week-more" type="button" onClick={() => void students.refetch()}>
              {sharedWords.tryAgain}
            </button>
          </p>
        </div>
      ) : null}
      <div className="ework-list" tabIndex={0} role="region" aria-label={adminWords.listLabel}>
        {rows.length > 0 ? (
          <table className="table">
            <thead>
              <tr>
                {columns.map(({ id, label, className }) => {
                  const direction = sorting?.column === id ? sorting.direction : 'none';
                  return (
                    <th scope="col" key={id} className={className} aria-sort={direction}>
                      <button type="button" onClick={() => setSorting(nextSorting(sorting, id))}>
                        <span>{label}</span>
                        <SortIcon direction={direction} />
                      </button>
                    </th>
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {rows.map((student) => (
                <Row key={student.id} student={student} onOpen={onOpen} />
              ))}
            </tbody>
          </table>
        ) : null}
        {page && rows.length === 0 ? <p className="small soft">{none}</p> : null}
        {!page && !students.hasFailed ? <ListSkeleton /> : null}
      </div>
      <StatusLine text={page && !students.isFetching ? range || none : ''} />
      {isPaged ? (
        <div className="ework-pages">
          <p className="note num">
            <span>{range}</span> {sorting ? <span>{adminWords.sortsThisPage}</span> : null}
          </p>
          <button
            className="btn btn-small"
            type="button"
            disabled={!students.hasPrevious}
            onClick={students.goBack}
          >
            {adminWords.previous}
          </button>
          <button
            className="btn btn-small"
            type="button"
            disabled={page.nextCursor === null}
            onClick={students.goOn}
          >
            {adminWords.next}
          </button>
        </div>
      ) : null}
    </section>
  );
}

function Row({
  student,
  onOpen,
}: {
  student: EworkListedStudent;
  onOpen: (student: EworkListedStudent) => void;
}) {
  const { email, assignment, progress, completedTasks, totalTasks, lastActivityAt, access } = student;
  const course = assignment?.course.title ?? adminWords.noCourse;
  return (
    <tr>
      <th scope="row">
        <button className="ework-open" type="button" onClick={() => onOpen(student)}>
          {nameOf(student)}
        </button>{' '}
        <span className="tag">{adminWords.student}</span>{' '}
        {access === 'ended' ? <span className="tag ework-ended">{adminWords.accessEnded}</span> : null}
        <span className="ework-address">{email}</span>
        <span className="narrow-only">{course}</span>
      </th>
      <td className="wide-only">{course}</td>
      <td>
        <span className="nowrap">{`${progress}%`}</span>
        <span className="note nowrap">{adminWords.tasksDone(completedTasks, totalTasks)}</span>
      </td>
      <td className="wide-only nowrap">
        <LastActivity at={lastActivityAt} />
      </td>
    </tr>
  );
}

function ListSkeleton() {
  return (
    <div role="status">
      <p className="vh">{sharedWords.loading}</p>
      {Array.from({ length: 3 }, (_, row) => (
        <span className="bone bone-row" key={row} aria-hidden="true" />
      ))}
    </div>
  );
}
