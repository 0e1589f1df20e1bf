import type { EworkBriefs } from '../ework-project.ts';

export const cybersecurityProjects = [
  {
    weeks: 3,
    title: 'A first security review',
    client: 'Brindle & Sons Joinery',
    description:
      'A firm of 22 has won a contract that asks for Cyber Essentials within six weeks. It has nine laptops, a server under the stairs and one password that the owner and the bookkeeper share. The owner thinks that the certificate is paperwork.',
    deliverables: [
      'A gap review against the five Cyber Essentials controls, one line a finding, each with how you know',
      'A plan for six weeks in order of risk, with hours and cost, that the owner can follow',
      'A one-page letter that asks the owner to give up the shared password, and says what to use instead',
    ],
    mentorGuidance:
      'Your mentor plays the owner, who has 20 minutes. Use no abbreviation that you do not explain, and ask for one decision.',
  },
  {
    weeks: 3,
    title: 'A threat model for a booking system',
    client: 'Otterbourne Dental Group',
    description:
      'Five clinics keep 31,000 patient records in a booking system that a supplier hosts. The supplier declines to share a diagram. A former receptionist’s account was used last month, eleven weeks after she left.',
    deliverables: [
      'A data-flow diagram drawn from what can be observed, with every assumption marked',
      'A ranked list of twelve threats, each with a control, an owner and a way to test it',
      'Eight questions for the supplier, and what each possible answer would change',
    ],
    mentorGuidance:
      'Your mentor attacks one assumption a week. Expect to move at least two threats; show the ranking before and after.',
  },
  {
    weeks: 3,
    title: 'Friday, twenty to six',
    client: 'Tollgate Freight',
    description:
      'An alert says that files on the planning server are being renamed. Forty lorries leave at four in the morning. Logs for two hours of the afternoon are missing, and the only administrator is on a flight. You work from an exercise pack that you generate in your own lab.',
    deliverables: [
      'A timeline of the incident in which every entry names its evidence and how sure you are',
      'Three detection rules that would have raised the alarm sooner, each with its false alarms counted',
      'A two-page report for the managing director, and the facts the ICO would need within 72 hours',
    ],
    mentorGuidance:
      'Your mentor calls twice as the transport manager and wants the server back. Say what you know, what you do not, and when you will call again.',
  },
  {
    weeks: 3,
    title: 'An assistant with keys to the building',
    client: 'Meridale Building Society',
    description:
      'The society is about to let an AI assistant read members’ letters and look up accounts. The board has heard of prompt injection and has one question: may it go live in March. The product team has promised that it will.',
    deliverables: [
      'A test report: fifteen attacks on a test assistant of your own, what happened, and what stopped it',
      'A design of what the assistant may read, may do and must never do without a person',
      'A four-page board paper with one recommendation, its cost, and what remains if it is followed',
    ],
    mentorGuidance:
      'Your mentor reads the board paper first and the report second. If they need the report to understand the paper, it goes back.',
  },
] as const satisfies EworkBriefs;
