import '../../staff/staff.css';
import './desk.css';
import { DeskNavBones } from '../../staff/DeskNav.tsx';
import { inboxWords as words } from './inbox-words.ts';

/** The desk before anything is known. */
export function DeskSkeleton() {
  return (
    <div className="staff inbox" aria-busy="true">
      <header className="inbox-head">
        <h1>{words.title}</h1>
        <DeskNavBones here="/desk" />
      </header>
      <div className="inbox-side">
        <p className="vh" role="status">
          {words.loading}
        </p>
        {Array.from({ length: 5 }, (_, row) => (
          <span className="bone inbox-bone-row" key={row} aria-hidden="true" />
        ))}
      </div>
    </div>
  );
}
