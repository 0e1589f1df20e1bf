import type { EworkOverview, StudentGroup } from '#shared/contracts/ework-admin.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { toCsv } from '#shared/rules/csv.ts';
import { saveFile } from '../../../browser/save-file.ts';
import type { Answer } from '../../../browser/queries.ts';
import { AlertIcon } from '../../../components/ui/icons.tsx';
import { sharedWords } from '../messages.ts';
import { overviewWords as words, standingWords } from './standing-words.ts';

const csv = 'text/csv;charset=utf-8';
const sinceDay = (iso: string) => words.day(toLondonDay(new Date(iso)));
const fileOf = (what: string) => standingWords.fileName(what, toLondonDay(new Date()));

interface Props {
  overview: Answer<EworkOverview>;
  group: StudentGroup | '';
  onGroup: (group: StudentGroup) => void;
}

/** How many students are in each group, who waits longest for a mentor, and what mentors have to read. */
export function Overview({ overview: { data, error, refetch }, group, onGroup }: Props) {
  return (
    <section className="card ework-overview" aria-labelledby="ework-overview-title">
      <h2 id="ework-overview-title">{words.title}</h2>
      {error && !data ? (
        <div className="msg msg-bad" role="alert">
          <AlertIcon />
          <p>
            <span>{words.failed}</span>{' '}
            <button className="week-more" type="button" onClick={() => void refetch()}>
              {sharedWords.tryAgain}
            </button>
          </p>
        </div>
      ) : null}
      <ul className="ework-groups plain" aria-busy={!data && !error}>
        {Object.entries(standingWords.groups).map(([id, label]) => (
          <li key={id}>
            <button
              className="ework-group"
              type="button"
              aria-pressed={group === id}
              onClick={() => onGroup(id as StudentGroup)}
            >
              <b className="num">{data ? data.groups[id as StudentGroup] : '–'}</b> <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {data ? (
        <div className="ework-overview-parts">
          <Waiting waiting={data.waiting} total={data.groups.waiting} />
          <Mentors mentors={data.mentors} />
        </div>
      ) : null}
    </section>
  );
}

function Waiting({ waiting, total }: { waiting: EworkOverview['waiting']; total: number }) {
  const save = () =>
    saveFile(
      fileOf('waiting'),
      toCsv([
        [words.person, 'Course', words.work, words.since, words.due, words.late, words.mentor],
        ...waiting.map((one) => [
          one.person,
          one.course,
          one.work,
          one.waitingSince,
          one.dueDay,
          one.isLate ? 'yes' : 'no',
          one.takenBy ?? '',
        ]),
      ]),
      csv,
    );
  return (
    <div>
      <h3>{words.waiting}</h3>
      {waiting.length === 0 ? <p className="small soft">{words.nobodyWaits}</p> : null}
      {waiting.length > 0 ? (
        <>
          <div className="ework-list" tabIndex={0} role="region" aria-label={words.waiting}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{words.person}</th>
                  <th scope="col">{words.since}</th>
                  <th scope="col">{words.due}</th>
                </tr>
              </thead>
              <tbody>
                {waiting.map((one, place) => (
                  <tr key={place}>
                    <th scope="row">
                      <b>{one.person}</b>
                      <span className="note">
                        {one.course}, {one.work}
                      </span>
                      {one.takenBy ? <span className="note">{words.taken(one.takenBy)}</span> : null}
                    </th>
                    <td className="nowrap">{sinceDay(one.waitingSince)}</td>
                    <td className="nowrap">
                      {words.day(one.dueDay)}{' '}
                      {one.isLate ? <span className="tag ework-ended">{words.late}</span> : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="ework-pages">
            {total > waiting.length ? <span className="note">{words.more(waiting.length)}</span> : null}
            <button className="btn btn-small" type="button" onClick={save}>
              {words.exportWaiting}
            </button>
          </p>
        </>
      ) : null}
    </div>
  );
}

function Mentors({ mentors }: Pick<EworkOverview, 'mentors'>) {
  const save = () =>
    saveFile(
      fileOf('mentors'),
      toCsv([
        [words.mentor, words.courses, words.open, words.reading, words.read],
        ...mentors.map((one) => [one.name, one.courses.join(', '), one.waiting, one.taken, one.read]),
      ]),
      csv,
    );
  return (
    <div>
      <h3>{words.mentors}</h3>
      {mentors.length === 0 ? <p className="small soft">{words.noMentors}</p> : null}
      {mentors.length > 0 ? (
        <>
          <div className="ework-list" tabIndex={0} role="region" aria-label={words.mentors}>
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{words.mentor}</th>
                  <th scope="col">{words.open}</th>
                  <th scope="col">{words.reading}</th>
                  <th scope="col">{words.read}</th>
                </tr>
              </thead>
              <tbody>
                {mentors.map((one, place) => (
                  <tr key={place}>
                    <th scope="row">
                      <b>{one.name}</b>
                      <span className="note">{one.courses.join(', ')}</span>
                    </th>
                    <td>{one.waiting}</td>
                    <td>{one.taken}</td>
                    <td>{one.read}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="ework-pages">
            <button className="btn btn-small" type="button" onClick={save}>
              {words.exportMentors}
            </button>
          </p>
        </>
      ) : null}
    </div>
  );
}
