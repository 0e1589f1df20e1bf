import type { CourseSlug } from '#shared/catalogue/course.ts';
import type { AiToolEntry } from '#shared/contracts/ai-tools.ts';
import { AwardIcon, ChevronDownIcon } from '../../learning/icons.tsx';
import { Steps, Points } from './Lists.tsx';

/** How our projects use a tool, as a height of three and in words. */
const integration: Readonly<
  Record<AiToolEntry['integrationLevel'], { rungs: number; name: string; means: string }>
> = {
  full: { rungs: 3, name: 'Full integration', means: 'Our projects are done in it.' },
  partial: {
    rungs: 2,
    name: 'Partial integration',
    means: 'Our projects use it for one part, or as one choice.',
  },
  simulated: { rungs: 1, name: 'Simulated', means: 'Our projects use sample screens and exports of it.' },
};

interface Props {
  tool: AiToolEntry;
  courseTitles: Readonly<Record<CourseSlug, string>>;
}

export function ToolRow({ tool, courseTitles }: Props) {
  const { rungs, name, means } = integration[tool.integrationLevel];
  return (
    <details className="fold tool">
      <summary>
        <span className="tool-what">
          <strong>{tool.name}</strong>
          <span className="small soft">{tool.description}</span>
        </span>
        <span className="tool-facts">
          <span className="level">
            <span className="rungs" aria-hidden="true">
              {[1, 2, 3].map((rung) => (
                <i key={rung} className={rung <= rungs ? 'on' : undefined} />
              ))}
            </span>
            {name}
          </span>
          <span className="note">{tool.pricing}</span>
          {tool.certificationAvailable ? (
            <span className="note tool-award">
              <AwardIcon /> In our exam
            </span>
          ) : null}
        </span>
        <ChevronDownIcon />
      </summary>
      <div className="tool-more">
        <div>
          <h3>What it is good for at work</h3>
          <p className="small">{tool.businessUseCase}</p>
          <p className="note">
            {name}. {means}
          </p>
          {tool.certifiedBy ? (
            <p className="small">
              Examined in the certification track of{' '}
              <a href={`/courses/${tool.certifiedBy}`}>{courseTitles[tool.certifiedBy]}</a>.
            </p>
          ) : null}
        </div>
        <Points title="Daily workflows" entries={tool.dailyWorkflows} />
        <Steps title="Learning path" entries={tool.learningPath} />
      </div>
    </details>
  );
}
