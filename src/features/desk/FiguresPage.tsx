import './figures.css';
import type { ReactNode } from 'react';
import {
  figureSpans,
  readDeskFigures,
  type DeskFigures,
  type FigureRow,
} from '#shared/contracts/desk-figures.ts';
import { toCsv, type CsvCell } from '#shared/rules/csv.ts';
import { formatDay } from '#shared/rules/london-day.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { AtDesk } from '../../staff/AtDesk.tsx';
import { goToAddress, useSearch } from './address-bar.ts';
import { DeskNav } from '../../staff/DeskNav.tsx';
import { CountBar, TimeMarks, WeekBars } from './FigureCharts.tsx';
import { countsAsRows, shareInPromise, weeksAsRows } from './figures-shapes.ts';
import { FiguresBones, FiguresSkeleton } from './FiguresSkeleton.tsx';
import { figuresWords as words } from './figures-words.ts';

/** How many ask, how soon they are answered, and what waits now. */
export function FiguresPage() {
  return (
    <AtDesk role="desk" fallback={<FiguresSkeleton />}>
      {() => <Figures />}
    </AtDesk>
  );
}

function Figures() {
  const asked = new URLSearchParams(useSearch()).get('weeks');
  const weeks = figureSpans.find((one) => one === asked) ?? figureSpans[0];
  const { data, error, isFetching, refetch } = useEndpoint(
    readDeskFigures,
    { weeks },
    { freshMilliseconds: 0 },
  );
  return (
    <div className="staff figures">
      <header className="desk-head">
        <h1>{words.title}</h1>
        <DeskNav here="/desk/figures" />
      </header>
      <div className="figures-top">
        <p className="soft small">{words.intro}</p>
        <label>
          <span className="small">{words.span}</span>
          <select
            className="input"
            value={weeks}
            onChange={(event) => goToAddress(`/desk/figures?weeks=${event.target.value}`)}
          >
            {figureSpans.map((span) => (
              <option key={span}>{span}</option>
            ))}
          </select>
        </label>
      </div>
      {error ? (
        <LoadFailure
          what={words.what}
          reason={error.failure.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data ? <Shown data={data} /> : error ? null : <FiguresBones />}
    </div>
  );
}

function Shown({ data }: { data: DeskFigures }) {
  const { weeks, programmes, sources, promisedHours } = data;
  return (
    <>
      <Now data={data} />
      <Part title={words.perWeek} file="weeks" rows={() => weeksAsRows(data)}>
        {data.total.all === 0 ? <p className="small soft">{words.nothing}</p> : null}
        <WeekBars weeks={weeks} />
      </Part>
      <Part title={words.times}>
        <p className="small soft">{words.timesHint}</p>
        <TimeMarks weeks={weeks} promisedHours={promisedHours} />
        <WeeksTable weeks={weeks} />
      </Part>
      <Part
        title={words.byProgramme}
        file="programmes"
        rows={() => countsAsRows(words.programme, weeks, programmes)}
      >
        <CountsTable caption={words.byProgramme} heading={words.programme} weeks={weeks} rows={programmes} />
      </Part>
      <Part title={words.bySource} file="sources" rows={() => countsAsRows(words.source, weeks, sources)}>
        <CountsTable caption={words.bySource} heading={words.source} weeks={weeks} rows={sources} />
      </Part>
    </>
  );
}

function Now({ data: { open, total } }: { data: DeskFigures }) {
  const share = shareInPromise(total);
  const due = total.within + total.late;
  return (
    <dl className="figures-now">
      <Stat
        term={words.openNow}
        figure={open.new + open.taken}
        note={words.openParts(open.new, open.taken)}
      />
      <Stat term={words.openLate} figure={open.late} note="" />
      <Stat
        term={words.inPromise}
        figure={share === null ? null : `${share}%`}
        note={due === 0 ? '' : words.ofDue(due)}
      />
      <Stat
        term={words.median}
        figure={total.median}
        note={total.median === null ? '' : words.workingHours(total.median)}
      />
      <Stat
        term={words.slowest}
        figure={total.slowest}
        note={total.slowest === null ? '' : words.workingHours(total.slowest)}
      />
    </dl>
  );
}

function Stat({ term, figure, note }: { term: string; figure: string | number | null; note: string }) {
  return (
    <div className="stat">
      <dt>{term}</dt>
      <dd>
        {figure === null ? (
          <span className="small soft">{words.none}</span>
        ) : (
          <span className="figure">{figure}</span>
        )}{' '}
        <span className="note">{note}</span>
      </dd>
    </div>
  );
}

interface PartProps {
  title: string;
  /** Name of the file without its ending; left out where nothing can be downloaded. */
  file?: string;
  rows?: () => CsvCell[][];
  children: ReactNode;
}

function Part({ title, file, rows, children }: PartProps) {
  return (
    <section className="figures-part">
      <header className="figures-part-head">
        <h2>{title}</h2>
        {file && rows ? (
          <button
            className="btn btn-small"
            type="button"
            onClick={() => keepFile(`kestrel-row-${file}.csv`, toCsv(rows()))}
          >
            {words.download}
            <span className="vh">: {title}</span>
          </button>
        ) : null}
      </header>
      {children}
    </section>
  );
}

/** Milliseconds after which the browser has taken the file over. */
const takenOver = 10_000;

function keepFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), takenOver);
}

const shortDay = (week: string) => formatDay(week).replace(/^(\d+ \w{3})\w* (\d{4})$/, '$1');

function WeeksTable({ weeks }: { weeks: DeskFigures['weeks'] }) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={words.perWeek}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{words.week}</th>
            {[
              words.all,
              words.within,
              words.late,
              words.waiting,
              words.closed,
              words.share,
              words.medianShort,
              words.slowestShort,
            ].map((heading) => (
              <th scope="col" className="r" key={heading}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...weeks].reverse().map((one) => {
            const share = shareInPromise(one);
            return (
              <tr key={one.week}>
                <th scope="row" className="nowrap">
                  {formatDay(one.week)}
                </th>
                {[one.all, one.within, one.late, one.waiting, one.closed].map((count, at) => (
                  <td className="r" key={at}>
                    {count}
                  </td>
                ))}
                <td className="r">{share === null ? '' : `${share}%`}</td>
                <td className="r nowrap">{one.median === null ? '' : `${one.median} h`}</td>
                <td className="r nowrap">{one.slowest === null ? '' : `${one.slowest} h`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface CountsProps {
  caption: string;
  heading: string;
  weeks: DeskFigures['weeks'];
  rows: readonly FigureRow[];
}

function CountsTable({ caption, heading, weeks, rows }: CountsProps) {
  if (rows.length === 0) return <p className="small soft">{words.nothing}</p>;
  const most = Math.max(...rows.map(({ total }) => total));
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={caption}>
      <table className="table figures-counts">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col" className="r">
              {words.total}
            </th>
            {[...weeks].reverse().map(({ week }) => (
              <th scope="col" className="r nowrap" key={week}>
                {shortDay(week)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts, total }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <CountBar count={total} most={most} />
              </th>
              <td className="r">{total}</td>
              {[...counts].reverse().map((count, at) => (
                <td className={count === 0 ? 'r soft' : 'r'} key={weeks.at(-1 - at)?.week}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
