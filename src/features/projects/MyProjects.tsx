import { useId, useState } from 'react';
import type { ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import { performProjectAction } from '../../browser/project-actions.ts';
import { technologiesOnProjectsPage } from '../../components/learning/project-view.ts';
import { ProjectRow } from '../../components/learning/ProjectRow.tsx';
import { ProjectDetails } from './ProjectDetails.tsx';

interface Props {
  assignments: readonly ProjectAssignment[];
  onAvailable: () => void;
}

export function MyProjects({ assignments, onAvailable }: Props) {
  // The order in which they stood when the page was opened: a project that moves on does not move away.
  const [order] = useState(() => assignments.map(({ projectId }) => projectId));
  const place = ({ projectId }: ProjectAssignment) => {
    const known = order.indexOf(projectId);
    return known < 0 ? order.length : known;
  };
  if (assignments.length === 0) {
    return (
      <div className="empty">
        <h2>No Projects Yet</h2>
        <p>Choose one under Available Projects. It then stands here, with its due date and your progress.</p>
        <button type="button" className="btn btn-small" onClick={onAvailable}>
          See the available projects
        </button>
      </div>
    );
  }
  return (
    <>
      <h2 className="vh">My Projects</h2>
      <ul className="lines mine">
        {assignments
          .toSorted((a, b) => place(a) - place(b))
          .map((assignment) => (
            <MyProject key={assignment.projectId} assignment={assignment} />
          ))}
      </ul>
    </>
  );
}

function MyProject({ assignment }: { assignment: ProjectAssignment }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { project } = assignment;
  return (
    <ProjectRow
      assignment={assignment}
      technologies={technologiesOnProjectsPage}
      now={new Date()}
      onStart={() => void performProjectAction({ kind: 'start', project })}
      onAdvance={() => void performProjectAction({ kind: 'advance', project })}
      act={
        <button
          type="button"
          className="btn btn-small btn-plain"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          View Details<span className="vh">: {project.title}</span>
        </button>
      }
    >
      <ProjectDetails id={id} project={project} isOpen={isOpen} />
    </ProjectRow>
  );
}
