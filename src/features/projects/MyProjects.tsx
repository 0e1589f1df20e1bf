import { useEffect, useId, useMemo, useState } from 'react';
import type { ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import { listProjectHandIns } from '#shared/contracts/hand-ins.ts';
import { listAssignments } from '#shared/contracts/project-assignments.ts';
import { queryClient, useEndpoint } from '../../browser/queries.ts';
import { HandInFold } from '../../learning/hand-in/HandInFold.tsx';
import { useHandIns, type HandInDesk } from '../../learning/hand-in/use-hand-ins.ts';
import { performProjectAction } from '../../learning/project-actions.ts';
import { technologiesOnProjectsPage } from '../../learning/project-view.ts';
import { ProjectRow } from '../../learning/ProjectRow.tsx';
import { handInPortOf } from './hand-in-port.ts';
import { ProjectDetails } from './ProjectDetails.tsx';

interface Props {
  assignments: readonly ProjectAssignment[];
  onAvailable: () => void;
}

export function MyProjects(props: Props) {
  const learnerId = useEndpoint(listProjectHandIns).data?.learnerId;
  const [desk, setDesk] = useState<HandInDesk | null>(null);
  // Drafts are the learner's own: without knowing whose they would be, nothing can be handed in. The list is the same before and
  // after, so that a button in it keeps the focus.
  return (
    <>
      {learnerId === undefined ? null : <HandIns learnerId={learnerId} onDesk={setDesk} />}
      <ProjectList {...props} desk={desk} />
    </>
  );
}

/** Shows nothing: looks after the learner's hand-ins. */
function HandIns({ learnerId, onDesk }: { learnerId: string; onDesk: (desk: HandInDesk) => void }) {
  const port = useMemo(() => handInPortOf(learnerId), [learnerId]);
  const desk = useHandIns(learnerId, port, rereadAssignments);
  useEffect(() => onDesk(desk), [desk, onDesk]);
  return null;
}

const rereadAssignments = () =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === listAssignments.path });

function ProjectList({ assignments, onAvailable, desk }: Props & { desk: HandInDesk | null }) {
  // Their order when the page was opened: a project that moves on does not move away.
  const [order] = useState(() => assignments.map(({ projectId }) => projectId));
  const place = ({ projectId }: ProjectAssignment) => {
    const known = order.indexOf(projectId);
    return known < 0 ? order.length : known;
  };
  if (assignments.length === 0) {
    return (
      <div className="empty">
        <h2>No Projects Yet</h2>
        <p>Choose one under Available Projects. You will see it here with its due date and your progress.</p>
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
        {[...assignments]
          .sort((a, b) => place(a) - place(b))
          .map((assignment) => (
            <MyProject key={assignment.projectId} assignment={assignment} desk={desk} />
          ))}
      </ul>
    </>
  );
}

function MyProject({ assignment, desk }: { assignment: ProjectAssignment; desk: HandInDesk | null }) {
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
      {desk && assignment.status !== 'not_started' ? (
        <div className="project-hand-in">
          <HandInFold workId={assignment.projectId} desk={desk} />
        </div>
      ) : null}
    </ProjectRow>
  );
}
