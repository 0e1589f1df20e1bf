import '../../staff/staff.css';
import './rights.css';
import { rightsWords as words } from './rights-words.ts';

/** The page before anything is known. */
export function RightsSkeleton() {
  return (
    <div className="staff rights" aria-busy="true">
      <h1>{words.title}</h1>
      <p className="vh" role="status">
        {words.loading}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: 6 }, (_, row) => (
          <span className="bone rights-bone" key={row} />
        ))}
      </div>
    </div>
  );
}
