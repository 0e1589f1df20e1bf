import { listMyCertificates, type Certificate } from '#shared/contracts/certificates.ts';
import { keepAnswer, useEndpoint } from '../../browser/queries.ts';
import '../../learning/learning.css';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { SignedIn } from '../../learning/SignedIn.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import './my-certificates.css';
import { Portfolios } from './Portfolios.tsx';
import { MyCertificatesSkeleton } from './MyCertificatesSkeleton.tsx';
import { words } from './words.ts';

interface Props {
  /** Who signs, as the files say it. */
  issuer: string;
  isDemonstration: boolean;
}

/** What the learner was awarded, with the files, and who may read the name. */
export function MyCertificatesPage(props: Props) {
  return (
    <SignedIn fallback={<MyCertificatesSkeleton />}>
      <Certificates {...props} />
    </SignedIn>
  );
}

function Certificates({ issuer, isDemonstration }: Props) {
  const { data, error, isFetching, refetch } = useEndpoint(listMyCertificates, undefined, {
    freshMilliseconds: 0,
  });
  const replace = (changed: Certificate, replaced: string | null = null) =>
    keepAnswer(listMyCertificates, undefined, (kept) => {
      if (!kept) return kept;
      const isNew = kept.certificates.every(({ number }) => number !== changed.number);
      const certificates = kept.certificates.map((one) => {
        if (one.number === replaced) return { ...one, replacedBy: changed.number };
        return one.number === changed.number ? changed : one;
      });
      return { ...kept, certificates: isNew ? [changed, ...certificates] : certificates };
    });
  const awarded = data?.certificates.filter(({ kind }) => kind !== 'portfolio') ?? [];
  if (!data && !error) return <MyCertificatesSkeleton />;
  return (
    <div className="mine">
      <header className="app-head">
        <h1>{words.title}</h1>
      </header>
      <p className="soft">{words.intro}</p>
      {isDemonstration ? <p className="note">{words.demonstration}</p> : null}
      {data ? (
        awarded.map((one) => (
          <CertificateCard
            key={one.number}
            certificate={one}
            issuer={issuer}
            isDemonstration={isDemonstration}
            onChanged={(changed) => replace(changed)}
          />
        ))
      ) : (
        <LoadFailure
          what="your certificates"
          reason={error?.failure.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && awarded.length === 0 ? (
        <div className="hollow">
          <p>{words.none}</p>
          <a className="more" href="/certifications">
            {words.noneMore}
          </a>
        </div>
      ) : null}
      {data ? (
        <Portfolios
          portfolios={data.certificates.filter(({ kind }) => kind === 'portfolio')}
          issuer={issuer}
          isDemonstration={isDemonstration}
          onChanged={replace}
        />
      ) : null}
    </div>
  );
}
