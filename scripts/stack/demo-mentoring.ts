import { eworkTasksOf } from '../../src/shared/catalogue/ework-tasks.ts';
import { getCollection } from '../content/collections.ts';
import type { Sql } from './database.ts';
import { demoStudents } from './demo-ework.ts';

/*
 * The demo mentor's desk: of the student who is half-way, one week that is signed off, one deliverable that was given back with a
 * conversation, and one that waits. All of it is made up.
 */

const mentorName = 'Ottoline Reyes';
const courses = ['ai-business-analyst', 'cloud-devops', 'prompt-engineering'];

interface DemoHandIn {
  /** The number of the week, and which of its deliverables. */
  week: number;
  place: number;
  daysAgo: number;
  link?: string;
  text?: string;
  note?: string;
  feedback?: { outcome: 'accepted' | 'returned'; summary: string; level: number; sentence: string };
  talk?: readonly (readonly [who: 'student' | 'mentor', text: string])[];
}

const accepted = (summary: string) => ({
  outcome: 'accepted' as const,
  summary,
  level: 3,
  sentence: 'Each figure has its source.',
});

const handIns: readonly DemoHandIn[] = [
  {
    week: 4,
    place: 0,
    daysAgo: 16,
    link: 'https://work.example/illustrative/first',
    feedback: accepted('Clear, dated, and short enough to be read in the meeting.'),
  },
  {
    week: 4,
    place: 1,
    daysAgo: 16,
    link: 'https://work.example/illustrative/second',
    feedback: accepted('The assumptions are beside the figures, where they belong.'),
  },
  {
    week: 4,
    place: 2,
    daysAgo: 15,
    link: 'https://work.example/illustrative/third',
    feedback: accepted('I would send this to the client as it is.'),
  },
  {
    week: 5,
    place: 0,
    daysAgo: 6,
    link: 'https://work.example/illustrative/fifth-week',
    note: 'I am unsure about the second table.',
    feedback: {
      outcome: 'returned',
      summary:
        'The first half is **ready**. Two things to change:\n\n1. Say of each number where it was read, and when.\n2. Put the decision into the first line.',
      level: 2,
      sentence: 'Three of seven figures have no source.',
    },
    talk: [
      ['student', 'Does a figure that I counted myself need a source too?'],
      ['mentor', 'Yes: say what you counted, on which day, and how often.'],
      ['student', 'Thank you. I will hand it in again on Monday.'],
    ],
  },
  {
    week: 6,
    place: 0,
    daysAgo: 1,
    text: '# What we heard\n\nFive people, one sentence each, **in their own words**:\n\n- "I enter it twice, because the second list is the one they look at."\n- "Nobody has asked me before."\n\n> The two lists differ in 14 of 60 lines.\n\nNext: the same count for last month.',
    note: 'Is five people enough?',
  },
];

/** Gives the demo mentor courses and something to read. A student who has handed anything in is left alone: true when it was written. */
export async function createDemoMentoring(
  database: Sql,
  mentorId: string,
  mentorEmail: string,
): Promise<boolean> {
  await database.query("select public.set_staff_role($1, 'mentor', true)", [mentorEmail]);
  await database.query('select public.set_mentor_courses($1, $2)', [mentorEmail, courses]);
  const { email, course } = demoStudents.halfway;
  const [student] = await database.query<{ student_id: string; has_any: boolean }>(
    `select s.student_id, exists (select 1 from public.hand_ins h where h.student_id = s.student_id) as has_any
     from public.ework_students s where s.email = $1`,
    [email],
  );
  if (!student || student.has_any) return false;
  const weeks = getCollection('eworkWeeks');
  for (const handIn of handIns) {
    const task = eworkTasksOf(course)[handIn.week - 1];
    const item = task && weeks.get(task.id)?.deliverables[handIn.place];
    if (!task || !item) throw new Error(`The demo hands in something that ${course} does not have`);
    await write(
      database,
      { studentId: student.student_id, mentorId, course, workId: task.id, number: item.number },
      handIn,
    );
  }
  return true;
}

async function write(
  database: Sql,
  of: { studentId: string; mentorId: string; course: string; workId: string; number: number },
  {
    daysAgo,
    link = null,
    text = null,
    note = '',
    feedback,
    talk = [],
  }: Omit<DemoHandIn, 'link' | 'text'> & { link?: string | null; text?: string | null },
): Promise<void> {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const [row] = await database.query<{ hand_in_id: string }>(
    `insert into public.hand_ins (student_id, course_slug, work_id, deliverable, version, attempt_id, link, body, note, place,
       handed_in_at, waiting_since, taken_by, taken_at, read_at, asked_at)
     values ($1, $2, $3, $4, 1, gen_random_uuid(), $5, $6, $7, nextval('private.hand_in_places'), $8, $8, $9, $10, $10, $11)
     returning hand_in_id`,
    [
      of.studentId,
      of.course,
      of.workId,
      of.number,
      link,
      text,
      note,
      at(daysAgo),
      feedback ? of.mentorId : null,
      feedback ? at(daysAgo - 1) : null,
      talk.at(-1)?.[0] === 'student' ? at(daysAgo - 3) : null,
    ],
  );
  if (!row || !feedback) return;
  await database.query(
    `insert into public.mentor_feedback (hand_in_id, mentor_id, mentor_name, outcome, summary, line_titles, line_levels, line_sentences, given_at)
     values ($1, $2, $3, $4::public.hand_in_outcome, $5, $6, $7, $8, $9)`,
    [
      row.hand_in_id,
      of.mentorId,
      mentorName,
      feedback.outcome,
      feedback.summary,
      ['Figures and where they come from'],
      [feedback.level],
      [feedback.sentence],
      at(daysAgo - 1),
    ],
  );
  for (const [place, [who, body]] of talk.entries())
    await database.query(
      `insert into public.hand_in_messages (message_id, hand_in_id, mentor_id, mentor_name, body, sent_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5)`,
      [
        row.hand_in_id,
        who === 'mentor' ? of.mentorId : null,
        who === 'mentor' ? mentorName : null,
        body,
        at(daysAgo - 2 - place / 2),
      ],
    );
}
