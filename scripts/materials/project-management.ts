/** The data of Project Management. Everything in it is invented; the awkward facts are those that the briefs promise. */
import { chanceOf, csv } from './chance.ts';

// Bluebell: 74 tasks on a green board, and eight past weeks ----------------------------------------------------------

export const tasks = 74;
export const unowned = 11;
/** Pairs of tasks that say the same in other words. */
export const duplicates = 9;
export const tooBig = 6;

const plain = [
  'Show free slots of one groomer',
  'Book a slot as a guest',
  'Confirm a booking by text message',
  'Cancel a booking up to a day before',
  'Move a booking to another day',
  'Choose the size of the dog',
  'Price list by breed and coat',
  'Take a deposit by card',
  'Give a deposit back',
  'Remind the owner the day before',
  'Block the lunch hour',
  'Groomer marks a no-show',
  'Owner sees past visits',
  'Note an allergy of the dog',
  'Upload a vaccination card',
  'Two dogs in one booking',
  'Waiting list for Saturdays',
  'Search a groomer by postcode',
  'Opening hours on bank holidays',
  'Log in by mail link',
  'Change the password',
  'Delete an account and its data',
  'Accept the terms once',
  'Cookie notice without a wall',
  'Colours with enough contrast',
  'Booking by keyboard alone',
  'Error page that says what to do',
  'Load the calendar in two seconds',
  'Crash when the month has five Sundays',
  'Wrong price for puppies',
  'Time is an hour out after the clocks change',
  'Text message is sent twice',
  'Slot is shown although it is taken',
  'Long names break the card',
  'Update the payment library',
  'Move pictures to the new storage',
  'Nightly copy of the database',
  'Restore the copy once',
  'Test accounts for the demonstration',
  'Remove the old booking table',
  'Measure how many bookings fail',
  'Write the steps of a release',
  'Owner can tip the groomer',
  'Voucher for a birthday',
  'Dark colours',
  'Confetti after a booking',
  'Share a photo of the dog',
  'Groomer of the month',
  'Chat between owner and groomer',
  'Import from the old spreadsheet',
  'Export for the tax adviser',
  'Summary mail on Mondays',
  'Statistics for the groomer',
  'Review stars',
  'Report a wrong review',
  'Welsh texts',
  'Map of groomers',
  'Route for mobile groomers',
  'Weather hint for walks',
] as const;
const again = [
  'Bookable times of a groomer',
  'Guest checkout',
  'SMS after booking',
  'Cancel in time',
  'Reschedule',
  'SMS the evening before',
  'Double text messages',
  'Taken slots still visible',
  'Backup of the database every night',
] as const;
const huge = [
  'New calendar',
  'Payments',
  'Make it fast',
  'Mobile app',
  'Refactor everything about users',
  'Everything for the demonstration',
] as const;

export function bluebellTasks(): (string | number)[][] {
  const chance = chanceOf(74);
  const owners = ['Nadia', 'Sunil', 'Marta', 'Josh', 'Ife', 'Callum'] as const;
  const titles = [...plain, ...again, ...huge];
  const order = titles.map((title) => ({ title, at: chance.next() })).sort((one, other) => one.at - other.at);
  return order.map(({ title }, index) => {
    const hasOwner = index % 7 !== 3;
    return [
      `B${String(index + 1).padStart(2, '0')}`,
      title,
      hasOwner ? chance.pick(owners) : '',
      chance.next() < 0.5 ? 'Nadia' : chance.pick(owners),
      index % 3 === 2 ? 'In progress' : 'To do',
      'green',
      chance.whole(20, 260),
    ];
  });
}

/** How many tasks the team finished in each of eight past weeks. */
export const bluebellWeeks: readonly number[] = [5, 2, 6, 4, 9, 3, 5, 4];

// Harrow Street: 36 pieces of a move, with what they cost -----------------------------------------------------------

export const budget = 86_000;

