import { createHash, randomUUID } from 'node:crypto';
import { searchKeysOfSubmission } from '../../netlify/services/submission.ts';
import { courses } from '../../src/shared/catalogue/courses.ts';
import { listDeskEnquiries } from '../../src/shared/contracts/desk-inbox.ts';
import { toEnquiryPayload } from '../../src/shared/rules/labels.ts';
import { toReference } from '../../src/shared/rules/reference.ts';
import { searchKeysOf } from '../../src/shared/rules/search-keys.ts';
import { startFunctionParts, type FunctionParts } from '../../tests/support/function-parts.ts';
import { makeStaff } from '../../tests/support/staff.ts';
import { say } from '../stack/progress.ts';
import { quantile, time } from './ework-class.ts';

const sizes = [1_000, 100_000];
const calls = 60;
const batch = 1_000;
/** As the institute has them: most are answered, some wait. One in so many. */
const openOneIn = 20;

const firstNames = ['Amina', 'Łukasz', 'Олена', 'Grace', 'Tomos', 'Priya', '太郎', 'Zoë', 'Femi', 'Sinéad'];
const lastNames = [
  'Bello',
  'Żółty',
  'Шевченко',
  'Adu',
  'Blevins',
  'Raman',
  '山田',
  'Okoro',
  'Byrne',
  'Marsh',
];
const goals = [
  'Leave the night shift and work with data',
  'Find out whether the evening group fits beside a job',
  'Move from support into security within a year',
  'Understand what the exam costs and when it is',
  'Show an employer real projects',
];

/** What is looked for: a rare name, two words, a programme that a ninth has, a typing mistake, a word that nobody wrote. */
const searches = ['person777', 'żółty security', 'cloud devops', 'persn777', 'xylophone'];

const pageOf = (where: string, order: string) =>
  `select e.* from public.enquiries e where e.deleted_at is null and e.status = 'new' and ${where} order by ${order} limit 51`;
const openPage = pageOf(
  "e.desk_state in ('new', 'taken') and e.answer_by is null",
  'e.received_at, e.enquiry_id',
);

/** The inbox and its search as staff ask for them, beside the bare query for the same fifty lines, while the enquiries grow. */
export async function bench(): Promise<void> {
  const parts = await startFunctionParts({ driver: 'postgres' });
  try {
    const member = await makeStaff(parts, { email: 'dana@staff.example' });
    const [session] = await parts.database.query<{ id: string }>(
      'select id from auth.sessions where user_id = $1',
      [member.learnerId],
    );
    const claims = {
      role: 'authenticated' as const,
      claims: { sub: member.learnerId, session_id: session?.id ?? '' },
    };
    // By the same way into the database, so that the query alone differs.
    const bare = { role: 'service_role' as const };
    let count = 0;
    for (const size of sizes) {
      for (; count < size; count += batch) await addEnquiries(parts, count, batch);
      await parts.database.query('analyze public.enquiries');
      const asked = (view: string, keys: readonly number[][]) => {
        const lists = Array.from({ length: 5 }, (_, at) =>
          keys[at] ? `array[${keys[at].join(',')}]::integer[]` : 'null',
        );
        return parts.database.queryAs(
          claims,
          `select public.list_desk_enquiries('${view}', null, false, ${lists.join(', ')}, null, null, null, null, 51)`,
        );
      };
      say(`${size} enquiries`);
      await compare(
        'inbox',
        () => parts.database.queryAs(bare, openPage),
        () => asked('open', []),
        () => member.browser.call(listDeskEnquiries),
      );
      for (const typed of searches) {
        const keys = searchKeysOf(typed)?.exact ?? [];
        const where = keys
          .map((list) => `e.search_keys && array[${list.join(',')}]::integer[]`)
          .join(' and ');
        await compare(
          `search "${typed}"`,
          () => parts.database.queryAs(bare, pageOf(where, 'e.received_at desc, e.enquiry_id desc')),
          () => asked('all', keys),
          () => member.browser.call(listDeskEnquiries, { query: `?view=all&q=${encodeURIComponent(typed)}` }),
        );
      }
    }
  } finally {
    await parts.stop();
  }
}

type Work = () => Promise<unknown>;

/** One after the other in turns, so that what else the machine does falls on all of them. */
async function compare(what: string, bare: Work, asked: Work, called: Work): Promise<void> {
  const times = [bare, asked, called].map((work) => ({ work, of: [] as number[] }));
  for (const { work } of times) for (let warm = 0; warm < 10; warm += 1) await work();
  for (let call = 0; call < calls; call += 1) for (const one of times) one.of.push(await time(one.work));
  const [bareIs = NaN, askedIs = NaN, calledIs = NaN] = times.map(({ of }) => quantile(of, 0.95));
  const [bareHalf = NaN, askedHalf = NaN] = times.map(({ of }) => quantile(of, 0.5));
  say(
    [
      `  ${what}: bare query p95 ${bareIs.toFixed(1)} ms`,
      `in the database ${askedIs.toFixed(1)} ms (${(askedIs / bareIs).toFixed(1)} times; medians ${(askedHalf / bareHalf).toFixed(1)})`,
      `through the function ${calledIs.toFixed(1)} ms`,
    ].join(', '),
  );
}

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

async function addEnquiries({ database }: FunctionParts, from: number, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
    const n = from + at;
    const id = randomUUID();
    const choices = {
      firstName: pick(firstNames, n),
      lastName: pick(lastNames, Math.floor(n / 10)),
      email: `person${n}@visitor.example`,
      phone: '07700 900123',
      country: 'GB',
      interestedProgram: pick(
        courses.map(({ title }) => title),
        n,
      ),
      goals: pick(goals, n),
    };
    const labels = toEnquiryPayload('consultation', choices);
    return {
      id,
      reference: toReference(id),
      choices,
      labels,
      hash: createHash('sha256').update(id).digest('hex'),
      keys: searchKeysOfSubmission({
        ...choices,
        reference: toReference(id),
        programme: choices.interestedProgram,
        phoneE164: '+447700900123',
        labels,
        choices,
      }),
      hours: (n * 7919) % 17_520,
      state: n % openOneIn === 0 ? 'new' : pick(['answered', 'waiting', 'closed'], n),
    };
  });
  await database.query(
    `insert into public.enquiries (enquiry_id, reference, form_type, first_name, last_name, email, phone_typed, phone_e164, programme, labels,
       choices, answers_hash, received_at, desk_state, first_answered_at, search_keys)
     select (r ->> 'id')::uuid, r ->> 'reference', 'consultation', r #>> '{choices,firstName}', r #>> '{choices,lastName}', r #>> '{choices,email}',
            r #>> '{choices,phone}', '+447700900123', r #>> '{choices,interestedProgram}', r -> 'labels', r -> 'choices', r ->> 'hash',
            now() - (r ->> 'hours')::int * interval '1 hour', r ->> 'state',
            case when r ->> 'state' <> 'new' then now() - (r ->> 'hours')::int * interval '1 hour' + interval '5 hours' end,
            array(select jsonb_array_elements_text(r -> 'keys')::integer)
     from jsonb_array_elements(private.read_json($1::jsonb)) r`,
    [JSON.stringify(rows)],
  );
}
