import { TickIcon } from '../../learning/icons.tsx';

interface Props {
  title: string;
  entries: readonly string[];
}

/** In an order: each has its number. */
export function Steps({ title, entries }: Props) {
  return (
    <div>
      <h3>{title}</h3>
      <ol>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ol>
    </div>
  );
}

export function Points({ title, entries }: Props) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="ticks">
        {entries.map((entry) => (
          <li key={entry}>
            <TickIcon />
            <span>{entry}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