/** Id, piece, contract, working days, what it waits for, budget, spent by the end of week 11, whether it is finished. */
export const harrowPieces: readonly (readonly [
  string,
  string,
  string,
  number,
  string,
  number,
  number,
  boolean,
])[] = [
  ['P01', 'Name who leads the move', 'clinic', 1, '', 0, 0, true],
  ['P02', 'Fill in the application for the new address', 'clinic', 5, 'P01', 1500, 1500, true],
  ['P03', 'Regulator decides (a wait, not work)', 'regulator', 50, 'P02', 0, 0, false],
  ['P04', 'Tell insurer and bank of the address', 'clinic', 2, 'P03', 300, 0, false],
  ['P05', 'Landlord opens the building (a wait)', 'landlord', 50, '', 0, 0, true],
  ['P06', 'Survey rooms from the plans', 'cabling', 2, 'P01', 1800, 1800, true],
  ['P07', 'Draw the points', 'cabling', 3, 'P06', 2400, 2600, true],
  ['P08', 'Order cable and cabinet', 'cabling', 1, 'P07', 9800, 10900, true],
  ['P09', 'Delivery of cable and cabinet', 'cabling', 15, 'P08', 600, 600, true],
  ['P10', 'Pull cables, ground floor', 'cabling', 2, 'P05 P09', 6200, 7400, true],
  ['P11', 'Pull cables, first floor', 'cabling', 2, 'P10', 6200, 7300, true],
  ['P12', 'Connect and measure every point', 'cabling', 2, 'P11', 3900, 0, false],
  ['P13', 'Hand over the measurements', 'cabling', 1, 'P12', 0, 0, false],
  ['P14', 'Choose the telephone service', 'telephones', 5, 'P01', 900, 900, true],
  ['P15', 'Contract for numbers', 'telephones', 2, 'P14', 400, 400, true],
  ['P16', 'Move the numbers (provider’s time)', 'telephones', 20, 'P15', 500, 500, true],
  ['P17', 'Find every device on an analogue line', 'telephones', 2, 'P14', 700, 700, true],
  ['P18', 'Order handsets', 'telephones', 1, 'P15', 5600, 5600, true],
  ['P19', 'Delivery of handsets', 'telephones', 10, 'P18', 0, 0, true],
  ['P20', 'Alarm in the lift on a new line', 'telephones', 2, 'P05 P17', 1900, 0, false],
  ['P21', 'Connect handsets', 'telephones', 1, 'P13 P16 P19', 1700, 0, false],
  ['P22', 'Test calls, the emergency one included', 'telephones', 1, 'P21', 500, 0, false],
  ['P23', 'Count the records and what is on paper', 'records', 3, 'P01', 1100, 1100, true],
  ['P24', 'Agree the format of the move', 'records', 4, 'P23', 2200, 2500, true],
  ['P25', 'First trial with invented patients', 'records', 3, 'P24', 4200, 4900, true],
  ['P26', 'Mend what the trial showed', 'records', 5, 'P25', 5200, 6100, true],
  ['P27', 'Second trial, timed', 'records', 3, 'P26', 3600, 3600, true],
  ['P28', 'Records server into the cabinet', 'records', 1, 'P13', 2400, 0, false],
  ['P29', 'Records are moved, supplier on site', 'records', 1, 'P22 P27 P28', 3800, 0, false],
  ['P30', 'Three offers of movers', 'clinic', 4, 'P01', 0, 0, true],
  ['P31', 'Order the mover', 'clinic', 1, 'P30', 5200, 5200, true],
  ['P32', 'Furniture plan and labels', 'clinic', 3, 'P06', 700, 700, true],
  ['P33', 'Tell 40 patients of the Monday', 'clinic', 2, 'P04', 300, 0, false],
  ['P34', 'Signs, keys and alarm codes', 'clinic', 2, 'P05', 6700, 0, false],
  ['P35', 'Refit of two treatment rooms', 'clinic', 4, 'P05', 5700, 4700, true],
  ['P36', 'Move on Saturday', 'clinic', 1, 'P29 P31 P32 P33 P34 P35 P20', 0, 0, false],
];

// Tidewater: thirteen monthly reports and twenty mails ---------------------------------------------------------------

export const tidewaterBudget = 240_000;
/** The month in which the delay could first be seen from the pack. */
export const firstSeen = '2025-04';

/** Month, status, sentence of the report, spent so far as reported, in pounds. */
export const tidewaterReports: readonly (readonly [string, string, string, number])[] = [
  ['2025-01', 'amber', 'Contract signed. Work on the till begins. Opening in April 2026 is kept.', 31_000],
  ['2025-02', 'amber', 'Requirements nearly complete. Some questions on concessions.', 46_000],
  ['2025-03', 'amber', 'Requirements complete but for memberships. Design in progress.', 63_000],
  ['2025-04', 'amber', 'First build seen. Memberships moved to the second build.', 84_000],
  ['2025-05', 'amber', 'Second build delayed by two weeks. No effect on the opening.', 101_000],
  ['2025-06', 'amber', 'Interface with the accounts discussed. Team at full strength.', 122_000],
  ['2025-07', 'amber', 'Second build seen. Memberships moved to the third build.', 145_000],
  ['2025-08', 'amber', 'Holiday month. Progress as expected.', 163_000],
  ['2025-09', 'amber', 'Testing begins. 61 faults, most of them small.', 188_000],
  ['2025-10', 'amber', 'Faults reduced to 70. Third build in two weeks.', 214_000],
  ['2025-11', 'amber', 'Third build in two weeks. Front desk training postponed.', 239_000],
  ['2025-12', 'amber', 'Additional budget agreed in principle.', 268_000],
  ['2026-01', 'amber', 'Third build in two weeks. Opening under review.', 312_000],
];

