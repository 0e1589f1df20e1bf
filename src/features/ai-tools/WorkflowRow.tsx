import type { AiWorkflowEntry } from '#shared/contracts/ai-workflows.ts';
import { ChevronDownIcon } from '../../learning/icons.tsx';
import { difficultyNames } from '../../learning/project-view.ts';
import { Steps } from './Lists.tsx';

interface Props {
  workflow: AiWorkflowEntry;
  /** Minutes of the longest of them, which fills the scale. */
  longest: number;
}

/** A piece of work, with its time drawn on the scale that all of them share. */
export function WorkflowRow({ workflow, longest }: Props) {
  const { name, description, industry, timeToComplete, difficultyLevel } = workflow;
  return (
    <details className="fold tool">
      <summary>
        <span className="tool-what">
          <strong>{name}</strong>
          <span className="small soft">{description}</span>
        </span>
        <span className="tool-facts">
          <span className="level num">{timeToComplete} minutes</span>
          <span
            className="time"
            aria-hidden="true"
            style={{ inlineSize: `${(100 * timeToComplete) / longest}%` }}
          />
          <span className="note">
            {industry}, {difficultyNames[difficultyLevel].toLowerCase()}
          </span>
        </span>
        <ChevronDownIcon />
      </summary>
      <div className="tool-more">
        <Steps title="Steps" entries={workflow.steps} />
        <div>
          <h3>What comes of it</h3>
          <p className="small">{workflow.businessOutcome}</p>
          <h3>AI tools used</h3>
          <ul className="techs">
            {workflow.aiToolsUsed.map((tool) => (
              <li className="tag" key={tool}>
                {tool}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3>Example</h3>
          <p className="small">{workflow.realWorldExample}</p>
        </div>
      </div>
    </details>
  );
}
