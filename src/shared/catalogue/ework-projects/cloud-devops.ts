import type { EworkBriefs } from '../ework-project.ts';

export const cloudDevopsProjects = [
  {
    weeks: 3,
    title: 'A site that has been restored',
    client: 'Mallow Street Bakery',
    description:
      'A bakery takes 150 orders a week on a server that a nephew set up. Its backup is a folder on the same disk. Easter brings ten times the orders, and the nephew is in New Zealand. You work on a virtual machine of your own.',
    deliverables: [
      'A small order service on Linux with updates, a firewall, keys instead of passwords, and a log that is read',
      'A backup that has been restored on another machine, with the minutes it took',
      'A two-page handbook that lets a stranger bring it back, tried by one',
    ],
    mentorGuidance:
      'Your mentor destroys the machine without notice and times you. The handbook may be used, you may not be asked.',
  },
  {
    weeks: 3,
    title: 'Ten o’clock on a Friday',
    client: 'Kitewood Tickets',
    description:
      'A ticket seller sleeps all week and is overrun for four minutes every Friday. The servers were clicked together by hand, and the two of them differ. The owner has £300 a month and will not pay for the quiet days.',
    deliverables: [
      'The service in containers, and everything under it as Terraform that builds from nothing',
      'A load test that looks like a Friday, with results before and after, and the first thing that breaks',
      'A page of three designs with monthly cost and what each does on a Friday',
    ],
    mentorGuidance:
      'Your mentor reads the Terraform plan before you apply it, and asks what it would delete. Use a free tier or a local emulator; nothing here needs a paid account.',
  },
  {
    weeks: 3,
    title: 'Release without fear',
    client: 'Hartwell Home Deliveries',
    description:
      'Eight developers release once a month, on a Sunday, and two of the last five had to be undone by hand. Nobody knows which tests matter. The database changes with every release, which is where it goes wrong.',
    deliverables: [
      'A pipeline that tests, builds, releases in steps and rolls back by itself on a failing check',
      'A database change made in two safe steps, with the release in between',
      'A record of ten releases, two of them broken on purpose, with the minutes to recover',
    ],
    mentorGuidance:
      'Your mentor writes one of the broken releases. A rollback that loses an order does not count as a rollback.',
  },
  {
    weeks: 3,
    title: 'The bill and the bad night',
    client: 'Lowfield Streaming',
    description:
      'A small streaming service doubled its cloud bill in a year and its viewers did not double. Last month it was down for 51 minutes, and the alert that fired is one of 60 that fire every night. The board wants both problems solved with the same money.',
    deliverables: [
      'A bill by product and by owner from a sample export, with three cuts and what each risks',
      'A reliability target, the alerts that remain, and a dashboard that shows the target first',
      'A review of an exercise incident without blame, and a ten-minute talk to the board',
    ],
    mentorGuidance:
      'Your mentor runs the incident at a time you do not know. In the review, every "should have" is struck out and has to be written as a change.',
  },
] as const satisfies EworkBriefs;
