import type { EworkBriefs } from '../ework-project.ts';

export const promptEngineeringProjects = [
  {
    weeks: 2,
    title: 'A reply assistant for a lettings desk',
    client: 'Quayside Lettings',
    description:
      'Three people answer 60 tenants’ emails a day, most of them about repairs, keys and deposits. The owner wants drafts that a colleague can send after one reading. The staff handbook and the website give different deposit deadlines, and nobody has noticed.',
    deliverables: [
      'Eight prompts, one a type of email, each with two examples and a note of when not to use it',
      'Twenty drafts beside their originals, marked: sent as it is, edited, or thrown away, with the reason',
      'One page to the owner on the two deadlines, and what the desk should say until that is settled',
    ],
    mentorGuidance:
      'Your mentor answers as the owner in week 1 and reads your drafts aloud in week 2. A draft that sounds confident and is wrong counts double against you.',
  },
  {
    weeks: 2,
    title: 'A test set before a promise',
    client: 'Fernhill Libraries',
    description:
      'A supplier says that its assistant answers questions about 14 branches "nearly always right". The service has a drawer of 300 real questions and two weeks before the contract is signed. Two branches change their hours in school holidays.',
    deliverables: [
      'A test set of 60 questions with their right answers and sources, balanced over branches and difficulty',
      'A scoring rubric that two people can apply and agree on, with the cases where they did not',
      'A two-page result: the score, its margin of doubt, the worst five answers, and sign or do not sign',
    ],
    mentorGuidance:
      'In the first call you agree what "right" means before anything is scored. Your mentor scores ten answers blind; explain every difference.',
  },
  {
    weeks: 2,
    title: 'Answers that name their source',
    client: 'Marrow & Pike Solicitors',
    description:
      'Twelve conveyancing clerks look things up in 400 pages of guidance, some of it out of date. The partners will allow an assistant only if each answer shows the paragraph that it rests on, and says so when there is none.',
    deliverables: [
      'A working question-and-answer tool over published HM Land Registry practice guides, with citations',
      'A log of 40 questions: answered with a right source, with a wrong one, or rightly refused',
      'A page for the partners on what a clerk must still read for themselves',
    ],
    mentorGuidance:
      'Your mentor asks five questions that the guides do not answer. The best result is five refusals; bring your retrieval settings and defend one of them.',
  },
  {
    weeks: 2,
    title: 'A pilot for people who doubt it',
    client: 'Saltmarsh Housing Association',
    description:
      'Repairs reports for 5,200 homes arrive as free text; urgent ones wait behind dripping taps. The repairs team expects to be blamed for whatever software decides. Some tenants write in Polish or Bengali, and some reports mention a child’s health.',
    deliverables: [
      'A sorting assistant with its prompts, its test set and its results by language',
      'A one-page procedure: what a person checks, what is logged, and how to switch it off',
      'A ten-minute presentation to the repairs team, with the three errors that matter most shown first',
    ],
    mentorGuidance:
      'Your mentor sits with the repairs team and does not wish to be persuaded. Open with what the assistant gets wrong, and ask them what it would cost.',
  },
] as const satisfies EworkBriefs;
