import type { EworkBriefs } from '../ework-project.ts';

export const businessAutomationProjects = [
  {
    weeks: 3,
    title: 'The report that eats Friday',
    client: 'Castle Vale Motors',
    description:
      'Each Friday a sales administrator spends four hours copying figures from two systems into a report for nine managers. Three of them have never opened it. One column has been wrong since a price list changed in May.',
    deliverables: [
      'A map of the four hours, timed, with what each step is for',
      'A working automation that builds the report, shows the date of its data, and stops when a source is missing',
      'A note of one page: hours saved, the wrong column, and who no longer gets the report',
    ],
    mentorGuidance:
      'Your mentor removes one of the two sources before a Friday. The automation should say so; a report with a blank in it is a failure.',
  },
  {
    weeks: 3,
    title: 'An approval that takes nine days',
    client: 'Linden Care Homes',
    description:
      'Staff in six homes wait nine days on average for a purchase under £200. The form is printed, signed, scanned and mailed. The finance manager will not give up the signature, because an auditor once asked for it.',
    deliverables: [
      'A flow with a form, limits, reminders and a record of who approved what and when',
      'A table of controls: each risk that the signature covered, and what covers it now',
      'A two-week trial with five invented purchases a day, and the times before and after',
    ],
    mentorGuidance:
      'Your mentor plays the finance manager. Ask what the auditor really needed; then show where your record holds it.',
  },
  {
    weeks: 3,
    title: 'Invoices from 140 suppliers',
    client: 'Pebble & Rowe Accountants',
    description:
      'A practice keys 600 invoices a month, in every layout there is, some of them photographs. A language model reads most of them well. The two it read wrongly in the trial were paid twice. You make the invoices yourself, with no real names.',
    deliverables: [
      'A pipeline that reads, checks totals and VAT, detects duplicates, and asks a person when unsure',
      'A test on 100 made invoices: errors by kind, and the threshold you chose with its cost both ways',
      'A screen or sheet in which a clerk corrects a reading in under fifteen seconds',
    ],
    mentorGuidance:
      'Your mentor sends the same invoice twice with another date. Explain your threshold in pounds, not in per cent.',
  },
  {
    weeks: 3,
    title: 'The off switch',
    client: 'Westmoor Recruitment',
    description:
      'An agency has automated its first sifting of 2,000 applications a month and nobody can say how it decides. Three candidates have asked. Data protection law gives people safeguards where a significant decision is automated, and the Equality Act applies to recruiters.',
    deliverables: [
      'A description of the process as it runs, with each decision, its data and its owner',
      'A redesigned process in which a person decides, what was automated can be explained, and one switch stops it',
      'A letter of one page that answers a candidate truthfully, and a ten-minute talk to the directors',
    ],
    mentorGuidance:
      'Your mentor is the candidate first and a director second. The letter has to satisfy both readings.',
  },
] as const satisfies EworkBriefs;
