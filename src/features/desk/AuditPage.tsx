import './audit.css';
import { listAuditLines, type AuditLine } from '#shared/contracts/desk-entry.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { AtDesk } from '../../staff/AtDesk.tsx';
import { usePages, type PageOfList } from '../../staff/use-pages.ts';
import { AuditSkeleton } from './AuditSkeleton.tsx';
import { DeskNav } from '../../staff/DeskNav.tsx';
import { actionWords, auditWords as words } from './desk-words.ts';

/** What was looked at and changed at the desk. */
export function AuditPage() {
  return (
    <AtDesk role="desk" fallback={<AuditSkeleton />}>
      {() => <Audit />}
    </AtDesk>
  );
}

function Audit() {
  const { pages } = usePages();
  return (
    <div className="staff desk-audit">
      <header className="desk-head">
        <h1>{words.title}</h1>
        <DeskNav here="/desk/audit" />
      </header>
      <p className="soft">{words.intro}</p>
      <div className="scroll" tabIndex={0} role="region" aria-label={words.title}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.who}</th>
              <th scope="col">{words.what}</th>
              <th scope="col">{words.about}</th>
            </tr>
          </thead>
          {pages.map((page) => (
            <Page key={page.cursor} {...page} />
          ))}
        </table>
      </div>
    </div>
  );
}

function Page({ cursor, onMore }: PageOfList) {
  const { data, error, isFetching, refetch } = useEndpoint(
    listAuditLines,
    cursor === null ? {} : { cursor },
    { freshMilliseconds: 0 },
  );
  const next = data?.nextCursor ?? null;
  return (
    <tbody>
      {error ? (
        <tr>
          <td colSpan={4}>
            <LoadFailure
              what="these lines"
              reason={error.failure.message}
              isBusy={isFetching}
              onRetry={() => void refetch()}
            />
          </td>
        </tr>
      ) : null}
      {data ? (
        data.lines.map((line) => <Line key={line.number} line={line} />)
      ) : error ? null : (
        <tr>
          <td colSpan={4} role="status">
            {words.loading}
          </td>
        </tr>
      )}
      {data?.lines.length === 0 && cursor === null ? (
        <tr>
          <td colSpan={4}>{words.none}</td>
        </tr>
      ) : null}
      {next !== null && onMore ? (
        <tr>
          <td colSpan={4}>
            <button className="btn btn-small" type="button" onClick={() => onMore(next)}>
              {words.more}
            </button>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/London',
});

function Line({ line }: { line: AuditLine }) {
  const { happenedAt, staffName, action, reference, learnerId, detail } = line;
  return (
    <tr>
      <td className="nowrap">
        <time dateTime={happenedAt}>{moment.format(new Date(happenedAt))}</time>
      </td>
      <td>{staffName ?? (action.startsWith('visitor-') ? words.visitor : words.command)}</td>
      <td>
        {actionWords[action] ?? action}
        {detail ? <span className="note"> {detail}</span> : null}
      </td>
      <td className="nowrap">{reference ?? (learnerId ? words.account : '')}</td>
    </tr>
  );
}
