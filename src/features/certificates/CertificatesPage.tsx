import './certificates.css';
import { useState } from 'react';
import { listCertificates } from '#shared/contracts/certificates.ts';
import { queryClient, useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { AtDesk } from '../../staff/AtDesk.tsx';
import { usePages, type PageOfList } from '../../staff/use-pages.ts';
import { DeskNav } from '../../staff/DeskNav.tsx';
import { AwardForm } from './AwardForm.tsx';
import { CertificateEntry } from './CertificateEntry.tsx';
import { CertificatesSkeleton } from './CertificatesSkeleton.tsx';
import { NameWish } from './NameWish.tsx';
import { words } from './words.ts';

/** For the desk and examiners: award, find and withdraw certificates, and decide about names. */
export function CertificatesPage() {
  return (
    <AtDesk role={['desk', 'examiner']} fallback={<CertificatesSkeleton />}>
      {({ roles }) => <Room isDesk={roles.includes('desk')} />}
    </AtDesk>
  );
}

/** Every page of the list is out of date. */
const forgetList = () =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && address.split('?')[0] === listCertificates.path,
  });

function Room({ isDesk }: { isDesk: boolean }) {
  const [q, setQ] = useState('');
  const { pages, restart } = usePages();
  return (
    <div className="staff certs">
      <header className="desk-head">
        <h1>{words.title}</h1>
        {/* An examiner has no other page of the desk. */}
        {isDesk ? <DeskNav here="/desk/certificates" /> : null}
      </header>
      <p className="soft">{words.intro}</p>
      <AwardForm onAwarded={forgetList} />
      <section aria-labelledby="certs-all" className="stack">
        <h2 id="certs-all">{words.all}</h2>
        <form
          className="certs-search"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('q');
            setQ(typeof typed === 'string' ? typed.trim() : '');
            restart();
          }}
        >
          <div className="field">
            <label htmlFor="certs-q">{words.search}</label>
            <input className="input" id="certs-q" name="q" type="search" maxLength={200} />
          </div>
          <button className="btn" type="submit">
            {words.find}
          </button>
        </form>
        {pages.map((page) => (
          <Page key={page.cursor} q={q} {...page} />
        ))}
      </section>
    </div>
  );
}

interface PageProps extends PageOfList {
  q: string;
}

function Page({ q, cursor, onMore }: PageProps) {
  const { data, error, isFetching, refetch } = useEndpoint(
    listCertificates,
    { ...(q ? { q } : {}), ...(cursor === null ? {} : { cursor }) },
    { freshMilliseconds: 0 },
  );
  if (error)
    return (
      <LoadFailure
        what="the certificates"
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <p role="status">{words.loading}</p>;
  const { wishes, certificates, nextCursor } = data;
  return (
    <>
      {wishes.length > 0 ? (
        <div className="stack">
          <h3>{words.wishes}</h3>
          <ul className="certs-list">
            {wishes.map((one) => (
              <NameWish key={one.number} certificate={one} onDecided={forgetList} />
            ))}
          </ul>
        </div>
      ) : null}
      {certificates.length === 0 ? <p>{words.none}</p> : null}
      <ul className="certs-list">
        {certificates.map((one) => (
          <CertificateEntry key={one.number} certificate={one} onChanged={forgetList} />
        ))}
      </ul>
      {nextCursor !== null && onMore ? (
        <button className="btn btn-small" type="button" onClick={() => onMore(nextCursor)}>
          {words.more}
        </button>
      ) : null}
    </>
  );
}
