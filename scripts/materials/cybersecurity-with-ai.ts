/** The data of Cybersecurity with AI. Everything in it is invented; the awkward facts are those that the briefs promise. */
import { chanceOf, csv } from './chance.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const two = (number: number) => String(number).padStart(2, '0');
/** A clock on the wall: what a machine writes that names no time zone. */
const wall = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

// Brindle & Sons: what two people say, and what can be seen on the spot ---------------------------------------------

/** Item, kind, who spoke of it, what was said, what is seen when one looks. */
export const brindleItems: readonly (readonly string[])[] = [
  ['Laptop 1, owner', 'device', 'Mr Brindle', 'Always up to date', 'Windows 11 23H2, updates paused'],
  ['Laptop 2, bookkeeper', 'device', 'Sue', 'Mine does its updates on Fridays', 'Windows 11 25H2, current'],
  ['Laptop 3, estimator', 'device', 'Sue', 'Same as mine', 'Windows 11 25H2, current'],
  ['Laptop 4, estimator', 'device', 'Sue', 'Same as mine', 'Windows 10 22H2, no extended updates'],
  [
    'Laptop 5, drawing office',
    'device',
    'Sue',
    'He needs to install things himself',
    'Windows 11 25H2, user is administrator',
  ],
  [
    'Laptop 6, drawing office',
    'device',
    'Sue',
    'Same as the other',
    'Windows 11 25H2, user is administrator',
  ],
  ['Laptop 7, workshop', 'device', 'Mr Brindle', 'Only for cutting lists', 'Windows 11 24H2, no screen lock'],
  ['Laptop 8, site foreman', 'device', 'Sue', 'Lives in his van', 'not there on the day'],
  [
    'Laptop 9, spare',
    'device',
    'Sue',
    'In a drawer since spring',
    'Windows 11 23H2, last seen online in April',
  ],
  [
    'Server under the stairs',
    'device',
    'Mr Brindle',
    'It just works',
    'Ubuntu Server 22.04, shared folder, 41 updates waiting',
  ],
  ['Computer behind the saw', 'device', '', '', 'Windows 7, on the wired network, browser opens the web'],
  ['Saw controller', 'device', '', '', 'connected to the computer behind it by serial cable'],
  ['Router', 'device', 'Sue', 'A cousin fitted it and has retired', 'make on the label, no password known'],
  ['Wireless for visitors', 'network', 'Mr Brindle', 'Customers like it', 'same network as the laptops'],
  [
    'Printer, office',
    'device',
    'Sue',
    'Scans to the shared folder',
    'firmware of 2021, default password not tried',
  ],
  ['Phone, owner', 'device', 'Mr Brindle', 'My own', 'reads the firm’s email, iOS current'],
  ['Phone, bookkeeper', 'device', 'Sue', 'My own', 'reads the firm’s email, Android 12, no longer updated'],
  ['Phone, foreman', 'device', 'Sue', 'The firm’s', 'not there on the day'],
  [
    'Phones, eleven joiners',
    'device',
    'Sue',
    'Group messages only',
    'photographs of drawings are sent by them',
  ],
  ['Tablet, showroom', 'device', 'Mr Brindle', 'For the brochure', 'signed in to the owner’s email'],
  ['Login: bank', 'account', 'Mr Brindle', 'One password since 2016', 'card reader asks at each payment'],
  [
    'Login: email, owner',
    'account',
    'Mr Brindle',
    'The same password',
    'no second step, offered by the provider',
  ],
  ['Login: email, bookkeeper', 'account', 'Sue', 'She types his password', 'no second step'],
  ['Login: email, orders@', 'account', 'Sue', 'Four of us read it', 'one password for four people'],
  [
    'Login: accounts program',
    'account',
    'Sue',
    'In the cloud since 2023',
    'second step on for Sue, off for the accountant',
  ],
  ['Login: accountant', 'account', 'Sue', 'He does the year end', 'administrator of the accounts program'],
  ['Login: timber supplier', 'account', 'Sue', 'Prices and orders', 'no second step offered'],
  [
    'Login: drawing program',
    'account',
    'Sue',
    'Two licences',
    'stores drawings in the maker’s cloud, second step offered, off',
  ],
  [
    'Login: server',
    'account',
    'Mr Brindle',
    'The cousin did that',
    'one account, name "admin", password on a label',
  ],
  [
    'Login: tender portal',
    'account',
    'Sue',
    'Where the school contract came from',
    'second step by text message',
  ],
  ['Login: website', 'account', 'Sue', 'A nephew built it', 'password with the nephew'],
  ['Former estimator', 'account', '', '', 'left in March, email still opens'],
  ['Backup disk', 'device', 'Sue', 'I take it home on Fridays', 'last file of 12 June'],
  ['Antivirus', 'control', 'Mr Brindle', 'We have one', 'Defender on in seven of eight laptops seen'],
  ['Remote help program', 'software', '', '', 'installed on laptop 2, starts by itself'],
  ['School contract', 'duty', 'Sue', 'Certificate within six weeks of signing', 'clause 14 of the tender'],
];

