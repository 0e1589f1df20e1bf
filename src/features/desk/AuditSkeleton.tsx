import '../../staff/staff.css';
import './audit.css';
import { DeskNavBones } from '../../staff/DeskNav.tsx';
import { auditWords as words } from './desk-words.ts';

/** The page before anything is known. */
export function AuditSkeleton() {
  return (
    <div className="staff desk-audit" aria-busy="true">
      <header className="desk-head">
        <h1>{words.title}</h1>
        <DeskNavBones here="/desk/audit" />
      </header>
      <p className="soft">{words.intro}</p>
      <p className="vh" role="status">
        {words.loading}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: 8 }, (_, row) => (
          <span className="bone desk-audit-bone" key={row} />
        ))}
      </div>
    </div>
  );
}
