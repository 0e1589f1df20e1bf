import type { Dashboard } from '#shared/contracts/dashboard.ts';
import { ArrowIcon } from '../../learning/icons.tsx';
import { toNextSteps } from './next-steps.ts';

export function NextSteps({ dashboard }: { dashboard: Dashboard }) {
  return (
    <section aria-labelledby="next">
      <h2 id="next">Recommended Next Steps</h2>
      <ul className="leads">
        {toNextSteps(dashboard).map(({ label, href, enquiry }) => (
          <li key={label}>
            <a href={href} data-enquiry={enquiry}>
              {label} <ArrowIcon />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
