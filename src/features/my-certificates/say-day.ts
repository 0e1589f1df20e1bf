const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day, as 2026-11-29, in words. */
export const sayDay = (text: string): string => day.format(new Date(`${text}T00:00:00Z`));
