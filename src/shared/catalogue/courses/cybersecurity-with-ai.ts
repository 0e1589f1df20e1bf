import type { Course } from '../course.ts';

export const cybersecurityWithAi = {
  id: 2,
  slug: 'cybersecurity-with-ai',
  title: 'Cybersecurity with AI',
  shortTitle: 'Cybersecurity with AI',
  weeks: 12,
  salaryUsd: [95_000, 150_000],
  jobGrowthPercent: 35,
  rating: 4.9,
  reviews: 1276,
  enrolled: 2980,
  subtitle: 'Defend systems, read the evidence, and explain risk in plain words',
  description:
    'Defend systems and explain risk in plain words. Threat modelling, monitoring and response, with AI on both sides.',
  level: 'Intermediate',
  bring:
    'Comfort with computers and networks as a user; help-desk or technical experience helps. Your practice lab runs on your own computer: 8 GB of memory is tight, 16 GB comfortable.',
  hoursPerWeek: [15, 20],
  immediateValue: ['Review a small firm against Cyber Essentials', 'Read a log and spot the odd line'],
  futureProof: ['Securing AI systems and their data', 'Explaining a risk so that a board acts on it'],
  skills: ['Threat modelling', 'SIEM', 'Incident response', 'Risk'],
  strategicBenefits: [
    'Every organisation that holds data needs the work done, whatever the economy does',
    'You learn to secure AI systems as well as to defend against attackers who use them',
    'Clear reporting sets you apart: many security teams can find a fault, fewer can explain it',
  ],
  coreSkills: [
    'Draw a threat model and rank what it shows',
    'Collect, search and correlate logs',
    'Run an incident from first alert to lessons learned',
    'Harden accounts, networks and cloud services',
    'Assess an AI system for data leakage and prompt injection',
    'Write a risk report with a recommendation and its cost',
  ],
  careerPaths: [
    { role: 'Security Operations Analyst', salaryUsd: [95_000, 110_000] },
    { role: 'Cybersecurity Analyst', salaryUsd: [100_000, 125_000] },
    { role: 'Incident Responder', salaryUsd: [110_000, 135_000] },
    { role: 'Cybersecurity Consultant', salaryUsd: [120_000, 150_000] },
  ],
  industries: [
    'Financial services',
    'Health and care',
    'Energy and utilities',
    'Defence supply',
    'Small business services',
  ],
  syllabus: [
    {
      title: 'Know',
      weeks: 2,
      covers: 'Networks, accounts and data: what there is to protect and who might want it.',
    },
    {
      title: 'Model',
      weeks: 2,
      covers: 'Threat modelling, the Cyber Essentials controls and a first risk register.',
    },
    {
      title: 'Watch',
      weeks: 3,
      covers: 'Logs, a SIEM and detection rules, with AI to sort the alerts and you to judge them.',
    },
    {
      title: 'Respond',
      weeks: 2,
      covers: 'Containment, evidence, recovery and the reports that the law expects.',
    },
    {
      title: 'Secure AI',
      weeks: 2,
      covers: 'Prompt injection, poisoned data and leaking models, and what reduces each.',
    },
    { title: 'Advise', weeks: 1, covers: 'A review of a whole organisation, presented to its directors.' },
  ],
  startingPoint: 'how-it-works',
  enrolLabel: 'Enroll Now',
} as const satisfies Course;
