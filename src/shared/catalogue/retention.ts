/** How long we keep what. The legal pages say it and the nightly clean-up does it, both from here. */
export interface RetentionRule {
  /** What it is, for a table. */
  readonly records: string;
  readonly months: number;
  /** '3 years' */
  readonly text: string;
  /** From when the time runs. */
  readonly from: string;
  readonly why: string;
  /** Where the period comes from. */
  readonly source: string;
}

export const retention = {
  enquiries: {
    records: 'Enquiries, with the emails that answer them',
    months: 36,
    text: '3 years',
    from: 'the day you sent it',
    why: 'To answer you, and to know what you asked if you come back to it. Then they are erased.',
    source: 'docs/contract/legal.md: communications 3 years',
  },
  communications: {
    records: 'Other emails and messages between us',
    months: 36,
    text: '3 years',
    from: 'the message',
    why: 'To follow up what was agreed, and to deal with complaints.',
    source: 'docs/contract/legal.md: communications 3 years',
  },
  marketing: {
    records: 'Your agreement to receive news, with its wording and time',
    months: 36,
    text: '3 years',
    from: 'the day you gave it',
    why: 'To prove that we may write to you. After that we ask again or stop writing.',
    source: 'docs/contract/legal.md: communications 3 years',
  },
  learning: {
    records: 'Learning records: enrolments, progress, projects, certificates',
    months: 84,
    text: '7 years',
    from: 'the end of your course',
    why: 'So that we can confirm what you achieved to you, or to an employer whom you ask to check.',
    source: 'docs/contract/legal.md: learning records 7 years',
  },
  financial: {
    records: 'Invoices and payments',
    months: 84,
    text: '7 years',
    from: 'the end of the financial year',
    why: 'Tax and company law ask for at least six years after the year they belong to.',
    source: 'docs/contract/legal.md: financial records 7 years; Finance Act 1998, schedule 18',
  },
  analytics: {
    records: 'Statistics of visits, where you have allowed them',
    months: 26,
    text: '26 months',
    from: 'the visit',
    why: 'To compare a month with the same month of the year before.',
    source:
      'docs/contract/legal.md: analytics 2 years or 26 months; the longer is stated so that the promise holds',
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionKind = keyof typeof retention;

export function getRetention(kind: RetentionKind): RetentionRule {
  return retention[kind];
}
