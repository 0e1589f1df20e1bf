import { useState } from 'react';
import type { Certificate } from '#shared/contracts/certificates.ts';
import { listPortfolioWork, type PortfolioWork } from '#shared/contracts/portfolios.ts';
import { useEndpoint } from '../../browser/queries.ts';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { CertificateCard } from './CertificateCard.tsx';
import { PortfolioForm } from './PortfolioForm.tsx';
import { contentOf } from './credential-content.ts';
import { words } from './words.ts';

interface Props {
  portfolios: readonly Certificate[];
  issuer: string;
  isDemonstration: boolean;
  /** Of a portfolio that was signed or changed. */
  onChanged: (certificate: Certificate, replaced: string | null) => void;
}

/** What the learner has made of work that is signed off, and making another one or a newer version. */
export function Portfolios({ portfolios, onChanged, ...signer }: Props) {
  /** The number of the one that gets a newer version; null for a new one; undefined while nothing is made. */
  const [making, setMaking] = useState<string | null>();
  const [signed, setSigned] = useState<string>();
  // A version that has a newer one says so at /verify; here it would only be in the way.
  const current = portfolios.filter(({ replacedBy }) => replacedBy === null);
  const old = current.find(({ number }) => number === making);
  return (
    <section className="mine-part" aria-labelledby="portfolios">
      <h2 id="portfolios">{words.portfolios}</h2>
      <p className="soft">{words.portfolioIntro}</p>
      <p role="status">
        {signed === undefined ? '' : <span key={signed}>{words.portfolioSigned(signed)}</span>}
      </p>
      {current.map((one) => (
        <CertificateCard
          key={one.number}
          certificate={one}
          {...signer}
          onChanged={(changed) => onChanged(changed, null)}
          onNewVersion={() => setMaking(one.number)}
        />
      ))}
      {making === undefined ? (
        <p>
          <button className="btn" type="button" onClick={() => setMaking(null)}>
            {words.makePortfolio}
          </button>
        </p>
      ) : (
        <Making
          key={making}
          old={old ?? null}
          onCancel={() => setMaking(undefined)}
          onSigned={(certificate) => {
            setMaking(undefined);
            setSigned(certificate.number);
            onChanged(certificate, old?.number ?? null);
          }}
        />
      )}
    </section>
  );
}

interface MakingProps {
  old: Certificate | null;
  onCancel: () => void;
  onSigned: (certificate: Certificate) => void;
}

function Making({ old, onCancel, onSigned }: MakingProps) {
  const { data, error, isFetching, refetch } = useEndpoint(listPortfolioWork, undefined, {
    freshMilliseconds: 0,
  });
  if (error)
    return (
      <LoadFailure
        what="your signed-off work"
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  // What was kept from before may lack what was signed off since.
  if (!data || isFetching) return <p role="status">{words.loadingWork}</p>;
  if (data.works.length === 0)
    return (
      <div className="hollow" role="status">
        <p>{words.noWork}</p>
        <a className="more" href="/projects">
          {words.noWorkMore}
        </a>
      </div>
    );
  return (
    <PortfolioForm
      works={data.works}
      old={old}
      initial={old ? choiceOf(old, data.works) : { title: '', words: '', workIds: [] }}
      onCancel={onCancel}
      onSigned={onSigned}
    />
  );
}

/** What the version before was made of, as far as it is still there. */
function choiceOf({ credential }: Certificate, works: readonly PortfolioWork[]) {
  const { title, words: own, pieces } = contentOf(credential);
  const places = new Map(pieces.map((piece, place) => [piece.title, place]));
  const placeOf = (work: PortfolioWork) => places.get(work.title) ?? -1;
  return {
    title,
    words: own,
    workIds: works
      .filter((work) => placeOf(work) >= 0)
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map(({ workId }) => workId),
  };
}
