/** Everything that runs by itself: what it does, in the desk's words, and the longest that may lie between two runs. Minutes. */
export interface Job {
  readonly name: string;
  readonly does: string;
  readonly everyMinutes: number;
}

/** The names are those of the files in netlify/functions; a test compares them, and their schedules. */
export const jobs: readonly Job[] = [
  { name: 'deliver-mails', does: 'Sends mails that wait', everyMinutes: 1 },
  {
    name: 'recover-enquiries',
    does: 'Fetches enquiries that came while the database was away',
    everyMinutes: 5,
  },
  { name: 'mail-notifications', does: 'Writes mails about news', everyMinutes: 10 },
  { name: 'send-daily-list', does: 'Mails the list of what was set aside or failed', everyMinutes: 17 * 60 },
  { name: 'apply-retention', does: 'Erases what is old enough', everyMinutes: 24 * 60 },
];

/** How long after it should have run a job counts as late. Minutes. */
const patience = 10;

/** Whether a job has not come to its end for longer than its schedule explains. A job that never ran is late. */
export const isJobLate = (job: Job, endedAt: string | null, now: Date): boolean =>
  endedAt === null || now.getTime() - Date.parse(endedAt) > (job.everyMinutes + patience) * 60_000;
