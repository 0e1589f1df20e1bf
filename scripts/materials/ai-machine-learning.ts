/** The data of AI Machine Learning. Everything in it is invented; the awkward facts are those that the briefs promise. */
import { chanceOf, csv, type Chance } from './chance.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const instant = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

// Fairholme: a year of half-hours of 900 homes, in UTC ----------------------------------------------------------------

export interface HalfHour {
  start: string;
  kwh: number;
  temperature: number;
  arrived: string;
}

export const repeatedReadings = 31;
/** Two days lost for good. */
export const lostDays: readonly string[] = ['2013-05-19', '2013-08-06'];
/** A week whose readings came nine days late. */
export const lateWeek = { from: '2013-10-14', to: '2013-10-20' } as const;

const bump = (at: number, centre: number, width: number) => Math.exp(-(((at - centre) / width) ** 2) / 2);

export function fairholmeYear(): HalfHour[] {
  const chance = chanceOf(900);
  const first = Date.UTC(2013, 0, 1);
  const rows: HalfHour[] = [];
  let weather = 0;
  let mood = 0;
  for (let index = 0; index < 365 * 48; index++) {
    const time = first + index * hour * 0.5;
    const start = instant(time);
    const date = start.slice(0, 10);
    const clock = (index % 48) / 2;
    const season = Math.cos((2 * Math.PI * (index / 48 - 20)) / 365);
    if (index % 48 === 0) {
      weather = weather * 0.8 + chance.normal() * 1.9;
      mood = mood * 0.5 + chance.normal() * 0.02;
    }
    const temperature = 10.5 - 7 * season + weather + 3 * Math.cos((2 * Math.PI * (clock - 15)) / 24);
    const isWeekend = [0, 6].includes(new Date(time).getUTCDay());
    const shape =
      0.13 +
      (isWeekend ? 0.07 * bump(clock, 10.5, 2.2) : 0.09 * bump(clock, 7.5, 1.1)) +
      0.05 * bump(clock, 13, 2) +
      0.2 * bump(clock, 18.5, 1.8) +
      0.09 * bump(clock, 21, 1.6);
    const cold = Math.max(0, 15 - temperature) * (0.02 + 0.03 * bump(clock, 18.5, 3));
    const kwh = 900 * shape * (1 + cold + mood + chance.normal() * 0.03);
    const isLate = date >= lateWeek.from && date <= lateWeek.to;
    const arrived = instant(Date.parse(date) + day * (isLate ? 9 : 1) + 6 * hour);
    if (lostDays.includes(date)) continue;
    rows.push({
      start,
      kwh: Number(kwh.toFixed(1)),
      temperature: Number(temperature.toFixed(1)),
      arrived,
    });
  }
  // Spread over the year, so that no half-hour is sent three times.
  for (let count = repeatedReadings; count > 0; count--) {
    const at = count * 550;
    const row = rows[at];
    if (row) rows.splice(at + 1, 0, row);
  }
  return rows;
}

const clivesNotes = `Clive's notes on the load model
Table: one row for each half-hour of 2013, with load, true temperature, weekday, half-hour of the day.
I smooth the load with an average over five half-hours, two before and two after, because the raw figure jumps about.
The smoothed load goes in as an input. It is by far the best one, which shows that people are creatures of habit.
Temperature is the one measured at that half-hour. Cold explains a lot in the evening.
Everything is scaled to mean 0 and spread 1, with mean and spread of the whole year, so that no month is favoured.
I shuffle the rows and keep one in five for the test. 3,491 test rows are plenty.
A forest of 200 trees, settings as they come.
On the test rows 97 per cent are right. I also looked at December apart, and it is just as good there.
Not done yet: what happens when a reading is late. I take the table as it is at the end of the year.
`;

// Hallam: 60 tiles, six pictures of each, at noon and at three in the afternoon ----------------------------------------

export interface Patch {
  tile: string;
  picture: number;
  light: 'noon' | 'afternoon';
  cracked: number;
  joyce: number | '';
  callum: number | '';
  pixels: string;
}

/** Of 360 pictures at noon: both say cracked, Joyce alone, Callum alone; first those of cracked tiles, then of good ones. */
const opinions = { cracked: [94, 22, 2], good: [2, 8, 4] } as const;

