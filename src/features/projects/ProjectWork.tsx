import '../../components/ui/data-set.css';
import './project-work.css';
import type { ReactNode } from 'react';
import type { ProjectAssignment } from '#shared/contracts/project-assignments.ts';
import { nextStep, stepsDone, stepsOfProject, toProjectSteps } from '#shared/rules/project-steps.ts';
import { DataSet } from '../../components/ui/DataSet.tsx';
import { DoneIcon } from '../../components/ui/icons.tsx';
import { CircleDotIcon, CircleIcon } from '../../learning/icons.tsx';
import { pressOnce } from '../../learning/press-once.ts';
import { hoursOfStep } from '../../learning/project-view.ts';

interface Props {
  assignment: ProjectAssignment;
  onAdvance: () => void;
  onBack: () => void;
  /** Handing in, where it is known whose work it is. */
  handIn: ReactNode;
}

/** Where a project is worked on: its current step on top with what it needs, then all its steps by name, and handing in. */
export function ProjectWork({ assignment, onAdvance, onBack, handIn }: Props) {
  const { project, status, progress } = assignment;
  const steps = toProjectSteps(project.learningObjectives);
  const done = stepsDone(progress);
  const step = done < stepsOfProject ? steps[nextStep(progress) - 1] : undefined;
  const of = <span className="vh">: {project.title}</span>;
  return (
    <div className="project-work">
      {step ? (
        <section className="work-step card">
          <p className="pin">
            Step {step.number} of {stepsOfProject}, about {hoursOfStep(project.estimatedHours)} hours
          </p>
          <h4 className="work-name">{step.name}</h4>
          {step.objectives.length > 0 ? (
            <ul className="work-objectives">
              {step.objectives.map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </ul>
          ) : null}
          <div className="work-facts">
            <div>
              <h5>Brief</h5>
              <p>{project.description}</p>
            </div>
            <div>
              <h5>What you need</h5>
              <ul>
                {project.requirements.map((requirement) => (
                  <li key={requirement}>{requirement}</li>
                ))}
              </ul>
              {project.material ? <DataSet material={project.material} /> : null}
            </div>
          </div>
          <div className="work-hand-in">{handIn}</div>
          <button type="button" className="btn btn-main" {...pressOnce(onAdvance)}>
            Mark step {step.number} done{of}
          </button>
        </section>
      ) : (
        <p className="work-done">All four steps are done. What you hand in is read by a mentor.</p>
      )}
      <ol className="work-steps" aria-label={`Steps of ${project.title}`}>
        {steps.map(({ number, name }) => {
          const isDone = number <= done;
          return (
            <li
              key={number}
              data-done={isDone || undefined}
              aria-current={step?.number === number ? 'step' : undefined}
            >
              {isDone ? <DoneIcon /> : step?.number === number ? <CircleDotIcon /> : <CircleIcon />}
              <span>
                <span className="vh">{isDone ? 'Done: ' : ''}</span>
                {name}
              </span>
              {isDone && number === done && status === 'in_progress' ? (
                <button type="button" className="link-button" {...pressOnce(onBack)}>
                  Undo<span className="vh"> step {number}</span>
                </button>
              ) : null}
            </li>
          );
        })}
      </ol>
      {step ? null : handIn}
    </div>
  );
}
