import type { EworkBriefs } from '../ework-project.ts';

export const projectManagementProjects = [
  {
    weeks: 2,
    title: 'A plan on one page',
    client: 'Rookery Lane Primary School',
    description:
      'A school changes its admissions system before the September round. The head wants it cheap, the office wants it after Easter, and the supplier’s contract ends on 31 March whatever happens. Nobody has said what "done" means.',
    deliverables: [
      'A one-page charter: goal, scope, what is left out, dates, and who decides',
      'A stakeholder map with what each person fears, from three short interviews',
      'A list of five assumptions, each with the day by which it must be checked',
    ],
    mentorGuidance:
      'Your mentor is the head, and will agree to everything in the meeting. Find the sentence in your charter that makes them stop.',
  },
  {
    weeks: 3,
    title: 'A board that tells the truth',
    client: 'Bluebell Apps',
    description:
      'Six developers have been "nearly finished" for two months. There are 74 open tasks, eleven of them without an owner, and a customer demonstration in three weeks. The team likes its board because it is always green.',
    deliverables: [
      'A board with a definition of done, and the 74 tasks sorted, merged or thrown away with a reason',
      'An estimate in ranges for the demonstration, revised once a week, with what changed it',
      'Notes of a planning, a review and a retrospective, each with one decision and its owner',
    ],
    mentorGuidance:
      'Your mentor takes the stand-up twice as a developer who is stuck and does not say so. You have fifteen minutes and no blame.',
  },
  {
    weeks: 3,
    title: 'Three suppliers and one date',
    client: 'Harrow Street Clinic',
    description:
      'A clinic moves into a new building on a Saturday, with 40 appointments on the Monday. Cabling, telephones and records are three contracts with three ideas of the date. The budget is £86,000, of which £71,000 is promised already.',
    deliverables: [
      'A plan with its critical path, and a weekend timetable by the hour with the point of no return marked',
      'A risk log of ten lines that is read in five minutes, and two risks acted on',
      'A cost report with a forecast at completion, and one change request written so that it can be refused',
    ],
    mentorGuidance:
      'In week 2 a supplier slips by nine days; your mentor tells you on a Thursday evening. Bring options on Friday, not news.',
  },
  {
    weeks: 2,
    title: 'The project that is late',
    client: 'Tidewater Museum',
    description:
      'A new ticketing system is seven months late and has spent 130 per cent of its budget. The sponsor asks you to confirm the opening date. The project manager before you reported amber for thirteen months.',
    deliverables: [
      'A review of two pages from a pack of reports and mails: what happened, when it could be seen, what is left',
      'Three options with dates in ranges, costs and who must give something up',
      'A status report that asks for the decision it needs, and a page on what the next project should copy or avoid',
    ],
    mentorGuidance:
      'Your mentor is the sponsor and has told the press. Give the bad news in the first minute, and the choice in the second.',
  },
] as const satisfies EworkBriefs;
