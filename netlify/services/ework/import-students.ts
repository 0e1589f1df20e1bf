import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { courses, findCourse, type Course } from '#shared/catalogue/courses.ts';
import {
  importedPerson,
  importRowsNamed,
  mostImported,
  type ImportAnswer,
  type ImportRow,
} from '#shared/contracts/ework-admin.ts';
import { eworkMessages as messages } from '#shared/messages/ework.ts';
import { addressKey } from '#shared/rules/email.ts';
import { parseTable, type TableRow } from '#shared/rules/table-text.ts';
import type { Deps } from '../deps.ts';
import { composeInvitation } from './mails.ts';
import { withSession } from './tokens.ts';

/** Headings by which a column is known, in small letters; the export writes the first of each. */
const headings = {
  firstName: ['first name', 'firstname', 'given name', 'forename'],
  lastName: ['last name', 'lastname', 'surname', 'family name'],
  name: ['name', 'full name', 'student'],
  email: ['email', 'e-mail', 'email address', 'e-mail address'],
  course: ['course', 'programme', 'program'],
} as const;
type Column = keyof typeof headings;
/** Without headings. */
const usualColumns: readonly Column[] = ['name', 'email', 'course'];

const squeeze = (text: string) => text.trim().replace(/\s+/gu, ' ').toLowerCase();

function columnOf(heading: string): Column | null {
  const wanted = squeeze(heading);
  const found = Object.entries(headings).find(([, names]) => names.some((name) => name === wanted));
  return found ? (found[0] as Column) : null;
}

/** The columns of a table, and its rows without the headings. */
function readColumns(rows: TableRow[]): { columns: readonly (Column | null)[]; body: TableRow[] } {
  const [first, ...others] = rows;
  const named = (first?.cells ?? []).map(columnOf);
  return named.includes('email') ? { columns: named, body: others } : { columns: usualColumns, body: rows };
}

const byName = new Map<string, Course>(
  courses.flatMap((course) =>
    [course.title, course.slug, String(course.id)].map((name) => [squeeze(name), course]),
  ),
);

interface NewStudent {
  line: number;
  firstName: string;
  lastName: string;
  email: string;
  course: Course;
}

interface Read {
  students: NewStudent[];
  bad: ImportRow[];
}

/** What the row says of whom it is about, short enough to be listed. */
const whoIn = (cells: readonly string[]) =>
  cells
    .filter((cell) => cell !== '')
    .join(', ')
    .slice(0, 120)
    .toWellFormed();

/** Each row as a student, or what keeps it from being one. The first of two rows with the same address counts. */
function readRows(text: string): Read & { rows: number } {
  const { columns, body } = readColumns(parseTable(text));
  const read: Read = { students: [], bad: [] };
  const lines = new Map<string, number>();
  for (const { line, cells } of body) {
    const refuse = (why: string) => read.bad.push({ line, who: whoIn(cells), why });
    const cell = (column: Column) => cells[columns.indexOf(column)] ?? '';
    const [first = '', ...rest] = cell('name').split(/\s+/u);
    const person = z.safeParse(importedPerson, {
      firstName: columns.includes('firstName') ? cell('firstName') : first,
      lastName: columns.includes('firstName') ? cell('lastName') : rest.join(' '),
      email: cell('email'),
    });
    const course = byName.get(squeeze(cell('course')));
    if (!person.success) refuse(person.error.issues[0]?.message ?? messages.createFailed);
    else if (!course)
      refuse(
        cell('course') === ''
          ? messages.importNoCourse
          : messages.importUnknownCourse(cell('course').slice(0, 60).toWellFormed()),
      );
    else {
      const key = addressKey(person.data.email);
      const before = lines.get(key);
      if (before === undefined) {
        lines.set(key, line);
        read.students.push({ line, ...person.data, course });
      } else refuse(messages.importTwice(before));
    }
  }
  return { ...read, rows: body.length };
}

const knownRows = z.array(
  z.object({
    key: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    course: z.nullable(z.string()),
  }),
);
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

/** What a table says of a student otherwise than we do; null where it is the same. */
function differenceOf(student: NewStudent, known: z.output<typeof knownRows>[number]): string | null {
  if (known.course === null) return messages.importNoCourseYet;
  if (known.course !== student.course.slug)
    return messages.importOtherCourse(findCourse(known.course)?.title ?? known.course);
  return fullName(known) === fullName(student) ? null : messages.importOtherName(fullName(known));
}

/** Where the first name goes in an invitation, which is written once for each course. */
const nameMark = '%first-name%';

/** One invitation for each course; the database writes the names into it. */
function invitationsFor(deps: Deps) {
  const mails = courses.map(({ title }) =>
    composeInvitation({
      firstName: nameMark,
      courseTitle: title,
      siteUrl: deps.settings.siteUrl,
      signIn: deps.settings.eworkStudentSignIn,
    }),
  );
  return {
    subject: mails[0]?.subject ?? null,
    texts: mails.map(({ text }) => text),
    htmls: mails.map(({ html }) => html),
  };
}

/**
 * Says row by row what a table of students would do, or does it: all of it, and only where no row is bad. The same table twice adds
 * nobody.
 * @throws AppError `invalid_fields` for a table without rows, or with more than are imported at once
 */
export async function importEworkStudents(
  { text, isPreview, invites }: { text: string; isPreview: boolean; invites: boolean },
  deps: Deps,
): Promise<ImportAnswer> {
  const { students, bad, rows } = readRows(text);
  if (rows === 0) throw refused(messages.importNoRows);
  if (rows > mostImported) throw refused(messages.importTooLong);
  const known = new Map(
    knownRows
      .parse(
        await withSession(deps, (hash) =>
          deps.database('find_ework_students', {
            p_token_hash: hash,
            p_emails: students.map(({ email }) => email),
          }),
        ),
      )
      .map((row) => [row.key, row]),
  );
  const isNew = ({ email }: NewStudent) => !known.has(addressKey(email));
  const fresh = students.filter(isNew);
  const differing = students.flatMap((student): ImportRow[] => {
    const before = known.get(addressKey(student.email));
    const why = before ? differenceOf(student, before) : null;
    return why === null ? [] : [{ line: student.line, who: `${fullName(student)}, ${student.email}`, why }];
  });
  const answer = {
    success: true as const,
    rows,
    known: known.size,
    bad: bad.length,
    badRows: bad.slice(0, importRowsNamed),
    differing: differing.slice(0, importRowsNamed),
    sample: fresh
      .slice(0, 5)
      .map((student) => ({ name: fullName(student), email: student.email, course: student.course.title })),
  };
  if (isPreview || bad.length > 0) return { ...answer, isDone: false, added: fresh.length };
  const { subject, texts, htmls } = invitationsFor(deps);
  const added = await withSession(deps, (hash) =>
    deps.database('import_ework_students', {
      p_token_hash: hash,
      p_first_names: fresh.map(({ firstName }) => firstName),
      p_last_names: fresh.map(({ lastName }) => lastName),
      p_emails: fresh.map(({ email }) => email),
      p_student_courses: fresh.map(({ course }) => course.slug),
      p_courses: courses.map(({ slug }) => slug as string),
      p_mail_texts: texts,
      p_mail_htmls: htmls,
      p_mail_subject: invites ? subject : null,
      p_name_mark: nameMark,
    }),
  );
  return { ...answer, isDone: true, added };
}

const refused = (why: string) => new AppError('invalid_fields', why, { fields: { text: why } });
