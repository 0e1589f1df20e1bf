import { splitBrief } from '#shared/rules/week-brief.ts';
import { taskWords } from '../messages.ts';

/** A week's brief: folded, its beginning in one line; open, its three parts under their names. */
export function WeekBrief({ text, isOpen }: { text: string; isOpen: boolean }) {
  const brief = isOpen ? splitBrief(text) : null;
  if (!brief) return <p className="week-text">{text}</p>;
  return (
    <div className="week-brief">
      {(['situation', 'task', 'pitfall'] as const).map((part) => (
        <section key={part} data-part={part}>
          <h4>{taskWords.brief[part]}</h4>
          <p>{brief[part]}</p>
        </section>
      ))}
    </div>
  );
}
