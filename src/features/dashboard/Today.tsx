import type { Dashboard } from '#shared/contracts/dashboard.ts';
import type { RoadLand } from '../../learning/road.ts';
import { toTodayStep } from './today.ts';
import { TodayMap } from './TodayMap.tsx';

interface Props {
  dashboard: Dashboard;
  land: RoadLand;
  now: Date;
}

/** The first thing on the page: one step, its reason, and the only filled button. */
export function Today({ dashboard, land, now }: Props) {
  const { about, title, text, action, road } = toTodayStep(dashboard, now);
  return (
    <section className="today card" aria-labelledby="today">
      <div className="today-text">
        <p className="pin">{about}</p>
        <h2 id="today">{title}</h2>
        <p className="soft">{text}</p>
        <a className="btn btn-main" href={action.href}>
          {action.label}
        </a>
      </div>
      <figure className="today-map">
        <TodayMap land={land} {...road} />
      </figure>
    </section>
  );
}
