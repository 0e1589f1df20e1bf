import type { EworkBriefs } from '../ework-project.ts';

export const blockchainProjects = [
  {
    weeks: 3,
    title: 'A record that nobody can quietly edit',
    client: 'Orchard Vale Growers',
    description:
      'Thirty growers share a cold store and argue about who delivered what. Somebody has proposed a blockchain; somebody else a notebook on a string. The deliveries are 200 a week, and the scales print a slip.',
    deliverables: [
      'A hash-chained log in code, with a program that finds any altered entry',
      'A demonstration of what it does not prevent: three honest attacks',
      'One page to the growers that compares it with a signed paper slip',
    ],
    mentorGuidance:
      'Your mentor alters one entry in a way you did not think of. Say what a public chain would have added, and what it would have cost.',
  },
  {
    weeks: 4,
    title: 'A membership that can be checked',
    client: 'Stonebridge Climbing Club',
    description:
      'A club with 640 members wants a pass that five partner walls can check without asking the club. Passes expire, are lost, and must not be sold on. Two members are under 16, so nothing about them may be public.',
    deliverables: [
      'A Solidity contract to an established token standard, on a test network, with no personal data on the chain',
      'Tests: units, a fuzz test and two invariants, one of which failed before you mended the code',
      'A page of design decisions, with the cost of each operation and who pays it',
    ],
    mentorGuidance:
      'Your mentor deletes a line of the contract and expects a test to fail. Where none does, you write it.',
  },
  {
    weeks: 4,
    title: 'Money held until the cello arrives',
    client: 'Cadenza Exchange',
    description:
      'Musicians sell each other instruments for thousands of pounds and do not trust the post. The exchange wants money held until both agree, and a referee when they do not. Buyers press the wrong button, and a signed message cannot be unsigned.',
    deliverables: [
      'An escrow contract with time limits, a referee and a way out of every state, drawn as a state diagram',
      'A web page that says in words what is about to be signed, usable by keyboard',
      'A test run with five people, and the three things that they misunderstood',
    ],
    mentorGuidance:
      'Your mentor is a buyer who closes the laptop at the worst moment. Show on the diagram where the money is.',
  },
  {
    weeks: 3,
    title: 'Audit it, then ask whether it was needed',
    client: 'Larch Valley Credit Union',
    description:
      'A supplier has delivered 380 lines of contract for members’ voting and says that they are audited. The general meeting is in six weeks. The secretary wonders, quietly, whether a counted paper vote would do. You audit open-source code that you have seeded with known weaknesses.',
    deliverables: [
      'An audit report: findings with severity, proof by test, and a mended version',
      'A comparison of a chain, a database and paper on secrecy, checking, cost and access',
      'A ten-minute recommendation to the board, with no sentence that needs a glossary',
    ],
    mentorGuidance:
      'Your mentor chairs the board and knows nothing about chains. The finding that matters most has to be the first thing they hear.',
  },
] as const satisfies EworkBriefs;
