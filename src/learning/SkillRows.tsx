import type { LearnerSkill } from '#shared/contracts/skills.ts';
import { proficiencyFrom, toProficiencyLabel } from '#shared/rules/proficiency.ts';

interface Props {
  skills: readonly Pick<LearnerSkill, 'id' | 'skillName' | 'proficiency'>[];
  isExample?: boolean;
}

/** The lowest proficiency of each rung, from the lowest. */
const rungs = Object.values(proficiencyFrom).sort((a, b) => a - b);

/** Skills as ladders: as many rungs as the level's name says, with the name and the figure beside it. */
export function SkillRows({ skills, isExample = false }: Props) {
  return (
    <ul className="skills">
      {skills.map(({ id, skillName, proficiency }) => (
        <li key={id}>
          <span>
            {skillName} {isExample ? <span className="tag example">Example</span> : null}
          </span>
          <span className="rungs" aria-hidden="true">
            {rungs.map((from) => (
              <i key={from} className={proficiency >= from ? 'on' : undefined} />
            ))}
          </span>
          <span className="note num">
            {toProficiencyLabel(proficiency)}, {proficiency}%
          </span>
        </li>
      ))}
    </ul>
  );
}
