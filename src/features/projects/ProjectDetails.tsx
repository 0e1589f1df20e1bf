// Not in the view itself: its chunk is shared, and its rules would be in pages that show no data.
import '../../components/ui/data-set.css';
import { projectDifficulties, type ProjectDifficulty } from '#shared/catalogue/learner-projects/project.ts';
import type { Project } from '#shared/contracts/projects.ts';
import { DataSet } from '../../components/ui/DataSet.tsx';
import { TickIcon } from '../../learning/icons.tsx';
import { difficultyNames } from '../../learning/project-view.ts';

/** As many rungs as the difficulty is high, with its word. */
export function Difficulty({ difficulty }: { difficulty: ProjectDifficulty }) {
  const height = projectDifficulties.indexOf(difficulty);
  return (
    <span className="difficulty">
      <span className="rungs" aria-hidden="true">
        {projectDifficulties.map((name, rung) => (
          <i key={name} className={rung <= height ? 'on' : undefined} />
        ))}
      </span>
      {difficultyNames[difficulty]}
    </span>
  );
}

interface Props {
  id: string;
  project: Project;
  isOpen: boolean;
}

/** What a learner should know before they begin. It stays in the page, so that its button always controls something. */
export function ProjectDetails({ id, project, isOpen }: Props) {
  return (
    <div className="details" id={id} hidden={!isOpen}>
      <List title="Learning objectives" entries={project.learningObjectives} />
      <List title="Requirements" entries={project.requirements} />
      <div>
        <h4>Technologies</h4>
        <ul className="techs">
          {project.technologies.map((name) => (
            <li className="tag" key={name}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      {project.material ? (
        <div className="project-data">
          <h4>Data</h4>
          <DataSet material={project.material} />
        </div>
      ) : null}
    </div>
  );
}

function List({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className="ticks">
        {entries.map((entry) => (
          <li key={entry}>
            <TickIcon />
            <span>{entry}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
