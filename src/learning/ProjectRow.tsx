import type { ReactNode } from 'react';
import type { ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import { toCardFooter, toStatusLabel } from '#shared/rules/project-progress.ts';
import { nextStep, stepsDone, stepsOfProject } from '#shared/rules/project-steps.ts';
import { DoneIcon } from '../components/ui/icons.tsx';
import { CircleDotIcon, CircleIcon, ClockIcon, WarningIcon } from './icons.tsx';
import { pressOnce } from './press-once.ts';
import { categoryNames, difficultyNames, toDueView } from './project-view.ts';
import { StepsBar } from './StepsBar.tsx';

interface Props {
  assignment: Omit<ProjectAssignment, 'id' | 'completedAt' | 'projectId'>;
  /** Most technologies shown. */
  technologies: number;
  now: Date;
  /** One of the labelled samples of an empty account: nothing can be done to it. */
  isExample?: boolean;
  /** Where the title leads. */
  href?: string;
  onStart?: () => void;
  onAdvance?: () => void;
  /** Beside the button, for instance what unfolds the details. */
  act?: ReactNode;
  /** Below, over the whole width. */
  children?: ReactNode;
}

/** A project that was assigned: what it is, how far it is, and the one thing to do next. */
export function ProjectRow(props: Props) {
  const { assignment, technologies, now, isExample = false, href, act, children } = props;
  const { project, status, progress } = assignment;
  const due = toDueView(assignment, now);
  return (
    <li className="project" data-project={isExample ? undefined : project.title}>
      <div className="project-what">
        <h3>
          {href ? <a href={href}>{project.title}</a> : project.title}{' '}
          {isExample ? <span className="tag example">Example</span> : null}
        </h3>
        <p className="small soft">
          {categoryNames[project.category]}, {difficultyNames[project.difficulty].toLowerCase()},{' '}
          {project.estimatedHours} hours
        </p>
        <ul className="techs" aria-label="Technologies">
          {project.technologies.slice(0, technologies).map((name) => (
            <li className="tag" key={name}>
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className="project-bar">
        <p className="meter">
          <StatusState status={status} />
          <span className="num">
            {stepsDone(progress)} of {stepsOfProject} steps
          </span>
        </p>
        <StepsBar label={`Progress of ${project.title}`} value={progress} steps={stepsOfProject} />
        <p className="meter meter-foot">
          {status === 'completed' ? (
            <span className="state state-done">
              <DoneIcon />
              {toCardFooter(status)}
            </span>
          ) : (
            <span className="note">{toCardFooter(status)}</span>
          )}
          {due ? (
            <span className={`state due-${due.tone}`}>
              {due.tone === 'late' ? <WarningIcon /> : <ClockIcon />}
              {due.label}
            </span>
          ) : null}
        </p>
      </div>
      {isExample ? null : (
        <div className="project-act">
          <ActionButton {...props} />
          {act}
        </div>
      )}
      {children}
    </li>
  );
}

function ActionButton({ assignment: { project, status, progress }, onStart, onAdvance }: Props) {
  // Absent where the step is taken in the project's own place.
  if (status === 'in_progress' && !onAdvance) return null;
  const of = <span className="vh">: {project.title}</span>;
  if (status === 'completed' || status === 'reviewed') {
    // aria-disabled, so that people who finished the project by keyboard keep their place.
    return (
      <button type="button" className="btn btn-small" aria-disabled="true">
        All steps done{of}
      </button>
    );
  }
  return (
    <button
      type="button"
      className="btn btn-small"
      {...pressOnce(status === 'not_started' ? onStart : onAdvance)}
    >
      {status === 'not_started' ? 'Start Project' : `Mark step ${nextStep(progress)} done`}
      {of}
    </button>
  );
}

function StatusState({ status }: Pick<ProjectAssignment, 'status'>) {
  // The foot of the card says it.
  if (status === 'completed') return <span />;
  const label = toStatusLabel(status);
  if (status === 'not_started')
    return (
      <span className="state">
        <CircleIcon />
        {label}
      </span>
    );
  if (status === 'in_progress')
    return (
      <span className="state state-now">
        <CircleDotIcon />
        {label}
      </span>
    );
  return (
    <span className="state state-done">
      <DoneIcon />
      {label}
    </span>
  );
}
