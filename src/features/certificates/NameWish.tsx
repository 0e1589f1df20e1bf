import { useState } from 'react';
import { decideCertificateName, type DeskCertificate } from '#shared/contracts/certificates.ts';
import { makeId } from '../../browser/random-id.ts';
import { useCall } from '../../browser/queries.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { FailureAlert } from '../../components/ui/Submit.tsx';
import { words } from './words.ts';

/** A holder asks for another name on a certificate. */
export function NameWish({
  certificate,
  onDecided,
}: {
  certificate: DeskCertificate;
  onDecided: () => void;
}) {
  const { number, name, nameWish, awardName, email } = certificate;
  const [certificateId] = useState(makeId);
  const call = useCall(decideCertificateName, { onSuccess: onDecided });
  const decide = (isGranted: boolean) => {
    if (!call.isPending) call.mutate({ number, email, isGranted, certificateId });
  };
  return (
    <li className="certs-entry">
      <p>
        <b>{words.wish(name, nameWish ?? '')}</b>
      </p>
      <p className="note">{`${awardName}, ${number}, ${email}`}</p>
      {call.error ? <FailureAlert message={sayFailure(call.error)} /> : null}
      <div className="cluster">
        <button className="btn btn-small" type="button" onClick={() => decide(true)}>
          {words.grant}
        </button>
        <button className="btn btn-small btn-plain" type="button" onClick={() => decide(false)}>
          {words.keep}
        </button>
      </div>
    </li>
  );
}