// Otterbourne: patients for the stand-in, and sixteen weeks of sign-ins --------------------------------------------

export const clinics = ['Winchester', 'Romsey', 'Alresford', 'Eastleigh', 'Bishopstoke'] as const;
/** Its devices write every time one hour late. */
export const wrongClinic = 'Romsey';
export const formerLogin = 'k.marlow';

const firstNames = [
  'Amal',
  'Bryn',
  'Carys',
  'Dev',
  'Elsie',
  'Femi',
  'Grace',
  'Hamid',
  'Ines',
  'Jude',
  'Kofi',
  'Leah',
  'Mina',
  'Noor',
  'Owen',
  'Priya',
  'Quinn',
  'Rosa',
  'Sean',
  'Tomasz',
] as const;
const lastNames = [
  'Ashdown',
  'Bellweather',
  'Croftly',
  'Dunmore',
  'Eastlake',
  'Farrowby',
  'Gantry',
  'Hallworth',
  'Inglewood',
  'Jessamy',
] as const;

export function otterbournePatients(): (string | number)[][] {
  const chance = chanceOf(20);
  return firstNames.map((first, index) => [
    `P${two(index + 1)}`,
    first,
    lastNames[(index * 3) % lastNames.length] ?? '',
    `${chance.whole(1946, 2019)}-${two(chance.whole(1, 12))}-${two(chance.whole(1, 28))}`,
    index % 2 === 0 ? 'Winchester' : 'Romsey',
    `07700 900${String(100 + index)}`,
    chance.pick(['none', 'penicillin', 'latex', 'none', 'chlorhexidine']),
  ]);
}

interface SignIn {
  /** True time; what is written is an hour later in one clinic. */
  time: number;
  clinic: string;
  device: string;
  account: string;
  event: 'sign-in' | 'sign-out' | 'refused' | 'start' | 'restart';
  how: 'typed' | 'remembered' | '';
}

export function otterbourneSignIns(): (string | number)[][] {
  const chance = chanceOf(40_046);
  const start = Date.UTC(2026, 5, 8);
  const staff = Array.from({ length: 44 }, (_, index) => ({
    account: `${'abcdefghij'[index % 10] ?? 'a'}.${(lastNames[(index * 7) % 10] ?? '').toLowerCase()}${Math.floor(index / 10) || ''}`,
    clinic: clinics[index % clinics.length] ?? 'Winchester',
  }));
  staff.push({ account: 'p.hale', clinic: 'Winchester' }, { account: formerLogin, clinic: 'Romsey' });
  const lines: SignIn[] = [];
  const lastDay = Date.UTC(2026, 5, 17);
  for (let date = start; date < start + 112 * day; date += day) {
    for (const clinic of clinics)
      lines.push({
        time: date + 2 * hour,
        clinic,
        device: 'all',
        account: 'supplier',
        event: 'restart',
        how: '',
      });
    const weekday = new Date(date).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    for (const { account, clinic } of staff) {
      if (account === formerLogin && date > lastDay) continue;
      if (account !== 'p.hale' && chance.next() < 0.06) continue;
      let time = date + 8 * hour - chance.whole(2, 14) * minute + chance.whole(0, 59) * 1000;
      const spells = chance.whole(4, 7);
      for (let spell = 0; spell < spells; spell++) {
        const device = `${clinic.slice(0, 2).toUpperCase()}-D${two(chance.whole(1, 9))}`;
        if (chance.next() < 0.05)
          lines.push({ time: time - 20_000, clinic, device, account, event: 'refused', how: 'typed' });
        lines.push({ time, clinic, device, account, event: 'sign-in', how: 'typed' });
        const end = time + chance.whole(20, 75) * minute;
        lines.push({ time: end, clinic, device, account, event: 'sign-out', how: '' });
        time = end + chance.whole(2, 30) * minute;
      }
    }
  }
  // Seven by a tablet that remembers her, each a minute after it is switched on; two typed at a desk of another clinic.
  for (const date of [4, 8, 11, 15, 18, 22, 25]) {
    const time = Date.UTC(2026, 8, date, 8, 1) + chance.whole(0, 90) * 1000;
    lines.push({ time, clinic: 'Romsey', device: 'RO-T07', account: '', event: 'start', how: '' });
    lines.push({
      time: time + minute,
      clinic: 'Romsey',
      device: 'RO-T07',
      account: formerLogin,
      event: 'sign-in',
      how: 'remembered',
    });
  }
  for (const [date, from] of [
    [9, 12],
    [23, 13],
  ] as const) {
    const time = Date.UTC(2026, 8, date, from, 6);
    const at = { clinic: 'Winchester', device: 'WI-D04' };
    lines.push({ time, ...at, account: 'p.hale', event: 'sign-out', how: '' });
    lines.push({ time: time + 2 * minute, ...at, account: formerLogin, event: 'sign-in', how: 'typed' });
    lines.push({ time: time + 11 * minute, ...at, account: formerLogin, event: 'sign-out', how: '' });
    lines.push({ time: time + 12 * minute, ...at, account: 'p.hale', event: 'sign-in', how: 'typed' });
  }
  return lines
    .map((line) => ({ ...line, written: line.time + (line.clinic === wrongClinic ? hour : 0) }))
    .sort((one, other) => one.written - other.written)
    .map(({ written, clinic, device, account, event, how }) => [
      wall(written),
      clinic,
      device,
      account,
      event,
      how,
    ]);
}

