/** The data of AI Business Automation. Everything in it is invented; the awkward facts are those that the briefs promise. */
import { chanceOf, csv } from './chance.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const minuteOf = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
const two = (number: number) => String(number).padStart(2, '0');
const pence = (amount: number) => (Math.round(amount * 100) / 100).toFixed(2);

// Castle Vale: two exports, two price lists, one of them out of date since May ------------------------------------

export const branches = ['Aston', 'Kingsbury', 'Tamworth'] as const;
export const models = [
  'Lark 1.0',
  'Lark 1.2',
  'Heron',
  'Heron Estate',
  'Kite',
  'Kite EV',
  'Plover Van',
  'Swift EV',
] as const;
/** The list on the wall ends on the day before. */
export const newPricesFrom = '2026-05-01';

export function castleValePrices(): (string | number)[][] {
  const chance = chanceOf(501);
  return models.map((model, index) => {
    const old = 11_000 + index * 2150 + chance.whole(0, 9) * 50;
    // What the maker charges the dealer: three fell, the others rose.
    return [model, old, Math.round((old * (index % 3 === 2 ? 0.97 : 1.035)) / 10) * 10];
  });
}

export function castleValeSales(): (string | number)[][] {
  const chance = chanceOf(140);
  const prices = castleValePrices();
  return Array.from({ length: 140 }, (_, index) => {
    const sold = Date.UTC(2026, 3, 3) + Math.floor((index / 140) * 56) * day;
    const [model = '', old = 0, now = 0] = prices[chance.whole(0, models.length - 1)] ?? [];
    const cost = Number(iso(sold) < newPricesFrom ? old : now);
    const branch = chance.pick(branches);
    return [
      `S${String(index + 1).padStart(3, '0')}`,
      iso(sold),
      // Nine sales carry no branch: a telephone call settles them.
      index % 16 === 7 ? '' : branch,
      model,
      Math.round(cost * (1.06 + chance.next() * 0.05)),
    ];
  });
}

export function castleValeJobs(): (string | number)[][] {
  const chance = chanceOf(260);
  return Array.from({ length: 260 }, (_, index) => [
    `J${String(index + 1).padStart(3, '0')}`,
    iso(Date.UTC(2026, 3, 3) + Math.floor((index / 260) * 56) * day),
    chance.pick(branches),
    chance.pick(['service', 'repair', 'MOT', 'warranty']),
    pence(chance.whole(2, 16) / 2),
    pence(chance.whole(40, 620)),
  ]);
}

// Linden: thirty past requests of nine days, fifty purchases for the trial ------------------------------------------

export const homes = ['Alder', 'Beech', 'Cedar', 'Damson', 'Elm', 'Fir'] as const;
/** In these the manager is also the person who shops. */
export const shoppingManagers: readonly string[] = ['Cedar', 'Fir'];

export function lindenRequests(): (string | number)[][] {
  const chance = chanceOf(9);
  return Array.from({ length: 30 }, (_, index) => {
    let time = Date.UTC(2026, 8, 1, 9) + index * 18 * hour;
    const times = [time];
    // Printed, signed, scanned, approved, ordered: the wait for the signature is most of it.
    for (const median of [0.4, 3.9, 0.8, 1.9, 0.7]) {
      time += median * Math.exp(chance.normal() * 0.5) * day;
      times.push(time);
    }
    const isLost = index === 11 || index === 23;
    return [
      `R${two(index + 1)}`,
      chance.pick(homes),
      pence(chance.whole(8, 199)),
      ...times.map((one, place) => (isLost && place > 1 ? '' : minuteOf(one))),
    ];
  });
}

export const splitOrders = 2;
export const selfApprovals = 8;

export function lindenPurchases(): (string | number)[][] {
  const chance = chanceOf(50);
  const shops = ['Brindley Homeware', 'Careway Supplies', 'Tallow & Sons', 'Northgate Electrical'] as const;
  const rows = Array.from({ length: 50 }, (_, index) => {
    const home = homes[index % homes.length] ?? 'Alder';
    const isOwn = shoppingManagers.includes(home) && index < 24;
    return {
      day: 1 + Math.floor(index / 5),
      home,
      by: isOwn ? `manager ${home}` : `carer ${home}`,
      shop: chance.pick(shops),
      amount: chance.whole(6, 180),
    };
  });
  // Two of £190 on one day to one shop are £380 in disguise.
  for (const at of [15, 30])
    for (const place of [at, at + 1]) {
      const row = rows[place];
      if (row)
        Object.assign(row, { home: 'Beech', by: 'carer Beech', shop: 'Northgate Electrical', amount: 190 });
    }
  return rows.map(({ day: at, home, by, shop, amount }, index) => [
    `T${two(index + 1)}`,
    at,
    home,
    by,
    shop,
    pence(amount),
  ]);
}

// Pebble & Rowe: the true values of 130 invoices, with what was planted in them ------------------------------------

export const planted = { duplicates: 6, wrongSums: 8, creditNotes: 2 } as const;

interface Invoice {
  file: string;
  supplier: string;
  number: string;
  date: string;
  net: number;
  rate: number;
  vat: number;
  gross: number;
}

