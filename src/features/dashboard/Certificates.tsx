import type { Dashboard } from '#shared/contracts/dashboard.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const states = {
  valid: 'valid until',
  expired: 'expired after',
  withdrawn: 'withdrawn; was valid until',
} as const;

/** On the dashboard; all of them, with their files, are a page of their own. */
const shown = 3;

/** What the learner was awarded, and their portfolios; nothing where there is none. */
export function Certificates({ certificates }: Pick<Dashboard, 'certificates'>) {
  if (certificates.length === 0) return null;
  return (
    <section aria-labelledby="certificates">
      <h2 id="certificates">Certificates</h2>
      <ul className="lines plain">
        {certificates.slice(0, shown).map(({ number, name, state, validUntil }) => (
          <li key={number}>
            <b>{name}</b>
            <br />
            <span className="small soft">
              {number}, {states[state]} {day.format(new Date(`${validUntil}T00:00:00Z`))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
