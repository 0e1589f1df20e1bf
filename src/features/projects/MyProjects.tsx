import { useEffect, useId, useMemo, useState } from 'react';
import type { ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import { listProjectHandIns } from '#shared/contracts/hand-ins.ts';
import { listAssignments } from '#shared/contracts/project-assignments.ts';
import { nextStep } from '#shared/rules/project-steps.ts';
import { queryClient, useEndpoint } from '../../browser/queries.ts';
import { HandInFold } from '../../learning/hand-in/HandInFold.tsx';
import { useHandIns, type HandInDesk } from '../../learning/hand-in/use-hand-ins.ts';
import { performProjectAction } from '../../learning/project-actions.ts';
import { technologiesOnProjectsPage } from '../../learning/project-view.ts';
import { ProjectRow } from '../../learning/ProjectRow.tsx';
import { handInPortOf } from './hand-in-port.ts';
import { ProjectDetails } from './ProjectDetails.tsx';
import { ProjectWork } from './ProjectWork.tsx';

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

/** The project that the address names: `#my-projects/reply-assistant`. */
const projectOfAddress = () => /^#my-projects\/([a-z0-9-]+)$/.exec(location.hash)?.[1];

function ProjectList({ assignments, onAvailable, desk }: Props & { desk: HandInDesk | null }) {
  const [open, setOpen] = useState(
    () =>
      projectOfAddress() ??
      (assignments.find(({ status }) => status === 'in_progress') ?? assignments[0])?.projectId,
  );
  // Their order when the page was opened, the one that was asked for on top: a project that moves on does not move away.
  const [order, setOrder] = useState(() => toOrder(assignments, open));
  useEffect(() => {
    const follow = () => {
      const asked = projectOfAddress();
      if (asked === undefined) return;
      setOpen(asked);
      setOrder((before) => [asked, ...before.filter((id) => id !== asked)]);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
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
            <MyProject
              key={assignment.projectId}
              assignment={assignment}
              desk={desk}
              isOpen={assignment.projectId === open}
              onOpen={() => {
                const isClosing = assignment.projectId === open;
                setOpen(isClosing ? '' : assignment.projectId);
                history.replaceState(
                  history.state,
                  '',
                  isClosing ? '#my-projects' : `#my-projects/${assignment.projectId}`,
                );
              }}
            />
          ))}
      </ul>
    </>
  );
}

function toOrder(assignments: readonly ProjectAssignment[], first: string | undefined): string[] {
  const ids = assignments.map(({ projectId }) => projectId);
  return first !== undefined && ids.includes(first) ? [first, ...ids.filter((id) => id !== first)] : ids;
}

interface MyProjectProps {
  assignment: ProjectAssignment;
  desk: HandInDesk | null;
  isOpen: boolean;
  onOpen: () => void;
}

function MyProject({ assignment, desk, isOpen, onOpen }: MyProjectProps) {
  const id = useId();
  const { project, status, progress } = assignment;
  const perform = (kind: 'start' | 'advance' | 'back') => () => void performProjectAction({ kind, project });
  const isBegun = status !== 'not_started';
  return (
    <ProjectRow
      assignment={assignment}
      technologies={technologiesOnProjectsPage}
      now={new Date()}
      onStart={() => {
        if (!isOpen) onOpen();
        perform('start')();
      }}
      act={
        <button
          type="button"
          className="btn btn-small btn-plain"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
        >
          {status === 'in_progress' && !isOpen ? `Continue with step ${nextStep(progress)}` : 'View Details'}
          <span className="vh">: {project.title}</span>
        </button>
      }
    >
      <div className="project-more" id={id} hidden={!isOpen}>
        {isBegun ? (
          <ProjectWork
            assignment={assignment}
            onAdvance={perform('advance')}
            onBack={perform('back')}
            handIn={desk && isOpen ? <HandInFold workId={assignment.projectId} desk={desk} /> : null}
          />
        ) : (
          <ProjectDetails id={`${id}-details`} project={project} isOpen />
        )}
      </div>
    </ProjectRow>
  );
}
