export type ProficiencyLabel = 'Expert' | 'Advanced' | 'Intermediate' | 'Beginner';

/** The lowest proficiency of each label. */
export const proficiencyFrom = { Expert: 90, Advanced: 70, Intermediate: 50, Beginner: 0 } as const;

export function toProficiencyLabel(proficiency: number): ProficiencyLabel {
  if (proficiency >= proficiencyFrom.Expert) return 'Expert';
  if (proficiency >= proficiencyFrom.Advanced) return 'Advanced';
  return proficiency >= proficiencyFrom.Intermediate ? 'Intermediate' : 'Beginner';
}
