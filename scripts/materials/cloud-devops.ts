/** The data of Cloud & DevOps. Everything in it is invented; the awkward facts are those that the briefs promise. */
import { chanceOf, csv } from './chance.ts';

const two = (number: number) => String(number).padStart(2, '0');
const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;

// Mallow Street: a week of sign-ins, three users of one password -------------------------------------------------------

export const printerAddress = '192.168.1.40';
export const nephewAddress = '198.51.100.7';

export function mallowLog(): string[] {
  const chance = chanceOf(150);
  const lines: { at: number; text: string }[] = [];
  const add = (day: number, seconds: number, text: string) => {
    const shown = `2026-11-${two(day)}T${clock(seconds)} bakery sshd[${chance.whole(1000, 9999)}]: ${text}`;
    lines.push({ at: day * 86_400 + seconds, text: shown });
  };
  const port = () => chance.whole(30_000, 60_000);
  for (let day = 16; day <= 22; day++) {
    for (let ticket = 0; ticket < 25; ticket++)
      add(
        day,
        6 * 3600 + ticket * 1500 + chance.whole(0, 400),
        `Accepted password for tomos from ${printerAddress} port ${port()} ssh2`,
      );
    for (let guess = 0; guess < 60; guess++) {
      const name = chance.pick(['root', 'admin', 'ubuntu', 'test', 'oracle', 'pi']);
      const from = `203.0.113.${chance.whole(2, 40)}`;
      const invalid = name === 'root' ? '' : 'invalid user ';
      add(
        day,
        chance.whole(0, 86_399),
        `Failed password for ${invalid}${name} from ${from} port ${port()} ssh2`,
      );
    }
    if ([17, 19, 20].includes(day))
      add(
        day,
        2 * 3600 + chance.whole(0, 3000),
        `Accepted password for tomos from ${nephewAddress} port ${port()} ssh2`,
      );
  }
  // On Friday someone outside guesses the name, and tries it five times.
  for (let guess = 0; guess < 5; guess++)
    add(20, 15 * 3600 + guess * 40, `Failed password for tomos from 203.0.113.77 port ${port()} ssh2`);
  return lines.toSorted((one, other) => one.at - other.at).map(({ text }) => text);
}

// Kitewood: twins with seven differences, three plans, and a Friday -----------------------------------------------------

/** What each server says of itself; the seven that matter have two values. */
export const twins: readonly (readonly [string, string, string?])[] = [
  ['hostname', 'kite-a', 'kite-b'],
  ['machine_id', '5f0c1b', '9ad377'],
  ['address', '10.0.0.11', '10.0.0.12'],
  ['package.python3', '3.12.3'],
  ['package.postgresql-client', '16.10'],
  ['package.python3-psycopg', '3.1.18', '3.1.7'],
  ['package.openssl', '3.0.13'],
  ['package.caddy', '2.10.2', '2.8.4'],
  ['package.tzdata', '2025b'],
  ['clock.offset_seconds', '0', '70'],
  ['clock.ntp', 'active', 'inactive'],
  ['clock.timezone', 'Etc/UTC', 'Europe/London'],
  ['limit.open_files', '65536', '1024'],
  ['limit.processes', '15000'],
  ['setting.hold_minutes', '5', '15'],
  ['setting.pool_size', '10'],
  ['setting.workers', '4'],
  ['setting.log_level', 'info'],
  ['setting.database', 'postgres://10.0.0.20/kite'],
  ['kernel.somaxconn', '4096'],
];
const hostOf = (server: 0 | 1) => [
  'key value',
  ...twins.map(([key, a, b]) => `${key} ${server === 1 && b !== undefined ? b : a}`),
];