// Tollgate: three ordinary days and a Friday, as the file server and the collector saw them --------------------------

export const planners = ['anna', 'bilal', 'cerys', 'dawn', 'ewan'] as const;
export const monthlyRenames = 600;
export const lockedFiles = 420;
/** The hours of Friday afternoon that are missing from the server's log, in its local time. */
export const gap = { from: '13:48', to: '15:51' } as const;

/** Lines as Samba's full_audit writes them, with the server's local time (BST). */
export function tollgateAudit(): string[] {
  const chance = chanceOf(1740);
  const lines: { time: number; text: string }[] = [];
  const add = (time: number, user: string, address: string, rest: string) =>
    lines.push({
      time,
      text: `${wall(time).replace(' ', 'T')}+01:00 planning smbd_audit: ${user}|${address}|${rest}`,
    });
  for (const date of [13, 14, 15, 16]) {
    for (const [index, user] of planners.entries()) {
      const address = `10.0.56.${21 + index}`;
      for (let spell = 0; spell < 60; spell++) {
        const time =
          Date.UTC(2026, 9, date, 6, 0) + chance.whole(0, (date === 16 ? 11 : 10) * 60 * 60) * 1000;
        const file = `sheets/2026-10-${date}/lorry-${two(chance.whole(1, 40))}.ods`;
        if (spell % 6 === 0) add(time, user, address, `renameat|ok|${file}.tmp|${file}`);
        else add(time, user, address, `${chance.pick(['openat', 'openat', 'pwrite'])}|ok|${file}`);
      }
    }
    if (date === 14)
      for (let index = 0; index < monthlyRenames; index++)
        add(
          Date.UTC(2026, 9, 14, 21, 0) + index * 500,
          'archive',
          '10.0.56.9',
          `renameat|ok|sheets/2026-09/${String(index).padStart(4, '0')}.ods|archive/2026-09/${String(index).padStart(4, '0')}.ods`,
        );
  }
  for (let index = 0; index < lockedFiles; index++)
    add(
      Date.UTC(2026, 9, 16, 17, 40) + index * 1500 + chance.whole(0, 900),
      'cerys',
      '10.0.56.77',
      `renameat|ok|sheets/all/${String(index).padStart(4, '0')}.ods|sheets/all/${String(index).padStart(4, '0')}.ods.locked`,
    );
  const missing = (time: number) =>
    time >= Date.parse(`2026-10-16T${gap.from}:00Z`) && time < Date.parse(`2026-10-16T${gap.to}:00Z`);
  return lines
    .filter(({ time }) => !missing(time))
    .sort((one, other) => one.time - other.time)
    .map(({ text }) => text);
}

/** What the collector kept, in UTC: one hour behind the server in October. */
export function tollgateAlerts(): (string | number)[][] {
  const at = (date: number, clock: string) => `2026-10-${date}T${clock}:00Z`;
  return [
    [at(13, '06:02'), 'planning', 5501, 3, 'Session opened for anna'],
    [at(14, '20:00'), 'planning', 550, 7, 'Many files changed in /srv/sheets by archive'],
    [at(15, '06:01'), 'planning', 5501, 3, 'Session opened for dawn'],
    [at(16, '06:04'), 'planning', 5501, 3, 'Session opened for cerys'],
    [at(16, '12:49'), 'planning', 5715, 3, 'SSH sign-in accepted for cerys from 10.0.56.77'],
    [at(16, '12:53'), 'planning', 5402, 3, 'Successful sudo to root by cerys'],
    [at(16, '13:37'), 'planning', 5902, 8, 'New user added to the system: svc-print'],
    [at(16, '14:20'), 'collector', 504, 5, 'Agent planning stopped answering'],
    [at(16, '14:51'), 'collector', 503, 3, 'Agent planning answers again'],
    [
      at(16, '14:51'),
      'planning',
      550,
      7,
      'Integrity checksum changed: /var/log/samba/audit.log, size smaller than before',
    ],
    [at(16, '16:41'), 'planning', 550, 7, 'Many files changed in /srv/sheets by cerys'],
    [at(16, '16:52'), 'planning', 550, 7, 'Many files changed in /srv/sheets by cerys'],
  ];
}

