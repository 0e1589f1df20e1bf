/** The data of AI Data Analysis. Everything in it is invented; the awkward facts are those that the briefs promise. */
import { chanceOf, csv } from './chance.ts';

const day = 24 * 60 * 60 * 1000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const pence = (amount: number) => (Math.round(amount * 100) / 100).toFixed(2);

// Thistle & Thread: 200 products, 4,800 lines of one year ------------------------------------------------------------

export const shops = ['Perth', 'Crieff', 'Dunkeld'] as const;
/** From 1 July these two enter prices with VAT; the third goes on without. */
export const grossShops: readonly string[] = ['Perth', 'Dunkeld'];

interface Product {
  code: string;
  name: string;
  kind: string;
  cost: number;
  net: number;
  /** Rises by 3 per cent on 1 July. */
  rises: boolean;
}

const kinds = [
  { kind: 'ribbon', of: 'Ribbon', sizes: ['6 mm', '10 mm', '16 mm', '25 mm'], net: 1.2 },
  { kind: 'zip', of: 'Zip', sizes: ['15 cm', '20 cm', '40 cm'], net: 1.9 },
  { kind: 'thread', of: 'Sewing thread', sizes: ['100 m', '200 m'], net: 1.5 },
  { kind: 'button', of: 'Button', sizes: ['12 mm', '18 mm', '22 mm'], net: 0.35 },
  { kind: 'elastic', of: 'Elastic', sizes: ['8 mm', '20 mm'], net: 0.9 },
] as const;
const colours = [
  'red',
  'navy',
  'ivory',
  'green',
  'black',
  'grey',
  'mustard',
  'lilac',
  'teal',
  'pink',
  'brown',
  'white',
  'wine',
  'sky',
];

export const tartan = 'Ribbon 25 mm tartan';
export const unrestockedZip = 'Zip 20 cm teal';

export function thistleProducts(): Product[] {
  const chance = chanceOf(1101);
  const all = kinds.flatMap(({ kind, of, sizes, net }) =>
    sizes.flatMap((size, place) =>
      colours.map((colour) => {
        const price = net * (1 + place * 0.35) * (0.9 + chance.next() * 0.2);
        return { kind, name: `${of} ${size} ${colour}`, cost: price * 0.55, net: Number(pence(price)) };
      }),
    ),
  );
  // 196 of the plain ones, and four that the brief is about.
  const plain = all.filter((_, index) => index < 195 || all[index]?.name === unrestockedZip).slice(0, 199);
  const products = [...plain, { kind: 'ribbon', name: tartan, cost: 1.1, net: 2.1 }];
  for (let index = 0; products.length < 200; index++) {
    const [size, colour] = [['32 mm', '40 mm'][index % 2], colours[index]];
    products.push({ kind: 'ribbon', name: `Ribbon ${size} ${colour}`, cost: 1.3, net: 2.4 });
  }
  return products.slice(0, 200).map((product, index) => ({
    ...product,
    code: `TT${String(index + 1).padStart(3, '0')}`,
    cost: Number(pence(product.cost)),
    rises: index % 16 === 5 && index < 192,
  }));
}

/** Spellings of one name, as three shops type it. */
const spellings = (name: string): string[] => [
  name,
  name.toLowerCase(),
  name.replace(' mm', 'mm').replace(' cm', 'cm'),
  name.replace('Ribbon', 'Ribon').replace('Sewing thread', 'Thread sewing'),
  ` ${name}  `,
];

export const duplicatedLines = 120;