const plans = {
  'kitewood-plan-1.txt': `Terraform will perform the following actions:

  # docker_network.front will be created
  + resource "docker_network" "front" {
      + name   = "front"
      + driver = (known after apply)
    }

  # docker_container.shop will be updated in-place
  ~ resource "docker_container" "shop" {
      ~ memory = 512 -> 768
    }

Plan: 1 to add, 1 to change, 0 to destroy.
`,
  'kitewood-plan-2.txt': `Terraform will perform the following actions:

  # docker_container.shop must be replaced
-/+ resource "docker_container" "shop" {
      ~ id      = "77b0" -> (known after apply)
      ~ volumes = [
          - { volume_name = "tickets" },
          + { volume_name = "ticket-data" },
        ] # forces replacement
    }

  # docker_volume.tickets must be replaced
-/+ resource "docker_volume" "tickets" {
      ~ id         = "tickets" -> (known after apply)
      ~ mountpoint = "/var/lib/docker/volumes/tickets/_data" -> (known after apply)
      ~ name       = "tickets" -> "ticket-data" # forces replacement
    }

Plan: 2 to add, 0 to change, 2 to destroy.
`,
  'kitewood-plan-3.txt': `Terraform will perform the following actions:

  # aws_iam_role_policy.shop will be updated in-place
  ~ resource "aws_iam_role_policy" "shop" {
      ~ policy = jsonencode(
          ~ {
              ~ Statement = [
                  ~ {
                      ~ Action   = "s3:GetObject" -> "s3:*"
                      ~ Resource = "arn:aws:s3:::kite-tickets/*" -> "*"
                    },
                ]
            }
        )
    }

Plan: 0 to add, 1 to change, 0 to destroy.
`,
};

export interface FridaySecond {
  time: string;
  requests: number;
  sold: number;
  waiting: number;
  refused: number;
  failed: number;
  milliseconds: number;
  connections: number;
}

export function kitewoodFriday(): FridaySecond[] {
  const chance = chanceOf(400);
  let left = 400;
  let twice = 2;
  return Array.from({ length: 900 }, (_, second): FridaySecond => {
    const after = second - 300;
    const crowd = after < 0 ? 3 : 3 + 84 * Math.exp(-after / 110);
    const requests = Math.max(0, Math.round(crowd + chance.normal() * Math.sqrt(crowd)));
    const connections = Math.min(97, Math.round(12 + (after < 0 ? 0 : requests * 1.3)));
    const isFull = connections >= 97;
    const failed = isFull ? Math.round(requests * (0.25 + chance.next() * 0.15)) : 0;
    let sold = after < 0 || left === 0 ? 0 : Math.min(left, Math.round((requests - failed) * 0.06));
    left -= sold;
    // Two seats are sold once more while holds are freed by the wrong clock.
    if (after >= 70 && after < 72 && twice > 0) {
      sold += 1;
      twice -= 1;
    }
    return {
      time: clock(9 * 3600 + 55 * 60 + second),
      requests,
      sold,
      waiting: Math.max(0, requests - failed - sold),
      refused: left === 0 ? Math.round(requests * 0.5) : 0,
      failed,
      milliseconds: Math.round(90 + connections * (isFull ? 42 : 4) + chance.next() * 60),
      connections,
    };
  });
}

// Hartwell: addresses that refuse to be split, and forty tests ----------------------------------------------------------

const odd = [
  'blue gate behind the church, ring twice',
  'c/o the Fox, Market Place, first floor, back stairs',
  'as last time',
  'Flat 2, 14, Mill Lane',
  'Ashby',
  'LE65 only, driver knows',
] as const;
export const oddAddresses = 300;

export function hartwellAddresses(): (string | number)[][] {
  const chance = chanceOf(80_000);
  return Array.from({ length: 5000 }, (_, index) => {
    const isOdd = (index * 7919) % 5000 < oddAddresses;
    const street = `${chance.whole(1, 180)} ${chance.pick(['Mill Lane', 'Church Street', 'Station Road', 'The Green', 'Park View'])}`;
    const town = chance.pick(['Ashby', 'Coalville', 'Measham', 'Moira', 'Ibstock']);
    const postcode = `LE${chance.whole(65, 69)} ${chance.whole(1, 9)}${chance.pick(['AB', 'DE', 'HJ', 'PQ', 'XY'])}`;
    return [index + 1, isOdd ? chance.pick(odd) : `${street}, ${town}, ${postcode}`];
  });
}

