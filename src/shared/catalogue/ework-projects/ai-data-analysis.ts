import type { EworkBriefs } from '../ework-project.ts';

export const dataAnalysisProjects = [
  {
    weeks: 3,
    title: 'A stock list that stays clean',
    client: 'Thistle & Thread',
    description:
      'Three haberdashery shops share a spreadsheet of 4,800 lines in which the same ribbon has five names. The owner wants to know what to stop ordering. Prices were changed from net to gross half-way through the year, without a note. You build the file with a generator of your own.',
    deliverables: [
      'A cleaned table, and the steps in a form that can be run again next month',
      'A list of every change by kind, with its count and three examples',
      'One page for the owner: ten lines to stop ordering, and two that only look that way',
    ],
    mentorGuidance:
      'Your mentor spoils the file in four new ways and runs your steps again. Whatever passes silently is what you mend next.',
  },
  {
    weeks: 4,
    title: 'Which stops are late, and for whom',
    client: 'Avonbridge Bus Users',
    description:
      'A passengers’ group has a meeting with the operator in a month and wants facts instead of stories. The Department for Transport’s Bus Open Data Service publishes where buses are; it has gaps exactly where the signal is poor.',
    deliverables: [
      'A database of two weeks of one route, with the script that collected it',
      'Ten SQL queries from counting to window functions, each with the question it answers',
      'Three charts that a passenger understands, with what the gaps may hide written beside them',
    ],
    mentorGuidance:
      'Collect for a day before you plan the fortnight. Your mentor speaks for the operator and will say that your gaps are your result.',
  },
  {
    weeks: 4,
    title: 'Did the letter work?',
    client: 'Greenwell Hospice Appeal',
    description:
      'Half of 12,000 supporters had a new letter and gave 6 per cent more on average. The trustees wish to send it to all. One gift of £9,000 is in the new half, and supporters over 80 were left out by hand. You simulate the records and the accident in them.',
    deliverables: [
      'A notebook with the comparison made three ways, and an interval for each',
      'A paragraph for the trustees that says what can and cannot be concluded, without the word "significant"',
      'A plan for the next test: how many letters, how they are divided, and what is decided beforehand',
    ],
    mentorGuidance:
      'Ask an AI assistant for the analysis as well, and list what it got wrong. Your mentor changes one assumption and asks for the answer the same evening.',
  },
  {
    weeks: 3,
    title: 'A forecast with its doubt',
    client: 'Northgate Hospital Trust',
    description:
      'The emergency department plans next winter’s shifts from last winter’s average. NHS England publishes monthly attendances. The operations director wants one number; the lead nurse was short on eleven nights because of one number.',
    deliverables: [
      'A forecast with ranges, compared with the plain rule of "the same as last year"',
      'A Power BI report, or one with a free tool, of three pages with one question each, readable without colour',
      'A twelve-minute presentation to both of them, and the page you leave behind',
    ],
    mentorGuidance:
      'Your mentor asks what you would do if it were your shift. If your model does not beat the plain rule, say so first.',
  },
] as const satisfies EworkBriefs;
