import '../../staff/staff.css';
import './enter-desk.css';
import { entryWords as words } from './desk-words.ts';

/** The way in before anything is known, in about its final size. */
export function EnterDeskSkeleton() {
  return (
    <div className="staff enter-desk" aria-busy="true">
      <h1>{words.title}</h1>
      <p className="soft">{words.intro}</p>
      <p className="vh" role="status">
        {words.loading}
      </p>
      <div className="staff-form" aria-hidden="true">
        <span className="bone enter-desk-bone-field" />
        <span className="bone enter-desk-bone-button" />
      </div>
    </div>
  );
}
