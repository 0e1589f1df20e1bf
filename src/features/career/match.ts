import { skillsShare } from '#shared/rules/recommendation.ts';

/** The two parts of a match in per cent, as the rule has them. */
export const skillsPercent = Math.round(skillsShare * 100);
export const coursePercent = 100 - skillsPercent;

/** '0.42' is 42 per cent match. What is no number matches nothing. */
export function toMatch(confidence: string): number {
  const share = Number(confidence);
  return Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 100) : 0;
}
