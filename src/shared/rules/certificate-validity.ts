const dayMilliseconds = 86_400_000;

/** The last day on which a certificate issued that day is valid: the day before its anniversary. */
export function validUntil(issue: Date, years: number): Date {
  return new Date(
    Date.UTC(issue.getUTCFullYear() + years, issue.getUTCMonth(), issue.getUTCDate()) - dayMilliseconds,
  );
}

/** The same for civil days, as 2026-11-29. */
export const lastValidDay = (awardedOn: string, years: number): string =>
  validUntil(new Date(`${awardedOn}T00:00:00Z`), years)
    .toISOString()
    .slice(0, 10);
