/** The data of AI Business Analyst. Everything in it is invented; the awkward facts are those that the briefs promise. */
import { chanceOf, csv } from './chance.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const minuteOf = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');

// Wexcombe: 340 jobs, eight steps, seven hand-overs, 31 gaps ---------------------------------------------------------

export const steps = [
  'requested',
  'paid',
  'released',
  'printed',
  'entered',
  'planned',
  'loaded',
  'collected',
] as const;
/** Median days between each step and the next, before chance. */
const waits = [0.8, 2.6, 0.7, 1.6, 5.3, 4.25, 0.3] as const;

export const jobs = 340;
export const jobGaps = 31;
export const abandonedJobs = 4;

export function wexcombeJobs(): (string | number)[][] {
  const chance = chanceOf(19_340);
  const rows = Array.from({ length: jobs }, (_, index) => {
    const isVillage = chance.next() < 0.3;
    const kind =
      index % 5 === 4
        ? chance.pick(['refund', 'missed', 'upstairs', 'wrong address', 'tablet off'])
        : 'plain';
    let time =
      Date.UTC(2026, 8, 1, 8) + Math.floor((index / jobs) * 30) * day + chance.whole(0, 9 * 60) * 60_000;
    const times: (number | null)[] = [time];
    for (const [place, median] of waits.entries()) {
      const slow =
        (isVillage && place === 5 ? 2 : 1) * (kind !== 'plain' && (place === 1 || place === 5) ? 1.8 : 1);
      // Skewed, as waiting is: a median, and a long tail to the right.
      time += median * slow * Math.exp(chance.normal() * 0.55) * day;
      times.push(time);
    }
    return {
      id: `W${String(index + 1).padStart(4, '0')}`,
      isVillage,
      kind,
      times,
    };
  });
  // The four that were forgotten for months make the average useless.
  for (let index = 0; index < abandonedJobs; index++) {
    const row = rows[40 + index * 77];
    const last = row?.times.at(-1);
    if (row && typeof last === 'number') row.times[7] = last + (110 + index * 20) * day;
  }
  // The tablet had no signal: in the villages, on the slow rounds.
  const slowest = rows
    .filter(({ isVillage }) => isVillage)
    .sort(
      (one, other) =>
        (other.times[6] ?? 0) - (other.times[5] ?? 0) - ((one.times[6] ?? 0) - (one.times[5] ?? 0)),
    );
  for (const row of slowest.slice(0, 27)) row.times[6] = null;
  const town = rows.filter(({ isVillage, kind }) => !isVillage && kind === 'plain');
  for (let index = 0; index < jobGaps - 27; index++) {
    const row = town[index * 31];
    if (row) row.times[6] = null;
  }
  return rows.map(({ id, isVillage, kind, times }) => [
    id,
    isVillage ? 'village' : 'town',
    kind,
    ...times.map((time) => (time === null ? '' : minuteOf(time))),
  ]);
}

// Larkfield: 150 claims on home policies ---------------------------------------------------------------------------------

const causes = [
  {
    cause: 'escape of water',
    what: 'the hose of the washing machine came off and the water ran until the evening',
    found: 'The kitchen floor has lifted and the cupboards below the sink are swollen.',
  },
  {
    cause: 'storm',
    what: 'the wind took a row of ridge tiles and the rain came in above the landing',
    found: 'The ceiling is stained and a piece of plaster has come down.',
  },
  {
    cause: 'theft',
    what: 'someone forced the side door while the house was empty',
    found: 'A bicycle, a drill and a laptop are gone, and the lock has to be replaced.',
  },
  {
    cause: 'accident',
    what: 'the television fell from its stand while the carpet was being laid',
    found: 'The screen is broken and the stand is bent.',
  },
  {
    cause: 'fire',
    what: 'a pan of oil caught fire and was put out with a blanket',
    found: 'The extractor and two cupboards are burnt and the room smells of smoke.',
  },
] as const;
const signs = [
  'I am doing this alone since my wife died in spring.',
  'My son usually writes for me, because I cannot see the form well.',
  'I have been off work since my stroke and money is short at the end of the month.',
  'Please do not ring, I cannot hear on the telephone.',
  'We are staying with friends, because the baby cannot sleep in the damp.',
] as const;

export const claims = 150;
export const belowExcess = 14;
export const lapsed = 9;
export const vulnerable = 19;

