import { useState } from 'react';
import { projectCategories, projectDifficulties } from '#shared/catalogue/learner-projects/project.ts';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import type { Project } from '#shared/contracts/projects.ts';
import { performProjectAction } from '../../learning/project-actions.ts';
import { categoryNames, difficultyNames } from '../../learning/project-view.ts';
import {
  matches,
  noFilter,
  readFilter,
  skillsOf,
  writeFilter,
  type ProjectFilter,
} from './project-filter.ts';
import { ProjectOffer, startButtonId } from './ProjectOffer.tsx';

interface Props {
  /** Those that are not assigned yet. */
  projects: readonly Project[];
  /** Slugs of the learner's courses, whose projects come first. */
  courses: readonly CourseSlug[];
  /** The last project has left the list, and with it the button that was pressed. */
  onEmptied: () => void;
  onMine: () => void;
}

/** What may be chosen: first what moves the learner's courses on, then by category; each from the easiest to the hardest. */
export function AvailableProjects({ projects, courses, onEmptied, onMine }: Props) {
  const [filter, setFilter] = useState(() => readFilter(location.search));
  if (projects.length === 0) {
    return (
      <div className="empty">
        <h2>All Projects Assigned</h2>
        <p>All projects are already on your list. Finish the ones that you have begun.</p>
        <button type="button" className="btn btn-small" onClick={onMine}>
          Go to My Projects
        </button>
      </div>
    );
  }
  const shown = projects.filter((project) => matches(project, filter));
  const set = (part: Partial<ProjectFilter>) => {
    const wanted = { ...filter, ...part };
    setFilter(wanted);
    // The address says what is shown: it can be kept, and going to My Projects and back loses nothing.
    history.replaceState(history.state, '', location.pathname + writeFilter(wanted));
  };
  const counts = (project: Project) => project.courses.some((course) => courses.includes(course));
  const shelves = [
    { id: 'mine', title: 'For your courses', projects: shown.filter(counts) },
    ...projectCategories.map((category) => ({
      id: category,
      title: categoryNames[category],
      projects: shown.filter((project) => project.category === category && !counts(project)),
    })),
  ].filter((shelf) => shelf.projects.length > 0);
  const start = (project: Project) => {
    // The pressed button goes with its row: who uses a keyboard goes on from the neighbour's.
    const inOrder = shelves.flatMap((shelf) => shelf.projects);
    const place = inOrder.indexOf(project);
    const neighbour = inOrder[place + 1] ?? inOrder[place - 1];
    const button = neighbour && document.getElementById(startButtonId(neighbour));
    if (button) button.focus({ preventScroll: true });
    else onEmptied();
    void performProjectAction({ kind: 'assign', project });
  };
  return (
    <>
      <div className="filters" role="group" aria-label="Narrow the list">
        <FilterSelect
          label="Category"
          value={filter.category}
          options={projectCategories.map((category) => [category, categoryNames[category]])}
          onChange={(category) => set({ category })}
        />
        <FilterSelect
          label="Difficulty"
          value={filter.difficulty}
          options={projectDifficulties.map((difficulty) => [difficulty, difficultyNames[difficulty]])}
          onChange={(difficulty) => set({ difficulty })}
        />
        <FilterSelect
          label="Skill"
          value={filter.skill}
          options={skillsOf(projects).map((skill) => [skill, skill])}
          onChange={(skill) => set({ skill })}
        />
        <p className="filter-count" role="status">
          {shown.length} of {projects.length} projects
        </p>
      </div>
      {shown.length === 0 ? (
        <div className="empty">
          <p>No projects match. Clear the filters to see all of them.</p>
          <button type="button" className="btn btn-small" onClick={() => set(noFilter)}>
            Show all projects
          </button>
        </div>
      ) : null}
      {shelves.map((shelf) => (
        <section className="shelf" key={shelf.id} aria-labelledby={`shelf-${shelf.id}`}>
          <h2 id={`shelf-${shelf.id}`}>{shelf.title}</h2>
          <ul className="offers">
            {shelf.projects.map((project) => (
              <ProjectOffer key={project.id} project={project} onStart={() => start(project)} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

function FilterSelect({ label, value, options, onChange }: SelectProps) {
  const id = `filter-${label.toLowerCase()}`;
  return (
    <div className="filter">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">Any</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