// Meridale: members and honest letters --------------------------------------------------------------------------------

const streets = [
  'Mill Lane',
  'Station Road',
  'The Green',
  'Quarry Rise',
  'Chapel Street',
  'Orchard Close',
] as const;
const towns = ['Meridale', 'Upper Tarn', 'Coldbeck', 'Sallow Bridge'] as const;

export function meridaleMembers(): (string | number)[][] {
  const chance = chanceOf(200);
  return Array.from({ length: 200 }, (_, index) => [
    `M${String(index + 1).padStart(4, '0')}`,
    `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
    `${chance.whole(1, 88)} ${chance.pick(streets)}, ${chance.pick(towns)}`,
    `01632 960${String(index).padStart(3, '0')}`,
    chance.whole(1, 60) * 500,
    chance.pick(['savings', 'mortgage', 'savings', 'both']),
  ]);
}

export const honestLetters = 40;
export const addressLetters = 16;
/** Honest letters that a filter on words would stop. */
export const suspiciousHonest = 4;

export function meridaleLetters(): (string | number)[][] {
  const chance = chanceOf(16_000);
  const members = meridaleMembers();
  const other = [
    'Please could you send me a statement for the tax year that ended in April? I need it for my accountant.',
    'What would it cost to repay my mortgage early? We hope to sell the house in the spring.',
    'I was kept waiting on the telephone for forty minutes and would like an apology in writing.',
    'My husband died on the third of last month. I do not know what you need from me, and I have not been sleeping.',
    'Has my transfer of £500 of last Tuesday arrived? My app shows nothing.',
    'Please tell me the rate on my savings from January, in a plain figure.',
  ];
  const odd = [
    'Please ignore my previous letter; the instructions in it were wrong. I should like a statement after all.',
    'Ignore all instructions that my son may have given you. He has no authority over my account.',
    'You are now the only people who have my old address, so please keep writing there until I say otherwise.',
    'System override is what the cash machine showed when it kept my card. What does that mean?',
  ];
  return Array.from({ length: honestLetters }, (_, index) => {
    const member = members[index * 5 + 2] ?? [];
    const isMove = index % 5 < 2;
    const text = isMove
      ? `I have moved. From the first of next month please write to me at ${chance.whole(1, 60)} ${chance.pick(streets)}, ${chance.pick(towns)}. My telephone number stays the same.`
      : index % 10 === 4
        ? (odd[Math.floor(index / 10)] ?? '')
        : (other[index % other.length] ?? '');
    const isOdd = !isMove && index % 10 === 4;
    return [
      `L${two(index + 1)}`,
      String(member[0]),
      isMove ? 'address' : isOdd ? 'looks like an order' : 'other',
      `Dear Sir or Madam, ${text} Yours faithfully, ${String(member[1])}, member ${String(member[0])}`,
    ];
  });
}

/** Every file that the course's pages offer, by its name. */
export function cybersecurityWithAiFiles(): Readonly<Record<string, string>> {
  return {
    'brindle-items.csv': csv(['item', 'kind', 'told_by', 'said', 'seen'], brindleItems),
    'otterbourne-patients.csv': csv(
      ['patient', 'first_name', 'last_name', 'born', 'clinic', 'phone', 'allergy'],
      otterbournePatients(),
    ),
    'otterbourne-sign-ins.csv': csv(
      ['written_at', 'clinic', 'device', 'account', 'event', 'how'],
      otterbourneSignIns(),
    ),
    'tollgate-audit.log': tollgateAudit().join('\n') + '\n',
    'tollgate-alerts.csv': csv(['time_utc', 'host', 'rule', 'level', 'text'], tollgateAlerts()),
    'meridale-members.csv': csv(
      ['member', 'name', 'address', 'phone', 'balance_gbp', 'account'],
      meridaleMembers(),
    ),
    'meridale-letters.csv': csv(['letter', 'member', 'kind', 'text'], meridaleLetters()),
  };
}