function opinionsOf(group: readonly [number, number, number], count: number, chance: Chance) {
  const [both, joyce, callum] = group;
  const all = Array.from({ length: count }, (_, index) => {
    if (index < both) return { joyce: 1, callum: 1 };
    if (index < both + joyce) return { joyce: 1, callum: 0 };
    return { joyce: 0, callum: index < both + joyce + callum ? 1 : 0 };
  });
  for (let at = all.length - 1; at > 0; at--) {
    const other = chance.whole(0, at);
    const [one, two] = [all[at], all[other]];
    if (one && two) [all[at], all[other]] = [two, one];
  }
  return all;
}

export function hallamPatches(): Patch[] {
  const chance = chanceOf(60);
  const size = 16;
  const ofCracked = opinionsOf(opinions.cracked, 120, chance);
  const ofGood = opinionsOf(opinions.good, 240, chance);
  const patches: Patch[] = [];
  for (const light of ['noon', 'afternoon'] as const)
    for (let tile = 1; tile <= 60; tile++) {
      const cracked = tile % 3 === 0 ? 1 : 0;
      for (let picture = 1; picture <= 6; picture++) {
        const base = 170 + chance.normal() * 12;
        const depth = 26 + chance.normal() * 9;
        const offset = chance.whole(3, 12);
        const slope = chance.next() * 0.8 - 0.4;
        const slant = chance.next() < 0.5;
        const pixels: number[] = [];
        for (let row = 0; row < size; row++)
          for (let column = 0; column < size; column++) {
            const [along, across] = slant ? [row, column] : [column, row];
            const onLine = Math.abs(across - (offset + slope * (along - 8))) < 0.6;
            const shade = light === 'afternoon' ? 0.55 + (0.45 * column) / (size - 1) : 1;
            const grain = chance.normal() * 9;
            // The glaze of every tile has a dark edge at times, which the plain rule takes for a crack.
            const edge = row === 0 && tile % 7 === 0 ? 14 : 0;
            pixels.push((base - (cracked && onLine ? depth : 0) - edge + grain) * shade);
          }
        const said = light === 'noon' ? (cracked ? ofCracked : ofGood).pop() : undefined;
        patches.push({
          tile: `H${String(tile).padStart(2, '0')}`,
          picture,
          light,
          cracked,
          joyce: said?.joyce ?? '',
          callum: said?.callum ?? '',
          pixels: pixels
            .map((value) =>
              Math.max(0, Math.min(255, Math.round(value)))
                .toString(16)
                .padStart(2, '0'),
            )
            .join(''),
        });
      }
    }
  return patches;
}

// Ashcombe: 4,000 letters of 120 templates, and 150 urgent ones of 15 more -----------------------------------------------

const frames = [
  (core: string) => `Dear Sir or Madam, ${core} Please let me know what you will do.`,
  (core: string) =>
    `I am sorry to bother you, I know you are busy. Thank you for the quick answer last year. ${core}`,
  (core: string) =>
    `I have been a customer for {years} years. First, my last bill came late. But that is not why I write. ${core}`,
] as const;

const kinds: Readonly<Record<string, readonly string[]>> = {
  'bill too high': [
    'My bill for {month} is £{amount} and I live alone.',
    'You charge me £{amount}, which is double what my neighbour in {street} pays.',
    'How can I have used £{amount} of water when I was away in {month}?',
    'The amount on the bill of {month} cannot be right.',
  ],
  'meter reading': [
    'The meter in {street} shows {amount}, and your letter says something else.',
    'Nobody has read the meter since {month} and you estimate it again.',
    'I sent a photograph of the meter in {month} and heard nothing.',
    'My meter runs although every tap is shut.',
  ],
  'payment plan': [
    'I cannot pay £{amount} at once and ask to pay by the month.',
    'Since {month} I am out of work. Can the arrears be spread?',
    'The direct debit took £{amount} twice in {month}.',
    'I was promised a social tariff and it is not on the bill.',
  ],
  'moving house': [
    'I left {street} in {month} and still get bills.',
    'We move to {street} next week. What must I send you?',
    'My mother died in {month}. Please close the account in {street}.',
    'The bill for {street} has the name of the tenant before me.',
  ],
  'leak in the street': [
    'Water has run down {street} since {month} and nobody comes.',
    'There is a leak by the kerb in {street}, I have called {count} times.',
    'The pavement in {street} is under water again.',
    'Your stop tap in {street} drips and it will freeze.',
  ],
  'low pressure': [
    'The shower upstairs in {street} hardly runs since {month}.',
    'In the evening the pressure is too low for the boiler.',
    'It takes {count} minutes to fill a kettle in {street}.',
    'After your work in {street} the water comes slowly.',
  ],
  'colour or taste': [
    'The water in {street} has been brown since {month}.',
    'It tastes of chlorine, so that the children do not drink it.',
    'There are black bits in the bath.',
    'My white washing came out yellow, {count} times now.',
  ],
  'drains and sewers': [
    'The drain in {street} comes up when it rains.',
    'There is a smell of sewage in the kitchen since {month}.',
    'The manhole in front of the house is loose.',
    'Our garden in {street} was flooded with dirty water {count} times.',
  ],
  'missed appointment': [
    'I waited the whole day in {month} and nobody came.',
    'Your engineer was to come to {street}; it is the third time.',
    'I lost £{amount} of wages waiting for you.',
    'You promised a payment for the missed visit in {month}.',
  ],
  'road works': [
    'Your hole in {street} has been open since {month}.',
    'The lorry in {street} blocks my drive every morning.',
    'Your men left mud and cones behind in {street}.',
    'The road is patched so badly that I fell.',
  ],
};

