import { Placeholder } from '../../learning/Placeholder.tsx';
import '../../learning/learning.css';
import './ai-tools.css';

/** About as many as there are, so that the page is as long before as it is after. */
const rows = 20;

export function ToolPlaceholders() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div className="fold tool" key={row}>
          <div className="tool-place">
            <Placeholder width="12rem" />
            <Placeholder width={`${80 - 9 * (row % 3)}%`} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The page before anything is known: made at build, in its final size. */
export function AiToolsSkeleton() {
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        Loading the AI tools
      </p>
      <div className="tabs" aria-hidden="true">
        <span className="tab-place">
          AI Tools Mastery <span className="count" />
        </span>
        <span className="tab-place">
          Professional Workflows <span className="count" />
        </span>
      </div>
      <ToolPlaceholders />
    </div>
  );
}