export function pebbleInvoices(): Invoice[] {
  const chance = chanceOf(600);
  const places = ['Ashby', 'Barrow', 'Corley', 'Denby', 'Elford', 'Farley', 'Garth'] as const;
  const trades = ['Paper', 'Cleaning', 'Timber', 'Foods', 'Print'] as const;
  const invoices = Array.from({ length: 124 }, (_, index): Invoice => {
    const net = index % 62 === 30 ? -chance.whole(20, 200) : chance.whole(900, 90_000) / 100;
    const rate = index % 9 === 4 ? 5 : index % 9 === 7 ? 0 : 20;
    const vat = Math.round(net * rate) / 100;
    const isWrong = index % 15 === 6 && index < 120;
    return {
      file: '',
      supplier: `${chance.pick(places)} ${chance.pick(trades)} Ltd`,
      number: `${chance.pick(['INV-', '', 'A', '2026/'])}${chance.whole(1000, 9999)}`,
      date: iso(Date.UTC(2026, 7, 1) + chance.whole(0, 60) * day),
      net,
      rate,
      vat,
      gross: Math.round((net + vat + (isWrong ? chance.pick([-9, 0.9, 10, 90]) : 0)) * 100) / 100,
    };
  });
  // Six come again: three as they were, three with another date.
  for (let index = 0; index < planted.duplicates; index++) {
    const original = invoices[index * 19 + 3];
    if (original)
      invoices.push({
        ...original,
        date: index < 3 ? original.date : iso(Date.parse(original.date) + 9 * day),
      });
  }
  return invoices.map((invoice, index) => ({
    ...invoice,
    file: `invoice-${String(index + 1).padStart(3, '0')}.pdf`,
  }));
}

// Westmoor: 200 applications, forty of them in pairs that differ in one thing --------------------------------------

export const applications = 200;
export const pairs = 20;

export function westmoorApplications(): (string | number)[][] {
  const chance = chanceOf(2000);
  const names = [
    'Adam Clarke',
    'Amina Yusuf',
    'Daniel Price',
    'Danuta Nowak',
    'Farah Malik',
    'George Hill',
    'Ifeoma Obi',
    'Jean Marsh',
    'Rhys Evans',
    'Zoe Carter',
  ] as const;
  const make = (name: string) => ({
    name,
    left_school: chance.whole(1979, 2019),
    years_in_warehouses: chance.whole(0, 18),
    led_people: chance.whole(0, 20),
    licence: chance.pick(['forklift', 'none', 'forklift']),
    gap_months: chance.next() < 0.2 ? chance.whole(6, 30) : 0,
    reason: '',
  });
  const list: { person: ReturnType<typeof make>; pair: string; differs: string }[] = [];
  for (let index = 0; index < pairs; index++) {
    const person = make(chance.pick(names));
    const pair = `pair ${index + 1}`;
    const change =
      index % 3 === 0
        ? { differs: 'name', with: { name: person.name === 'Adam Clarke' ? 'Amina Yusuf' : 'Adam Clarke' } }
        : index % 3 === 1
          ? { differs: 'age', with: { left_school: person.left_school > 1999 ? 1983 : 2012 } }
          : { differs: 'gap', with: { gap_months: 16, reason: 'cared for my mother' } };
    list.push({ person: { ...person, gap_months: 0 }, pair, differs: change.differs });
    list.push({ person: { ...person, gap_months: 0, ...change.with }, pair, differs: change.differs });
  }
  while (list.length < applications) list.push({ person: make(chance.pick(names)), pair: '', differs: '' });
  const order = list.map((one) => ({ ...one, at: chance.next() })).sort((one, other) => one.at - other.at);
  return order.map(({ person, pair, differs }, index) => [
    `A${String(index + 1).padStart(3, '0')}`,
    person.name,
    person.left_school,
    person.years_in_warehouses,
    person.led_people,
    person.licence,
    person.gap_months,
    person.reason,
    pair,
    differs,
  ]);
}

/** Every file that the course's pages offer, by its name. */
export function aiBusinessAutomationFiles(): Readonly<Record<string, string>> {
  return {
    'castle-vale-sales.csv': csv(['sale', 'sold_on', 'branch', 'model', 'price_gbp'], castleValeSales()),
    'castle-vale-jobs.csv': csv(
      ['job', 'done_on', 'branch', 'kind', 'hours', 'charged_gbp'],
      castleValeJobs(),
    ),
    'castle-vale-prices.csv': csv(
      ['model', 'cost_to_30_april_gbp', 'cost_from_1_may_gbp'],
      castleValePrices(),
    ),
    'linden-requests.csv': csv(
      ['request', 'home', 'amount_gbp', 'asked', 'printed', 'signed', 'scanned', 'approved', 'ordered'],
      lindenRequests(),
    ),
    'linden-purchases.csv': csv(
      ['purchase', 'trial_day', 'home', 'asked_by', 'shop', 'amount_gbp'],
      lindenPurchases(),
    ),
    'pebble-invoices.csv': csv(
      ['file', 'supplier', 'number', 'date', 'net_gbp', 'vat_rate', 'vat_gbp', 'gross_gbp'],
      pebbleInvoices().map(({ file, supplier, number, date, net, rate, vat, gross }) => [
        file,
        supplier,
        number,
        date,
        pence(net),
        rate,
        pence(vat),
        pence(gross),
      ]),
    ),
    'westmoor-applications.csv': csv(
      [
        'application',
        'name',
        'left_school',
        'years_in_warehouses',
        'led_people',
        'licence',
        'gap_months',
        'reason',
        'pair',
        'differs_in',
      ],
      westmoorApplications(),
    ),
  };
}