/** Purchases and sales of the two lines that only look dead: a day and a number of pieces, bought ones above nought. */
const letOff: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  // There all year, wanted in December.
  [tartan]: [
    ['2025-10-06', 60],
    ...['01', '03', '04', '06', '08', '10', '11', '13', '15', '17', '19', '20', '22', '23'].map(
      (date, index) => [`2025-12-${date}`, -(2 + (index % 3))] as const,
    ),
  ],
  // Sold out at the end of January, not reordered before 10 June, wanted again at once.
  [unrestockedZip]: [
    ['2025-09-02', 40],
    ...[
      '2025-09-12',
      '2025-10-03',
      '2025-10-24',
      '2025-11-14',
      '2025-12-05',
      '2025-12-19',
      '2026-01-09',
      '2026-01-30',
    ].map((date) => [date, -5] as const),
    ['2026-06-10', 40],
    ...['2026-06-11', '2026-06-19', '2026-07-03', '2026-07-24', '2026-08-14'].map(
      (date) => [date, -5] as const,
    ),
  ],
};

export function thistleMovements(): (string | number)[][] {
  const chance = chanceOf(4800);
  const products = thistleProducts();
  const start = Date.UTC(2025, 8, 1);
  const july = Date.UTC(2026, 6, 1);
  const lines: { time: number; row: (string | number)[] }[] = [];
  const add = (product: Product, shop: string, time: number, isSale: boolean, quantity: number) => {
    const rise = product.rises && time >= july ? 1.03 : 1;
    const vat = time >= july && grossShops.includes(shop) ? 1.2 : 1;
    const price = (isSale ? product.net * rise * vat : product.cost) * (0.995 + chance.next() * 0.01);
    const [year, month, date] = iso(time).split('-');
    const shownDate = chance.next() < 0.7 ? iso(time) : `${date}/${month}/${year}`;
    const isMisspelt = product.code.endsWith('0') || product.kind === 'ribbon';
    const name = isMisspelt ? chance.pick(spellings(product.name)) : product.name;
    const shown = chance.next() < 0.06 ? `£${pence(price)}` : pence(price);
    lines.push({ time, row: [shownDate, shop, name, isSale ? 'sold' : 'bought', quantity, shown] });
  };
  for (const product of products)
    for (const [date, pieces] of letOff[product.name] ?? [])
      add(product, 'Perth', Date.parse(date), pieces < 0, Math.abs(pieces));
  while (lines.length < 4800 - duplicatedLines) {
    const product = chance.pick(products);
    if (letOff[product.name]) continue;
    const isSale = chance.next() < 0.78;
    const quantity = isSale ? chance.whole(1, 8) : chance.whole(10, 60);
    add(product, chance.pick(shops), start + chance.whole(0, 364) * day, isSale, quantity);
  }
  lines.sort((one, other) => one.time - other.time);
  // Entered twice: the same line again, a few lines further on.
  for (let count = 0; count < duplicatedLines; count++) {
    const at = chance.whole(20, lines.length - 20);
    const line = lines[at];
    if (line) lines.splice(at + chance.whole(1, 9), 0, line);
  }
  return lines.map(({ row }) => row);
}

// Avonbridge: one route, one morning and evening peak, a valley without signal ---------------------------------------

export const stops = [
  { id: '4600A', name: 'Avonbridge Station', km: 0 },
  { id: '4600B', name: 'Market Place', km: 1.1 },
  { id: '4600C', name: 'Mill Bottom', km: 3.4 },
  { id: '4600D', name: 'Valley Halt', km: 5.2 },
  { id: '4600E', name: 'Hilltop School', km: 7 },
  { id: '4600F', name: 'Hospital', km: 8.6 },
] as const;

/** Kilometres between which no report arrives. */
export const valley = { from: 3.6, to: 5.9 } as const;

