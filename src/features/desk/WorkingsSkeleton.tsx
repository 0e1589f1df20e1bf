import '../../staff/staff.css';
import './workings.css';
import { DeskNavBones } from '../../staff/DeskNav.tsx';
import { workingsWords as words } from './workings-words.ts';

/** The page before anything is known. */
export function WorkingsSkeleton() {
  return (
    <div className="staff workings" aria-busy="true">
      <header className="desk-head">
        <h1>{words.title}</h1>
        <DeskNavBones here="/desk/workings" />
      </header>
      <p className="soft">{words.intro}</p>
      <WorkingsBones />
    </div>
  );
}

/** What is drawn in place of the numbers. */
export function WorkingsBones() {
  return (
    <>
      <p className="vh" role="status">
        {words.loading}
      </p>
      <div aria-hidden="true">
        <span className="bone workings-bone-sums" />
        <span className="bone workings-bone-table" />
      </div>
    </>
  );
}
