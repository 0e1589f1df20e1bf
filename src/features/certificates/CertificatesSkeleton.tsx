import '../../staff/staff.css';
import './certificates.css';
import { DeskNavBones } from '../../staff/DeskNav.tsx';
import { words } from './words.ts';

/** The page before anything is known. */
export function CertificatesSkeleton() {
  return (
    <div className="staff certs" aria-busy="true">
      <header className="desk-head">
        <h1>{words.title}</h1>
        <DeskNavBones here="/desk/certificates" />
      </header>
      <p className="soft">{words.intro}</p>
      <p className="vh" role="status">
        {words.loading}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: 6 }, (_, row) => (
          <span className="bone certs-bone" key={row} />
        ))}
      </div>
    </div>
  );
}
