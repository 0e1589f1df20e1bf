import type { Ref } from 'react';
import { Placeholder } from '../../learning/Placeholder.tsx';
import '../../learning/learning.css';
import './projects.css';

export function ProjectsHead({ titleRef }: { titleRef?: Ref<HTMLHeadingElement> }) {
  return (
    <header className="app-head">
      <div>
        <h1 tabIndex={-1} ref={titleRef}>
          eWork Projects
        </h1>
        <p className="soft">
          Briefs from made-up clients. Each one that you complete raises the skills that it uses, and moves
          your courses on.
        </p>
      </div>
    </header>
  );
}

/** The page before anything is known: made at build, in its final size. */
export function ProjectsSkeleton() {
  return (
    <div aria-busy="true">
      <ProjectsHead />
      <p className="vh" role="status">
        Loading the projects
      </p>
      <div className="project-tabs" aria-hidden="true">
        <div className="tabs">
          <span className="tab-place">
            My Projects <span className="count" />
          </span>
          <span className="tab-place">Available Projects</span>
        </div>
        <ProjectPlaceholders />
      </div>
    </div>
  );
}

/** As many rows as the list has, about: the page is as long before as it is after, and a reload keeps its place. */
export const placeholders = { available: 24, mine: 4, unknown: 8 } as const;

export function ProjectPlaceholders({ rows = placeholders.unknown }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      <div className="filter-place" />
      {Array.from({ length: rows }, (_, row) => (
        <div className="offer" key={row}>
          <div className="offer-what">
            <Placeholder width={`${70 - 10 * (row % 3)}%`} height="1.3em" />
            <Placeholder width="95%" />
            <Placeholder width="60%" />
          </div>
          <Placeholder width="9rem" height="2.75rem" />
        </div>
      ))}
    </div>
  );
}
