import { useId, useState } from 'react';
import type { Project } from '#shared/contracts/projects.ts';
import { pressOnce } from '../../learning/press-once.ts';
import { technologiesOnProjectsPage } from '../../learning/project-view.ts';
import { Difficulty, ProjectDetails } from './ProjectDetails.tsx';

interface Props {
  project: Project;
  onStart: () => void;
}

export const startButtonId = ({ id }: Pick<Project, 'id'>) => `start-${id}`;

/** A project that may be chosen. */
export function ProjectOffer({ project, onStart }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const of = <span className="vh">: {project.title}</span>;
  return (
    <li className="offer" data-project={project.title}>
      <div className="offer-what">
        <h3>{project.title}</h3>
        <p className="small">{project.description}</p>
        <p className="offer-facts">
          <Difficulty difficulty={project.difficulty} />
          <span className="num">{project.estimatedHours} hours</span>
        </p>
        <ul className="techs" aria-label="Technologies">
          {project.technologies.slice(0, technologiesOnProjectsPage).map((name) => (
            <li className="tag" key={name}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className="offer-acts">
        <button type="button" className="btn btn-small" id={startButtonId(project)} {...pressOnce(onStart)}>
          Start Project{of}
        </button>
        <button
          type="button"
          className="btn btn-small btn-plain"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          View Details{of}
        </button>
      </div>
      <ProjectDetails id={id} project={project} isOpen={isOpen} />
    </li>
  );
}
