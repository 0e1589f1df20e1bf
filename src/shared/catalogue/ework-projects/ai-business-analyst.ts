import type { EworkBriefs } from '../ework-project.ts';

export const businessAnalystProjects = [
  {
    weeks: 2,
    title: 'Two hours a day on the telephone',
    client: 'Harbour Lane Surgery',
    description:
      'A GP practice loses two hours a day to calls about repeat prescriptions. Five people will talk to you for half an hour each; two of them contradict each other about who checks the list. The partners will fund one change.',
    deliverables: [
      'Interview notes with needs and solutions kept apart, one page each',
      'A page of needs in order, with the one that lost and why',
      'Six open questions, each with the person who can answer it',
    ],
    mentorGuidance:
      'Your mentor plays the practice manager and then the receptionist, who remember last Tuesday differently. Do not settle it for them; write it down.',
  },
  {
    weeks: 3,
    title: 'Where the hours go',
    client: 'Wexcombe Borough Council',
    description:
      'Collecting a sofa takes the council 19 days and seven hand-overs. Each team believes that the delay is in another. You may question three of the people who do the work, once each, and a month of job records has 340 rows and 31 gaps. You generate the records to agree with what you were told.',
    deliverables: [
      'A BPMN map of what really happens, with waiting time on every arrow',
      'A measurement of the three longest waits, with the SQL and what the gaps do to the figures',
      'A two-page proposal that takes out two hand-overs and names who loses by it',
    ],
    mentorGuidance:
      'Your mentor has done each of the jobs on your map, and stops at the first box that nobody does. Bring the query, not only its result.',
  },
  {
    weeks: 3,
    title: 'What the machine may decide',
    client: 'Larkfield Mutual',
    description:
      'An insurer wants AI to sort 900 claims a week into pay, ask and refuse. The claims team wants it to draft letters and decide nothing. The regulator expects fair outcomes for customers in vulnerable circumstances.',
    deliverables: [
      'Twelve user stories in order of value, each with an acceptance test that could fail',
      'A decision table: what is decided by rule, by model and by a person, and who answers for each',
      'A sample of 30 claims sorted by hand, with the five on which careful people disagree',
    ],
    mentorGuidance:
      'Draft with an assistant if you like, then mark every line that it invented. Your mentor tries to write a test that passes while the customer suffers.',
  },
  {
    weeks: 2,
    title: 'A business case that may say no',
    client: 'Penhallow Hotels',
    description:
      'Four hotels have been offered a pricing system for a yearly fee and a share of the gain. The director has as good as signed. The supplier’s figures come from city hotels; these are by the sea, and close in January.',
    deliverables: [
      'A business case of three pages: four options, one of them doing nothing, with costs over three years',
      'A sensitivity table that shows which assumption decides the answer',
      'A ten-minute presentation, and a page of answers to the questions you expect',
    ],
    mentorGuidance:
      'Your mentor is the finance director and begins with the number you like least. A recommendation against the purchase is as good as one for it.',
  },
] as const satisfies EworkBriefs;
