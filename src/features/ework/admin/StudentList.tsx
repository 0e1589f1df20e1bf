import { useState } from 'react';
import type { StudentGroup } from '#shared/contracts/ework-admin.ts';
import type { EworkListedStudent, EworkStanding } from '#shared/contracts/ework-shapes.ts';
import type { Opening } from '../../../components/ui/Dialog.tsx';
import { AlertIcon } from '../../../components/ui/icons.tsx';
import { StatusLine } from '../../../components/ui/StatusLine.tsx';
import { RefreshIcon, SortIcon } from '../icons.tsx';
import { adminWords, sharedWords } from '../messages.ts';
import { ImportStudents } from './ImportStudents.tsx';
import { nameOf, type SortColumn } from './sort-students.ts';
import { importWords, standingWords } from './standing-words.ts';
import { useExport } from './use-export.ts';
import type { Students } from './use-students.ts';

interface StudentListProps {
  students: Students;
  onOpen: (student: EworkListedStudent) => void;
  /** Something of more than one student has changed. */
  onChanged: () => void;
}

const columns: readonly { id: SortColumn; label: string; className?: string }[] = [
  { id: 'name', label: adminWords.student },
  { id: 'course', label: adminWords.course, className: 'wide-only' },
  { id: 'progress', label: adminWords.progress },
  { id: 'week', label: standingWords.week },
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
export function StudentList({ students, onOpen, onChanged }: StudentListProps) {
  const { page, first, query, sorting, group } = students;
  const [importing, setImporting] = useState<Opening | null>(null);
  const saving = useExport(students.asked);
  const rows = page?.students ?? [];
  const total = page?.total ?? 0;
  const none = query ? adminWords.noMatch(query) : group ? standingWords.none : adminWords.noStudents;
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
      <search className="ework-search">
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
        <label className="small" htmlFor="ework-group">
          {standingWords.show}
        </label>
        <select
          className="input"
          id="ework-group"
          value={group}
          onChange={(event) => students.showGroup(event.target.value as StudentGroup | '')}
        >
          <option value="">{standingWords.everybody}</option>
          {Object.entries(standingWords.groups).map(([id, label]) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
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
                      <button type="button" onClick={() => students.sortBy(id)}>
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
            <span>{range}</span>
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
      <div className="ework-pages">
        <p className={saving.isBad ? 'state state-bad' : 'note'} role="status">
          <span key={saving.words}>{saving.words}</span>
        </p>
        <button className="btn btn-small" type="button" onClick={() => setImporting({})}>
          {importWords.open}
        </button>
        <button
          className="btn btn-small"
          type="button"
          aria-busy={saving.isBusy || undefined}
          onClick={saving.run}
        >
          {standingWords.export}
        </button>
      </div>
      {importing ? (
        <ImportStudents opening={importing} onClose={() => setImporting(null)} onImported={onChanged} />
      ) : null}
    </section>
  );
}

function Row({ student, onOpen }: { student: EworkStanding; onOpen: (student: EworkListedStudent) => void }) {
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
      <td>
        <Week student={student} />
      </td>
      <td className="wide-only nowrap">
        <LastActivity at={lastActivityAt} />
      </td>
    </tr>
  );
}

/** Where the student should be today, and what an admin should know of that. */
function Week({ student: { dueWeek, isBehind, isQuiet, waiting } }: { student: EworkStanding }) {
  return (
    <>
      <span className="nowrap" title={dueWeek === null ? undefined : standingWords.due(dueWeek)}>
        {dueWeek ?? ''}
      </span>
      {isBehind ? <span className="tag ework-ended">{standingWords.behind}</span> : null}
      {isQuiet ? <span className="tag ework-ended">{standingWords.quiet}</span> : null}
      {waiting > 0 ? <span className="note nowrap">{standingWords.waiting(waiting)}</span> : null}
    </>
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
