import { createHash } from 'node:crypto';
import { searchKeysOfSubmission } from '../../netlify/services/submission.ts';
import { toEnquiryPayload, type EnquiryChoices } from '../../src/shared/rules/labels.ts';
import { toReference } from '../../src/shared/rules/reference.ts';
import type { Database } from './database.ts';

/** What is on the desk when a newcomer first looks. Fictitious people, on reserved addresses and numbers. */
interface DemoEnquiry {
  id: string;
  choices: EnquiryChoices;
  /** How long ago it came. */
  age: string;
  state: 'new' | 'taken' | 'answered' | 'waiting' | 'closed';
  /** How long ago it was answered first. */
  answered?: string;
  note?: { kind: 'reply' | 'call'; body: string; outcome?: string };
}

const demoEnquiries: readonly DemoEnquiry[] = [
  {
    id: '11111111-1111-4111-8111-000000000001',
    choices: {
      firstName: 'Priya',
      lastName: 'Raman-Cole',
      email: 'priya@visitor.example',
      phone: '07700 900211',
      country: 'GB',
      interestedProgram: 'Cloud Computing & DevOps with AI',
      goals: 'I run servers by hand and want to stop. Is there an evening group?',
    },
    age: '4 days',
    state: 'new',
  },
  {
    id: '11111111-1111-4111-8111-000000000002',
    choices: {
      firstName: 'Олена',
      lastName: 'Шевченко',
      email: 'olena@visitor.example',
      phone: '020 7946 0455',
      country: 'GB',
      interestedProgram: 'AI-Powered Data Analysis',
      goals: 'Two questions about the six-month plan and about paying monthly.',
    },
    age: '5 hours',
    state: 'taken',
  },
  {
    id: '11111111-1111-4111-8111-000000000003',
    choices: {
      firstName: 'Tomos',
      lastName: 'Blevins',
      email: 'tomos@visitor.example',
      phone: '07700 900377',
      country: 'GB',
      interestedProgram: 'Project Management',
      additionalInfo: 'Please call after five.',
    },
    age: '6 days',
    state: 'waiting',
    answered: '5 days',
    note: { kind: 'call', body: 'Voicemail; said that we call again.', outcome: 'left-message' },
  },
  {
    id: '11111111-1111-4111-8111-000000000004',
    choices: {
      firstName: 'Grace',
      lastName: 'Adu-Marsh',
      email: 'grace@visitor.example',
      phone: '07700 900488',
      country: 'GB',
      interestedProgram: 'Prompt Engineering',
      goals: 'Does it fit beside a full-time job?',
    },
    age: '8 days',
    state: 'answered',
    answered: '7 days',
    note: { kind: 'reply', body: 'Hello Grace,\n\nit does: about eight hours a week.' },
  },
  {
    id: '11111111-1111-4111-8111-000000000005',
    choices: {
      firstName: '山田',
      lastName: '太郎',
      email: 'taro@visitor.example',
      phone: '07700 900599',
      country: 'GB',
      interestedProgram: 'Cybersecurity with AI',
    },
    age: '20 days',
    state: 'closed',
    answered: '18 days',
  },
];

/** Puts work on the desk, once; and gives what the seed put there the numbers by which it is found. */
export async function createDemoDesk(database: Database, staffId: string): Promise<void> {
  for (const { id, choices, age, state, answered, note } of demoEnquiries) {
    const labels = toEnquiryPayload('consultation', choices);
    const made = await database.query(
      `insert into public.enquiries (
         enquiry_id, reference, form_type, first_name, last_name, email, phone_typed, programme, labels, choices, answers_hash,
         received_at, desk_state, taken_by, first_answered_at
       ) values ($1, $2, 'consultation', $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, now() - $11::interval, $12, $13, now() - $14::interval)
       on conflict (enquiry_id) do nothing returning 1`,
      [
        id,
        toReference(id),
        choices.firstName,
        choices.lastName,
        choices.email,
        choices.phone,
        choices.interestedProgram,
        JSON.stringify(labels),
        JSON.stringify(choices),
        createHash('sha256').update(id).digest('hex'),
        age,
        state,
        state === 'new' ? null : staffId,
        answered ?? null,
      ],
    );
    if (made.length > 0 && note)
      await database.query(
        'insert into public.enquiry_notes (enquiry_id, staff_id, kind, body, outcome) values ($1, $2, $3, $4, $5)',
        [id, staffId, note.kind, note.body, note.outcome ?? null],
      );
  }
  await indexEnquiries(database);
  await writeMails(database);
}

type Kept = Parameters<typeof searchKeysOfSubmission>[0] & { id: string };

/** The institute was told of each of them, as of any enquiry; otherwise the desk would call them lost. */
async function writeMails(database: Database): Promise<void> {
  await database.query(
    `insert into public.outbox_mails (kind, enquiry_id, recipient, subject, state, attempts, created_at, sent_at)
     select 'enquiry-notification', e.enquiry_id, 'enquiries@kestrelrow.example', 'Enquiry ' || e.reference, 'sent', 1, e.received_at, e.received_at
     from public.enquiries e
     where e.status <> 'quarantined' and not exists (select 1 from public.outbox_mails m where m.enquiry_id = e.enquiry_id)`,
  );
}

async function indexEnquiries(database: Database): Promise<void> {
  const rows = await database.query<Kept>(
    `select enquiry_id as id, first_name as "firstName", last_name as "lastName", email, reference, programme,
            phone_e164 as "phoneE164", labels, choices
     from public.enquiries where search_keys = '{}'`,
  );
  for (const { id, ...kept } of rows)
    await database.query('update public.enquiries set search_keys = $2::integer[] where enquiry_id = $1', [
      id,
      `{${searchKeysOfSubmission(kept).join(',')}}`,
    ]);
}