const minutesAt = (km: number) => (km / 8.6) * 32;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(Math.floor(minutes % 60)).padStart(2, '0')}:00`;

/** Departures of the service day in minutes; the last ones are after midnight, as GTFS writes them. */
const departures = [420, 440, 460, 480, 500, 520, 960, 980, 1000, 1020, 1040, 1060, 1410, 1450];

export function avonbridgeTimetable() {
  const trips = departures.map((minutes, index) => ({
    id: `T${String(index + 1).padStart(2, '0')}`,
    minutes,
  }));
  return {
    stops: stops.map(({ id, name, km }) => [
      id,
      name,
      (51.42 + km * 0.004).toFixed(5),
      (-2.5 - km * 0.009).toFixed(5),
    ]),
    trips: trips.map(({ id }) => ['R17', 'WEEKDAY', id, 'Hospital']),
    stopTimes: trips.flatMap(({ id, minutes }) =>
      stops.map((stop, place) => {
        const time = clock(minutes + Math.round(minutesAt(stop.km)));
        return [id, time, time, stop.id, place + 1];
      }),
    ),
  };
}

export interface BusReport {
  vehicle: string;
  trip: string;
  latitude: string;
  longitude: string;
  recorded: string;
  fetched: string;
}

export function avonbridgeReports(): BusReport[] {
  const chance = chanceOf(1707);
  // Midnight in London: summer time, an hour before that of the reports' clock.
  const service = Date.UTC(2026, 9, 5, 23);
  const reports: BusReport[] = [];
  for (const [index, departure] of departures.entries()) {
    // Slowest where nobody sees it: the valley costs the delay.
    const valleyDelay = Math.max(0, 3 + chance.normal() * 3 + (departure < 540 ? 4 : 0));
    const trip = chance.next() < 0.15 ? '' : `T${String(index + 1).padStart(2, '0')}`;
    const vehicle = `B${chance.whole(101, 107)}`;
    for (let minute = 0; minute <= 60; minute++) {
      const inValley = (km: number) =>
        Math.min(1, Math.max(0, (km - valley.from) / (valley.to - valley.from)));
      let km = 0;
      for (let step = 0; step <= 860; step++)
        if (minutesAt(step / 100) + valleyDelay * inValley(step / 100) <= minute) km = step / 100;
      if (km >= 8.6) break;
      if (km > valley.from && km < valley.to) continue;
      const recorded = service + (departure + minute) * 60_000 + chance.whole(0, 40) * 1000;
      reports.push({
        vehicle,
        trip,
        latitude: (51.42 + km * 0.004 + chance.normal() * 0.00008).toFixed(5),
        longitude: (-2.5 - km * 0.009 + chance.normal() * 0.00008).toFixed(5),
        recorded: new Date(recorded).toISOString().replace('.000', ''),
        fetched: new Date(recorded + chance.whole(5, 55) * 1000).toISOString().replace('.000', ''),
      });
    }
  }
  return reports.sort((one, other) => one.fetched.localeCompare(other.fetched));
}

// Greenwell: 12,000 supporters, two letters, three accidents -----------------------------------------------------------

export interface Supporter {
  id: number;
  age: number;
  earlierGifts: number;
  letter: 'old' | 'new';
  gift: number;
}

export function greenwellSupporters(): Supporter[] {
  const chance = chanceOf(22);
  const all = Array.from({ length: 12_000 }, (_, index): Supporter => {
    const age = Math.round(Math.min(96, Math.max(22, 63 + chance.normal() * 14)));
    const earlierGifts = Math.max(0, Math.round(2 + chance.normal() * 2 + (age - 63) / 12));
    // Nobody over 80 in the new half: someone took them out by hand.
    const letter = age > 80 ? 'old' : chance.next() < 0.5427 ? 'new' : 'old';
    const gives = chance.next() < 0.22 + earlierGifts * 0.04 + (letter === 'new' ? 0.006 : 0);
    const gift = gives ? Math.max(5, Math.round(Math.exp(3.95 + chance.normal() * 0.75) / 5) * 5) : 0;
    return { id: 10_001 + index, age, earlierGifts, letter, gift };
  });
  const generous = all.find(({ letter, gift, age }) => letter === 'new' && gift > 0 && age > 60);
  if (generous) generous.gift = 9000;
  return all;
}

// Northgate: eleven years of months, 90 nights -----------------------------------------------------------------------

export function northgateMonths(): (string | number)[][] {
  const chance = chanceOf(999);
  const rows: (string | number)[][] = [];
  for (let index = 0; index < 132; index++) {
    const [year, month] = [2015 + Math.floor((index + 9) / 12), (index + 9) % 12];
    const season = [1.03, 0.95, 1.04, 1.0, 1.03, 1.0, 1.02, 0.97, 0.98, 1.01, 1.01, 1.04][month] ?? 1;
    const pandemic =
      year === 2020 && month >= 2
        ? ([0.72, 0.5, 0.62, 0.74, 0.84, 0.86, 0.86, 0.84, 0.78, 0.8][month - 2] ?? 1)
        : 1;
    const recovering = year === 2021 && month < 4 ? 0.82 : 1;
    const attendances = Math.round(
      (10_400 + index * 14) * season * pandemic * recovering * (1 + chance.normal() * 0.02),
    );
    // The trust merged on 1 April 2021 and changed its code.
    const code = year > 2021 || (year === 2021 && month >= 3) ? 'RX9' : 'RQ7';
    rows.push([`${year}-${String(month + 1).padStart(2, '0')}`, code, attendances]);
  }
  return rows;
}

/** Patients a nurse on a night can see to safely, and the nurses of last winter's rota. */
export const northgateRota = { nurses: 12, patientsEach: 11 } as const;
export const shortNights = 11;

export function northgateNights(): (string | number)[][] {
  const chance = chanceOf(2611);
  const weekday = [118, 108, 106, 107, 110, 119, 124];
  const nights = Array.from({ length: 90 }, (_, index) => {
    const time = Date.UTC(2025, 10, 1) + index * day;
    const expected = weekday[new Date(time).getUTCDay()] ?? 110;
    return { date: iso(time), patients: Math.min(132, Math.round(expected + chance.normal() * 13)) };
  });
  // Sister Maguire's notebook: eleven nights on which the rota did not hold.
  const order = nights
    .map((night, index) => ({ night, index }))
    .sort((a, b) => b.night.patients - a.night.patients);
  for (const { night } of order.slice(0, shortNights))
    night.patients = Math.max(133, night.patients) + chance.whole(1, 22);
  return nights.map(({ date, patients }) => [date, patients, northgateRota.nurses]);
}

/** Every file that the course's pages offer, by its name. */
export function aiDataAnalysisFiles(): Readonly<Record<string, string>> {
  const timetable = avonbridgeTimetable();
  return {
    'thistle-products.csv': csv(
      ['code', 'product', 'kind', 'cost_net_gbp', 'price_net_gbp'],
      thistleProducts().map(({ code, name, kind, cost, net }) => [code, name, kind, pence(cost), pence(net)]),
    ),
    'thistle-movements.csv': csv(
      ['date', 'shop', 'product', 'movement', 'quantity', 'price'],
      thistleMovements(),
    ),
    'avonbridge-stops.csv': csv(['stop_id', 'stop_name', 'stop_lat', 'stop_lon'], timetable.stops),
    'avonbridge-trips.csv': csv(['route_id', 'service_id', 'trip_id', 'trip_headsign'], timetable.trips),
    'avonbridge-stop-times.csv': csv(
      ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'],
      timetable.stopTimes,
    ),
    'avonbridge-reports.csv': csv(
      ['vehicle', 'trip_id', 'latitude', 'longitude', 'recorded_at', 'fetched_at'],
      avonbridgeReports().map((one) => [
        one.vehicle,
        one.trip,
        one.latitude,
        one.longitude,
        one.recorded,
        one.fetched,
      ]),
    ),
    'greenwell-supporters.csv': csv(
      ['supporter', 'age', 'earlier_gifts', 'letter', 'gift_gbp'],
      greenwellSupporters().map((one) => [one.id, one.age, one.earlierGifts, one.letter, one.gift]),
    ),
    'northgate-months.csv': csv(['month', 'trust_code', 'attendances'], northgateMonths()),
    'northgate-nights.csv': csv(['night', 'patients', 'nurses'], northgateNights()),
  };
}