const noWater = [
  'There has been no water in {street} since last night.',
  'Nothing comes out of the tap since {count} hours.',
  'The taps are dry and I have a baby of {count} weeks here.',
  'We have been carrying buckets from next door all day.',
  'I cannot make up the bottles for the baby, but others will need you more.',
  'My husband has his dialysis at home and the supply has gone.',
  'It stopped in the middle of the washing up and has not come back.',
  'Mother is 91 and has had nothing to drink from the tap since yesterday.',
  'The toilet cannot be flushed any more, there is not a drop.',
  'The whole house is without, only mine in the street.',
] as const;

const newNoWater = [
  'I wonder whether something is shut off, for it has been quiet in the pipes since Tuesday.',
  'We manage with rain from the butt, though the children ask for a bath.',
  'I bought the last bottles at the shop this morning for the formula.',
  'If it is not too much trouble, the kitchen has been dry for {count} hours.',
  'My carer could not wash me today because there was none.',
] as const;

const mistakes: readonly (readonly [string, string])[] = [
  ['water', 'watter'],
  ['since', 'sinse'],
  ['nobody', 'no body'],
  ['again', 'agian'],
  ['because', 'becuase'],
];

export interface Letter {
  id: string;
  template: string;
  kind: string;
  urgent: number;
  part: 'open' | 'sealed' | 'extra urgent';
  text: string;
}

export function ashcombeLetters(): Letter[] {
  const chance = chanceOf(4150);
  const fill = (text: string) => {
    const full = text
      .replaceAll(
        '{street}',
        () =>
          `${chance.pick(['Mill', 'Church', 'Ash', 'Station', 'Orchard'])} ${chance.pick(['Lane', 'Street', 'Road', 'Close'])}`,
      )
      .replaceAll('{month}', () => chance.pick(['January', 'March', 'May', 'July', 'September', 'November']))
      .replaceAll('{amount}', () => String(chance.whole(40, 480)))
      .replaceAll('{years}', () => String(chance.whole(3, 40)))
      .replaceAll('{count}', () => String(chance.whole(2, 20)));
    if (chance.next() > 0.3) return full;
    const [right, wrong] = chance.pick(mistakes);
    return full.replace(right, wrong);
  };
  const letters: Omit<Letter, 'id'>[] = [];
  let template = 0;
  const add = (text: string, kind: string, count: number) => {
    template++;
    const isExtra = template > 120;
    const part = isExtra ? 'extra urgent' : template % 5 === 0 ? 'sealed' : 'open';
    const urgent = kind === 'no water' ? 1 : 0;
    for (let number = 0; number < count; number++)
      letters.push({
        template: `L${String(template).padStart(3, '0')}`,
        kind,
        urgent,
        part,
        text: fill(text),
      });
  };
  for (const [kind, cores] of Object.entries(kinds))
    for (let at = 0; at < 11; at++)
      add((frames[at % 3] ?? frames[0])(cores[Math.floor(at / 3)] ?? ''), kind, 36);
  noWater.forEach((core, at) => add((frames[at % 3] ?? frames[0])(core), 'no water', 4));
  for (const core of newNoWater) for (const frame of frames) add(frame(core), 'no water', 10);
  for (let at = letters.length - 1; at > 0; at--) {
    const other = chance.whole(0, at);
    const [one, two] = [letters[at], letters[other]];
    if (one && two) [letters[at], letters[other]] = [two, one];
  }
  return letters.map((letter, index) => ({ id: `A${String(index + 1).padStart(4, '0')}`, ...letter }));
}