export function larkfieldClaims(): (string | number)[][] {
  const chance = chanceOf(900);
  return Array.from({ length: claims }, (_, index) => {
    const { cause, what, found } = chance.pick(causes);
    const excess = chance.pick([100, 150, 250, 350]);
    const isBelow = index % 11 === 3;
    const isLapsed = index % 17 === 8;
    const sum = isBelow
      ? chance.whole(30, excess - 10)
      : Math.round(Math.exp(6.6 + chance.normal() * 0.8) / 5) * 5 + excess;
    const happened = Date.UTC(2026, 7, 1) + chance.whole(0, 60) * day;
    const ends = isLapsed ? happened - chance.whole(1, 20) * day : happened + chance.whole(10, 300) * day;
    const sign = index % 8 === 5 ? ` ${signs[Math.floor(index / 8) % signs.length] ?? ''}` : '';
    const opener = chance.pick([
      `On ${iso(happened)} ${what}.`,
      `I write about what happened on ${iso(happened)}, when ${what}.`,
      `As I told your colleague, on ${iso(happened)} ${what}.`,
    ]);
    const end = chance.pick([
      'I have photographs and the estimate of a local firm, and can send both. Please tell me what you need from me and when I may have the work begun.',
      'I have kept everything that is broken, and two estimates are on their way. I should like to know how long this takes and whether I may throw the damaged things out before someone comes.',
      'I do not have receipts for all of it, since some things were presents. I have made a list with the age of each and what a new one costs today.',
    ]);
    const text = `${opener} ${found}${sign} The repair or the loss comes to £${sum}. ${end}`;
    return [`C${String(index + 1).padStart(3, '0')}`, cause, sum, excess, iso(happened), iso(ends), text];
  });
}

// Penhallow: four hotels by the sea, 24 months ---------------------------------------------------------------------------

export const hotels = [
  { hotel: 'Headland', rooms: 62, rate: 118 },
  { hotel: 'Harbour', rooms: 41, rate: 96 },
  { hotel: 'Dunes', rooms: 28, rate: 84 },
  { hotel: 'Carn', rooms: 19, rate: 142 },
] as const;
export const wetAugust = '2025-08';

export function penhallowMonths(): (string | number)[][] {
  const chance = chanceOf(38_000);
  const season = [0, 0.34, 0.44, 0.62, 0.68, 0.78, 0.9, 0.94, 0.74, 0.58, 0.38, 0.4];
  const rows: (string | number)[][] = [];
  for (let index = 0; index < 24; index++) {
    const month = (9 + index) % 12;
    const year = 2024 + Math.floor((9 + index) / 12);
    const name = `${year}-${String(month + 1).padStart(2, '0')}`;
    const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    for (const { hotel, rooms, rate } of hotels) {
      const open = month === 0 ? 0 : days;
      const share = Math.min(
        0.97,
        (season[month] ?? 0) * (name === wetAugust ? 0.81 : 1) * (1 + chance.normal() * 0.03),
      );
      const sold = Math.round(rooms * open * share);
      const average =
        open === 0 ? 0 : rate * (0.78 + (season[month] ?? 0) * 0.42) * (year === 2026 ? 1.04 : 1);
      rows.push([name, hotel, rooms, open, sold, average.toFixed(2)]);
    }
  }
  return rows;
}

/** Every file that the course's pages offer, by its name. */
/** Five pages of notes for those whose own interviews did not yield enough: what happened, what is needed, what was proposed, one sentence quoted. */
export const harbourLaneNotes = `# Five interviews at Harbour Lane Surgery (invented)
## Page 1. Farida, practice manager
Happened: "Reception checks the list of requests at eight. Last Tuesday I saw it done." The list she means is the one on paper, from the letter box.
Needed: someone at the desk who is not on the telephone at half past eight.
Proposed: another receptionist, mornings.
Quoted: "We lose two hours a day. I have not counted them, but I hear them."
## Page 2. Colin, receptionist
Happened: "Nobody has checked the list since July. Last Tuesday I was on my own." He means the list in the mailbox of the website.
Needed: patients who know that their request has arrived. "Nine in ten of the morning calls ask only that. Say ninety minutes of the hundred and twenty; I am guessing."
Proposed: people should stop ringing at half past eight.
Quoted: "They do not want me. They want to know whether it is there."
## Page 3. Dr Achebe, partner
Happened: on Monday he signed 41 repeats between two patients, eleven of them for the second time.
Needed: to sign once, in one go, with what has changed at the top.
Proposed: an app, about which he has read.
Quoted: "If the app only tells them that it has arrived, I would still buy it."
## Page 4. Ruta Mills, pharmacist
Happened: on Friday a real message, a wrong strength, lay under fourteen that asked whether something was ready.
Needed: fewer messages. She puts them at a quarter of an hour a day. A request that cannot be filled has to reach the patient before they come.
Proposed: no message to the pharmacy unless something is wrong.
Quoted: "I can overlook fourteen. I cannot overlook the fifteenth."
## Page 5. A daughter who orders for both parents
Happened: her father went without his tablets from Saturday to Monday, because she did not know that the request had been refused.
Needed: to hear within a day that it has arrived; to hear of a refusal before the journey; to see in one place what was ordered for both.
Proposed: one login for the family.
Quoted: "I ring because silence has cost us a weekend once."
`;

export function aiBusinessAnalystFiles(): Readonly<Record<string, string>> {
  return {
    'harbour-lane-notes.md': harbourLaneNotes,
    'wexcombe-jobs.csv': csv(['job', 'area', 'kind', ...steps], wexcombeJobs()),
    'larkfield-claims.csv': csv(
      ['claim', 'cause', 'sum_gbp', 'excess_gbp', 'happened_on', 'policy_ends', 'text'],
      larkfieldClaims(),
    ),
    'penhallow-months.csv': csv(
      ['month', 'hotel', 'rooms', 'nights_open', 'rooms_sold', 'average_rate_gbp'],
      penhallowMonths(),
    ),
  };
}
