import type { UserStats } from '#shared/contracts/user-stats.ts';
import { Placeholder } from './Placeholder.tsx';

const whole = new Intl.NumberFormat('en-GB');

/** The learner's four figures. Without them their places, in the same size. */
export function Counters({ stats }: { stats: UserStats | undefined }) {
  const figures = [
    [stats?.coursesCompleted, stats?.coursesCompleted === 1 ? 'course completed' : 'courses completed'],
    [stats?.projectsCompleted, stats?.projectsCompleted === 1 ? 'project finished' : 'projects finished'],
    [stats?.totalPoints, 'total points'],
    [stats?.currentStreak, 'day streak'],
  ] as const;
  return (
    <dl className="counters stat">
      {figures.map(([figure, words], index) => (
        <div key={index}>
          <dt>{words}</dt>
          <dd className="figure">
            {figure === undefined ? <Placeholder width="2ch" height="1.1em" /> : whole.format(figure)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
