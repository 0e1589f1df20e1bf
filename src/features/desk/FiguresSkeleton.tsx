import '../../staff/staff.css';
import './figures.css';
import { DeskNavBones } from '../../staff/DeskNav.tsx';
import { figuresWords as words } from './figures-words.ts';

/** The figures before anything is known. */
export function FiguresSkeleton() {
  return (
    <div className="staff figures" aria-busy="true">
      <header className="desk-head">
        <h1>{words.title}</h1>
        <DeskNavBones here="/desk/figures" />
      </header>
      <FiguresBones />
    </div>
  );
}

export function FiguresBones() {
  return (
    <div role="status">
      <p className="vh">{words.loading}</p>
      <span className="bone figures-bone-tiles" aria-hidden="true" />
      <span className="bone figures-bone-chart" aria-hidden="true" />
    </div>
  );
}
