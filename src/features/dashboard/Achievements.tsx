import type { Achievement } from '#shared/contracts/dashboard.ts';
import { achievementIcons } from '../../learning/icons.tsx';

const categoryNames: Readonly<Record<Achievement['category'], string>> = {
  DEPLOYMENT: 'Deployment',
  CODE_QUALITY: 'Code quality',
  COLLABORATION: 'Collaboration',
  LEARNING: 'Learning',
};

/** Of those earned, the latest; the rest are kept and counted in the points. */
const most = 5;

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: 'numeric', month: 'long' });

interface Props {
  achievements: readonly Achievement[];
  isExample?: boolean;
}

export function Achievements({ achievements, isExample = false }: Props) {
  return (
    <ul className="awards">
      {achievements.slice(0, most).map(({ id, name, description, category, earnedAt }) => {
        const Icon = achievementIcons[category];
        return (
          <li key={id}>
            <Icon />
            <span>
              <b>
                {name} {isExample ? <span className="tag example">Example</span> : null}
              </b>
              <span className="award-why">{description}</span>
              <span className="note">
                {categoryNames[category]}
                {earnedAt ? `, ${day.format(new Date(earnedAt))}` : ''}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
