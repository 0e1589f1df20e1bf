import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { handInWords } from '../../learning/hand-in/words.ts';

/** On the dashboard; all of them are with the projects. */
const shown = 3;

/** Projects that a mentor has accepted; nothing where there is none. */
export function SignedOff({ signOffs }: Pick<Dashboard, 'signOffs'>) {
  if (signOffs.length === 0) return null;
  return (
    <section aria-labelledby="signed-off">
      <h2 id="signed-off">Signed off</h2>
      <ul className="lines plain">
        {signOffs.slice(0, shown).map(({ projectId, title, mentor, at }) => (
          <li key={projectId}>
            <b>{title}</b>
            <br />
            <span className="small soft">{handInWords.signedOff(mentor, at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