/** Day, from, to, text. */
export const tidewaterMails: readonly (readonly [string, string, string, string])[] = [
  ['2025-01-14', 'Freya', 'supplier', 'Who on your side has done memberships for a museum before?'],
  ['2025-01-20', 'supplier', 'Freya', 'We have done gyms. It is the same in principle.'],
  [
    '2025-02-11',
    'Oskar, front desk',
    'Freya',
    'A family ticket is two adults and any number of children. I did not find that in the list.',
  ],
  ['2025-02-12', 'Freya', 'Oskar, front desk', 'Thank you, I have put it to the questions.'],
  [
    '2025-03-18',
    'supplier',
    'Freya',
    'Memberships need gift aid, renewals and a card. That is not in the offer. We estimate 60 days.',
  ],
  [
    '2025-03-20',
    'Freya',
    'supplier',
    'Please keep it for the second build. We cannot reopen the contract now.',
  ],
  [
    '2025-04-09',
    'Oskar, front desk',
    'Freya',
    'I was shown the first build. It cannot sell a family ticket, and I cannot get to the last button without a mouse.',
  ],
  ['2025-04-10', 'Freya', 'Oskar, front desk', 'It is an early version.'],
  [
    '2025-04-29',
    'finance',
    'Freya',
    'The accounts are replaced in October. Did anyone tell the ticketing people?',
  ],
  ['2025-05-07', 'supplier', 'Freya', 'Our developer for memberships has left. We are looking.'],
  ['2025-06-03', 'Freya', 'finance', 'Please send me the format of the new accounts.'],
  ['2025-06-24', 'finance', 'Freya', 'There is none before September.'],
  [
    '2025-07-15',
    'supplier',
    'Freya',
    'Without the 60 days for memberships April cannot be kept. I said so in March.',
  ],
  ['2025-07-16', 'Freya', 'supplier', 'Let us speak after the summer.'],
  [
    '2025-09-22',
    'Oskar, front desk',
    'Freya',
    'Does the new till work with my screen reader? Nobody has answered since April.',
  ],
  [
    '2025-10-06',
    'supplier',
    'Freya',
    'The 61 faults became 70 since the accounts changed. We started the interface again.',
  ],
  ['2025-11-12', 'Freya', 'sponsor’s office', 'I would like ten minutes with Dame Ruth before Christmas.'],
  [
    '2025-11-13',
    'sponsor’s office',
    'Freya',
    'Dame Ruth has asked me to say that amber is fine as long as April holds.',
  ],
  ['2025-12-04', 'finance', 'Freya', 'Invoices paid to date: £281,400. Your report says 268.'],
  [
    '2026-01-19',
    'supplier',
    'Freya',
    'Memberships: not begun. Interface: two thirds. Till: done, but for the keyboard.',
  ],
];

/** Every file that the course's pages offer, by its name. */
/** Three interviews for those whose own did not yield enough: goal, fear, what the person could stop, one sentence quoted. */
export const rookeryLaneNotes = `# Three interviews at Rookery Lane Primary School (invented)
## Mrs Adeyemi, head
Goal: the list of 62 offers, printed from the new system, on the day before offers go out in April.
Fear: a bill that comes after the £4,200.
Could stop: the order, since she signs it. She agreed to everything else, a page for parents and an app among it.
Quoted: "It is done when it works."
## Lynn, school office
Goal: to find a child in under a minute while a parent is on the line.
Fear: two systems in the week before offers, with two people and a door that rings.
Could stop: the change-over, by keeping the old list, which only she can read. She would like it after Easter; the contract ends on 31 March.
Quoted: "When I can answer the phone and the question."
## Mr Osei, chair of governors
Goal: no family hears twice, and none hears nothing.
Fear: the local paper, which printed last year’s mistake of three families.
Could stop: money above £5,000, which needs the governors, who meet once a term; next on 24 March.
Quoted: "When nobody rings me."
## What all three took for granted
That the old supplier hands over records that can be read. Nobody has seen an export. About 300 records; six minutes each, if they have to be typed.
`;

export function projectManagementFiles(): Readonly<Record<string, string>> {
  return {
    'rookery-lane-notes.md': rookeryLaneNotes,
    'bluebell-tasks.csv': csv(
      ['task', 'title', 'owner', 'written_by', 'column', 'colour', 'days_open'],
      bluebellTasks(),
    ),
    'bluebell-weeks.csv': csv(
      ['week', 'finished'],
      bluebellWeeks.map((finished, index) => [index + 1, finished]),
    ),
    'harrow-pieces.csv': csv(
      ['piece', 'what', 'contract', 'days', 'after', 'budget_gbp', 'spent_gbp', 'finished'],
      harrowPieces.map(([...values]) =>
        values.map((value) => (value === true ? 'yes' : value === false ? 'no' : value)),
      ),
    ),
    'tidewater-reports.csv': csv(['month', 'status', 'text', 'spent_gbp'], tidewaterReports),
    'tidewater-mails.csv': csv(['day', 'from', 'to', 'text'], tidewaterMails),
  };
}