export interface SuiteTest {
  name: string;
  seconds: number;
  /** Of twelve breakages, by number. */
  noticed: number[];
}

export function hartwellTests(): SuiteTest[] {
  const chance = chanceOf(12);
  return Array.from({ length: 40 }, (_, index): SuiteTest => {
    if (index === 0) return { name: 'test_everything_from_start_to_finish', seconds: 540, noticed: [] };
    const area = ['slots', 'price', 'address', 'driver', 'cancel', 'mail'][index % 6] ?? 'slots';
    // Breakage 12 is noticed by none, and of the mail tests only one can fail.
    const cannotFail = index % 6 === 5;
    const noticed = cannotFail
      ? []
      : Array.from({ length: 11 }, (_unused, at) => at + 1).filter(
          (at) => (at + index) % 7 === 0 && at !== 9,
        );
    if (index === 17) noticed.push(9);
    return {
      name: `test_${area}_${two(index)}`,
      seconds: Number((0.3 + chance.next() * 5).toFixed(1)),
      noticed: noticed.toSorted((one, other) => one - other),
    };
  });
}

// Lowfield: thirty nights of alerts, one evening, and a bill --------------------------------------------------------------

export interface Alert {
  night: number;
  time: string;
  kind: string;
  done: 'acted on' | 'ignored' | 'unknown';
}

const alertKinds: readonly (readonly [kind: string, share: number, acted: number])[] = [
  ['cpu above 80 on encoder', 0.36, 0.003],
  ['pod restarted', 0.22, 0.01],
  ['certificate expires in 60 days', 0.14, 0],
  ['latency above 300 ms for one minute', 0.13, 0.02],
  ['disk above 70 on piece store', 0.08, 0.05],
  ['backup took longer than usual', 0.05, 0],
  ['play does not begin', 0.02, 0.9],
];

export function lowfieldAlerts(): Alert[] {
  const chance = chanceOf(1800);
  return Array.from({ length: 1800 }, (_, index): Alert => {
    const night = Math.floor(index / 60) + 1;
    const seconds = (22 * 3600 + Math.floor(((index % 60) * 28_800) / 60) + chance.whole(0, 400)) % 86_400;
    let draw = chance.next();
    const [kind, , acted] = alertKinds.find(([, share]) => {
      draw -= share;
      return draw < 0;
    }) ??
      alertKinds[0] ?? ['cpu above 80 on encoder', 1, 0];
    const isUnknown = chance.next() < 0.12;
    return {
      night,
      time: clock(seconds),
      kind,
      done: isUnknown ? 'unknown' : chance.next() < acted ? 'acted on' : 'ignored',
    };
  });
}

const evening: readonly (readonly [string, string, string])[] = [
  ['20:03', 'complaint', 'The film does not begin. Leeds.'],
  ['20:05', 'complaint', 'Black screen since eight. Also Leeds.'],
  ['20:06', 'graph', 'starts within two seconds: 98.9 per cent over all stores'],
  ['20:08', 'complaint', 'Is it me? York here.'],
  ['20:09', 'log', 'store-north: write of piece failed, no space left on device'],
  ['20:12', 'complaint', 'I pay for this.'],
  ['20:15', 'alert', 'starts below 99 per cent for ten minutes'],
  ['20:18', 'alert', 'cpu above 80 on encoder'],
  ['20:19', 'graph', 'store-north: 71 per cent of starts; store-south and store-west: 99.9'],
  ['20:31', 'log', 'store-north: clean-up of old pieces did not run since Sunday'],
];

export interface BillLine {
  month: string;
  service: string;
  resource: string;
  region: string;
  quantity: number;
  unit: string;
  cost: number;
  owner: string;
  product: string;
}

