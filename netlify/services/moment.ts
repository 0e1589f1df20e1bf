/** A moment as the contracts have it (ISO 8601, UTC), from a timestamp of Postgres, which different hosts spell differently. */
export const toMoment = (timestamp: string): string => new Date(timestamp).toISOString();

export const toMomentOrNull = (timestamp: string | null): string | null =>
  timestamp === null ? null : toMoment(timestamp);
