import { nextPath } from '#shared/rules/next-path.ts';

/** The forms of the sign-in page, by the name in the address. The first has none. */
export const steps = ['password', 'code', 'verify', 'register', 'confirm', 'forgot', 'reset'] as const;
export type Step = (typeof steps)[number];

export function readStep(search: string): Step {
  const named = new URLSearchParams(search).get('step');
  return steps.find((step) => step === named) ?? 'password';
}

/** Where to go after signing in, as far as the address says something that may be followed. */
export const readNext = (search: string): string | null => nextPath(new URLSearchParams(search).get('next'));

/** The address of a step, which carries where to go afterwards and nothing else. */
export function stepAddress(step: Step, search: string): string {
  const query = new URLSearchParams();
  if (step !== 'password') query.set('step', step);
  const next = readNext(search);
  if (next) query.set('next', next);
  return query.size > 0 ? `/sign-in?${query}` : '/sign-in';
}
