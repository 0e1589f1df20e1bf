import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { nextAddress } from '../../learning/project-view.ts';

/** Figures that look forward: what the project in hand adds once it is completed. */
export function NextGain({ gain }: { gain: NonNullable<Dashboard['next']> }) {
  const raised = gain.skills.filter(({ from, to }) => to > from);
  return (
    <p className="next-gain small">
      Completing <a href={nextAddress(gain)}>{gain.title}</a> adds <b className="num">{gain.points} points</b>
      {raised.length > 0 ? ' and takes ' : ''}
      {raised.map(({ name, from, to }, place) => (
        <span key={name}>
          {place === 0 ? '' : place === raised.length - 1 ? ' and ' : ', '}
          {name} from {from} to <b className="num">{to}</b>
        </span>
      ))}
      .
    </p>
  );
}
