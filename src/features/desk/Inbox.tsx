import { useEffect, useState, type MouseEvent } from 'react';
import {
  countQuarantineRules,
  deskKinds,
  deskViews,
  listDeskEnquiries,
  type DeskKind,
  type DeskRow,
  type DeskView,
} from '#shared/contracts/desk-inbox.ts';
import { explainPlace, sayReason } from '#shared/rules/desk-place.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { goToDeskAddress, writeDeskAddress, type DeskAddress } from './desk-bar.ts';
import { forgetInbox } from './desk-data.ts';
import { inboxWords as words, kindWords, placeWords, viewWords } from './inbox-words.ts';
import { usePages, type PageOfList } from '../../staff/use-pages.ts';

/** Milliseconds after the last key before the list is asked for. */
const typingPause = 300;

/** What waits, in the order in which it is due. */
export function Inbox({ address }: { address: DeskAddress }) {
  const { view, kind, isMine, q } = address;
  const isListed = `${view} ${kind ?? ''} ${String(isMine)} ${q}`;
  useEffect(() => {
    // Others work on while this window is behind another.
    const onVisibility = () => {
      if (document.visibilityState === 'visible') void forgetInbox();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
  return (
    <section className="inbox-side" aria-label={words.title}>
      <Filters address={address} />
      {view === 'quarantine' ? <Rules /> : null}
      <List key={isListed} address={address} />
    </section>
  );
}

function Filters({ address }: { address: DeskAddress }) {
  const [typed, setTyped] = useState(address.q);
  useEffect(() => {
    if (typed.trim() === address.q) return;
    const timer = setTimeout(() => goToDeskAddress({ ...address, q: typed.trim() }, 'replace'), typingPause);
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
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </label>
      <label>
        <span className="small">{words.views}</span>
        <select
          className="input"
          value={address.view}
          onChange={(event) =>
            goToDeskAddress({ ...address, view: event.target.value as DeskView, open: null })
          }
        >
          {deskViews.map((view) => (
            <option key={view} value={view}>
              {viewWords[view]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="small">{words.kinds}</span>
        <select
          className="input"
          value={address.kind ?? ''}
          onChange={(event) =>
            goToDeskAddress({ ...address, kind: (event.target.value || null) as DeskKind | null })
          }
        >
          <option value="">{words.everyKind}</option>
          {deskKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindWords[kind]}
            </option>
          ))}
        </select>
      </label>
      <label className="check inbox-mine">
        <input
          type="checkbox"
          checked={address.isMine}
          onChange={(event) => goToDeskAddress({ ...address, isMine: event.target.checked })}
        />
        <span>{words.mine}</span>
      </label>
    </search>
  );
}

function List({ address }: { address: DeskAddress }) {
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
  address: DeskAddress;
}

function Page({ address, cursor, onMore }: PageProps) {
  const { view, kind, isMine, q } = address;
  const { data, error, isFetching, refetch } = useEndpoint(
    listDeskEnquiries,
    {
      view,
      ...(kind === null ? {} : { kind }),
      ...(isMine ? { taken: 'me' as const } : {}),
      ...(q ? { q } : {}),
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
        <p className={data.isLoose || data.rows.length === 0 ? 'small soft' : 'vh'} role="status">
          {data.isLoose
            ? words.loose
            : data.rows.length > 0
              ? `${data.rows.length}${next === null ? '' : ' and more'}`
              : q
                ? words.noMatch
                : words.none}
        </p>
      ) : null}
      <ol className="inbox-rows">
        {data.rows.map((row) => (
          <Row key={row.id} row={row} address={address} />
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

const short = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

function Row({ row, address }: { row: DeskRow; address: DeskAddress }) {
  const { tone, text } = explainPlace(row, new Date());
  const target = { ...address, open: row.id };
  return (
    <li>
      <a
        className="inbox-row"
        href={writeDeskAddress(target)}
        data-enquiry-id={row.id}
        aria-current={address.open === row.id ? 'true' : undefined}
        onClick={(event: MouseEvent) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          goToDeskAddress(target);
        }}
      >
        <span className="inbox-row-head">
          <b>{row.name || row.email}</b>
          <time className="note num" dateTime={row.receivedAt}>
            {short.format(new Date(row.receivedAt))}
          </time>
        </span>
        <span className="inbox-row-about">
          <span className="tag">{kindWords[row.kind]}</span>{' '}
          {row.kind === 'data-request' || row.kind === 'complaint' ? row.reference : row.programme}
        </span>
        {row.words ? <span className="inbox-row-words">{row.words}</span> : null}
        <span className={`inbox-why inbox-why-${tone}`}>{text}</span>
        <span className="note">
          {row.takenBy
            ? `${placeWords[row.place]} · ${words.takenBy} ${row.takenBy.name}`
            : placeWords[row.place]}
        </span>
      </a>
    </li>
  );
}

/** So that a rule which is wrong shows. */
function Rules() {
  const { data } = useEndpoint(countQuarantineRules, {}, { freshMilliseconds: 0 });
  if (!data || data.rules.length === 0) return null;
  return (
    <table className="table inbox-rules">
      <caption>{words.rules}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rule}</th>
          <th scope="col" className="r">
            {words.waiting}
          </th>
          <th scope="col" className="r">
            {words.released} <span className="note">{words.ninetyDays}</span>
          </th>
          <th scope="col" className="r">
            {words.deleted} <span className="note">{words.ninetyDays}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {data.rules.map(({ rule, waiting, released, deleted }) => (
          <tr key={rule}>
            <th scope="row">{sayReason(rule)}</th>
            <td className="r">{waiting}</td>
            <td className="r">{released}</td>
            <td className="r">{deleted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