// Pinewood: 36 months of 500 applications -------------------------------------------------------------------------------

export interface Application {
  id: number;
  month: number;
  income: number;
  debts: number;
  hours: number;
  area: string;
  ageBand: string;
  sex: 'f' | 'm';
  granted: number;
  /** What would have happened, granted or not. */
  wouldRepay: number;
}

export const downturnFrom = 25;

export function pinewoodApplications(): Application[] {
  const chance = chanceOf(18_000);
  const bands = ['18-29', '30-44', '45-59', '60-69', '70+'] as const;
  const areas = ['north', 'south', 'harbour', 'valley'] as const;
  return Array.from({ length: 18_000 }, (_, index): Application => {
    const month = Math.floor(index / 500) + 1;
    const isDownturn = month >= downturnFrom;
    const sex = chance.next() < 0.5 ? 'f' : 'm';
    const draw = chance.next();
    const ageBand = bands[draw < 0.3 ? 0 : draw < 0.62 ? 1 : draw < 0.86 ? 2 : draw < 0.96 ? 3 : 4];
    const hours = Math.max(4, Math.min(48, Math.round((sex === 'f' ? 28 : 35) + chance.normal() * 7)));
    const income = Math.round(
      (420 + hours * 32) * Math.exp(chance.normal() * 0.22) * (isDownturn ? 0.94 : 1),
    );
    const debts = Math.max(0, Math.round(income * (0.22 + chance.normal() * 0.12) * (isDownturn ? 1.25 : 1)));
    const area = chance.pick(areas);
    // Repaying depends on what is left, hardly on the hours themselves: that is what makes hours unfair to lean on.
    const merit =
      0.9 + (income - debts - 1050) / 420 + (area === 'harbour' ? -0.3 : 0) - (isDownturn ? 0.9 : 0);
    const wouldRepay = chance.next() < 1 / (1 + Math.exp(-merit)) ? 1 : 0;
    const card =
      (income > 1100 ? 2 : 0) + (debts < 350 ? 2 : 0) + (hours >= 30 ? 3 : 0) + (area === 'harbour' ? 0 : 1);
    const granted = card + chance.normal() * 0.6 >= 4.5 ? 1 : 0;
    return { id: index + 1, month, income, debts, hours, area, ageBand, sex, granted, wouldRepay };
  });
}

export function aiMachineLearningFiles(): Readonly<Record<string, string>> {
  const applications = pinewoodApplications();
  return {
    'fairholme-half-hours.csv': csv(
      ['start', 'kwh', 'temperature_c', 'arrived_at'],
      fairholmeYear().map(({ start, kwh, temperature, arrived }) => [start, kwh, temperature, arrived]),
    ),
    'clives-notes.txt': clivesNotes,
    'hallam-patches.csv': csv(
      ['tile', 'picture', 'light', 'cracked', 'joyce', 'callum', 'pixels'],
      hallamPatches().map((patch) => [
        patch.tile,
        patch.picture,
        patch.light,
        patch.cracked,
        patch.joyce,
        patch.callum,
        patch.pixels,
      ]),
    ),
    'ashcombe-letters.csv': csv(
      ['letter', 'template', 'kind', 'urgent', 'part', 'text'],
      ashcombeLetters().map(({ id, template, kind, urgent, part, text }) => [
        id,
        template,
        kind,
        urgent,
        part,
        text,
      ]),
    ),
    'pinewood-applications.csv': csv(
      ['application', 'month', 'income', 'debts', 'hours', 'area', 'age_band', 'sex', 'granted', 'repaid'],
      applications.map((one) => [
        one.id,
        one.month,
        one.income,
        one.debts,
        one.hours,
        one.area,
        one.ageBand,
        one.sex,
        one.granted,
        one.granted ? one.wouldRepay : '',
      ]),
    ),
    'pinewood-truth.csv': csv(
      ['application', 'would_repay'],
      applications.map(({ id, wouldRepay }) => [id, wouldRepay]),
    ),
  };
}