/** Resource, service, owner, product, unit, price, units in the first month and in the last. */
const resources: readonly (readonly [string, string, string, string, string, number, number, number])[] = [
  ['web-pool', 'machines', 'platform', 'watch', 'hours', 0.21, 4400, 5900],
  ['sign-in-db', 'database', 'platform', 'watch', 'hours', 0.42, 1460, 1460],
  ['encoder-pool', 'machines', 'video', 'upload', 'hours', 0.31, 2100, 2600],
  ['gpu-subtitles', 'machines', '', '', 'hours', 2.6, 0, 730],
  ['test-01', 'machines', '', '', 'hours', 0.21, 730, 1460],
  ['test-02', 'machines', '', '', 'hours', 0.21, 0, 1460],
  ['films-a', 'storage', 'video', 'watch', 'GB', 0.021, 62_000, 84_000],
  ['films-b', 'storage', 'video', 'watch', 'GB', 0.021, 60_000, 160_000],
  ['snapshots-old', 'storage', '', '', 'GB', 0.045, 4000, 19_000],
  ['to-viewers', 'traffic', 'platform', 'watch', 'GB', 0.04, 44_000, 49_000],
  ['between-regions', 'traffic', '', '', 'GB', 0.02, 3000, 26_000],
];

export function lowfieldBill(): BillLine[] {
  const chance = chanceOf(14_000);
  return Array.from({ length: 12 }, (_, at) => at).flatMap((at) =>
    resources.flatMap(([resource, service, owner, product, unit, price, first, last]) => {
      const quantity = Math.round((first + ((last - first) * at) / 11) * (0.99 + chance.next() * 0.02));
      const rise = service === 'machines' && at >= 6 ? 1.05 : 1;
      const month = at < 2 ? `2025-${two(at + 11)}` : `2026-${two(at - 1)}`;
      return quantity === 0
        ? []
        : [
            {
              month,
              service,
              resource,
              region: resource === 'films-b' ? 'eu-west-1' : 'eu-west-2',
              quantity,
              unit,
              cost: Number((quantity * price * rise).toFixed(2)),
              owner,
              product,
            },
          ];
    }),
  );
}

export function cloudDevopsFiles(): Readonly<Record<string, string>> {
  const text = (lines: readonly string[]) => lines.join('\n') + '\n';
  return {
    'mallow-auth.log': text(['# sign-ins at the bakery, 16 to 22 November 2026, in UTC', ...mallowLog()]),
    'kitewood-server-a.txt': text(hostOf(0)),
    'kitewood-server-b.txt': text(hostOf(1)),
    ...plans,
    'kitewood-friday.csv': csv(
      ['time', 'requests', 'sold', 'waiting', 'refused', 'failed', 'median_ms', 'connections'],
      kitewoodFriday().map((one) => [
        one.time,
        one.requests,
        one.sold,
        one.waiting,
        one.refused,
        one.failed,
        one.milliseconds,
        one.connections,
      ]),
    ),
    'hartwell-addresses.csv': csv(['booking', 'address'], hartwellAddresses()),
    'hartwell-tests.csv': csv(
      ['test', 'seconds', 'breakages_noticed'],
      hartwellTests().map(({ name, seconds, noticed }) => [name, seconds, noticed.join(' ')]),
    ),
    'lowfield-alerts.csv': csv(
      ['night', 'time', 'kind', 'done'],
      lowfieldAlerts().map(({ night, time, kind, done }) => [night, time, kind, done]),
    ),
    'lowfield-evening.csv': csv(['time', 'what', 'text'], evening),
    'lowfield-bill.csv': csv(
      [
        'ChargePeriodStart',
        'ServiceName',
        'ResourceId',
        'RegionId',
        'ConsumedQuantity',
        'ConsumedUnit',
        'BilledCost',
        'Owner',
        'Product',
      ],
      lowfieldBill().map((one) => [
        `${one.month}-01`,
        one.service,
        one.resource,
        one.region,
        one.quantity,
        one.unit,
        one.cost,
        one.owner,
        one.product,
      ]),
    ),
  };
}
