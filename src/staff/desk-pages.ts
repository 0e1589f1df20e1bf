/** The pages of the desk, as its head names them. */
export const deskPages = [
  ['/desk', 'Inbox'],
  ['/desk/learners', 'Learners'],
  ['/desk/figures', 'Figures'],
  ['/desk/certificates', 'Certificates'],
  ['/desk/rights', 'Rights of people'],
  ['/desk/audit', 'What happened'],
  ['/desk/workings', 'Workings'],
] as const;
export type DeskPagePath = (typeof deskPages)[number][0];
