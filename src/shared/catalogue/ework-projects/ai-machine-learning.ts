import type { EworkBriefs } from '../ework-project.ts';

export const machineLearningProjects = [
  {
    weeks: 4,
    title: 'A first honest model',
    client: 'Fairholme Energy Cooperative',
    description:
      'A cooperative of 900 homes buys tomorrow’s electricity today and pays for its mistakes. It has smart-meter readings like those that the London Datastore publishes. A volunteer’s model was "97 per cent right" because it had seen the answers.',
    deliverables: [
      'A baseline and one better model, on a split by time that a reviewer cannot break',
      'A page that explains where the 97 per cent came from',
      'A model card of one page: what it is for, its error in pounds, and when not to trust it',
    ],
    mentorGuidance:
      'Your mentor looks for the leak before looking at the score. Bring the simplest rule that does the job, and what your model adds to it.',
  },
  {
    weeks: 4,
    title: 'Cracks in a photograph',
    client: 'Hallam Ceramics',
    description:
      'A tile works rejects 4 per cent of its tiles by eye. Missing a crack costs twenty times as much as throwing away a good tile. The line has a cheap camera, and the light changes at three in the afternoon. You photograph your own tiles, or use an open set of surface defects.',
    deliverables: [
      'A small network in PyTorch, trained on hardware that costs nothing, with its training curve explained',
      'A threshold chosen by cost, with the errors at it shown as pictures',
      'A test under another light, and what you changed because of it',
    ],
    mentorGuidance:
      'Your mentor takes ten photographs of their own. Forecast your error on them beforehand; the gap is the lesson.',
  },
  {
    weeks: 4,
    title: 'Two thousand letters a week',
    client: 'Ashcombe Water Complaints',
    description:
      'A complaints team sorts letters into eleven kinds, and misses about one a week from a household without water. A vendor offers a large model at a price per letter. A plain classifier may be enough; nobody has tried. You write the letters with a generator and keep a fifth unseen.',
    deliverables: [
      'Three systems compared on one test set: rules, a classical classifier, and a fine-tuned small language model',
      'Cost, time and error per thousand letters, with the urgent ones counted apart',
      'A recommendation of two pages, and the review that a person still does',
    ],
    mentorGuidance:
      'Your mentor cares about one column: urgent letters missed. Do not bring an average that hides it.',
  },
  {
    weeks: 4,
    title: 'A model that is watched',
    client: 'Pinewood Lending',
    description:
      'A lender of small loans wants to replace a scorecard with your model. It will decide about people, so the error has to be known for each group, a refusal has to be explained, and the economy will change under it. The risk committee meets in the last week.',
    deliverables: [
      'A service with a versioned model, a log, a drift alarm that you have set off on purpose, and a rollback',
      'An evaluation by age band and sex on made data, with the trade-offs named and one choice defended',
      'A model card and a twelve-minute defence before the committee',
    ],
    mentorGuidance:
      'Two mentors form the committee: one asks about the mathematics, one about a refused applicant. Answer both without changing your voice.',
  },
] as const satisfies EworkBriefs;
