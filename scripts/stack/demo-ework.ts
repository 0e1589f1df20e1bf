import type { CourseSlug } from '../../src/shared/catalogue/courses.ts';
import { eworkTasksOf } from '../../src/shared/catalogue/ework-tasks.ts';
import type { EworkItem, EworkTaskWords } from '../../src/shared/catalogue/words.ts';
import { getCollection } from '../content/collections.ts';
import type { Sql } from './database.ts';
import { demoPeople } from './demo-people.ts';

/** Students whom a newcomer can be, by their address alone. Fictitious, on a reserved domain. */
export const demoStudents = {
  /** Half-way: five of ten weeks completed, the sixth begun. */
  halfway: {
    email: 'theo.student@kestrelrow.example',
    firstName: 'Theo',
    lastName: 'Adeyemi',
    course: 'ai-business-analyst',
    completedWeeks: 5,
  },
  /** The demo learner, who is let in without signing in again. */
  learner: {
    email: demoPeople.learner.email,
    firstName: demoPeople.learner.firstName,
    lastName: demoPeople.learner.lastName,
    course: 'cloud-devops',
    completedWeeks: 1,
  },
  newcomer: {
    email: 'ines.student@kestrelrow.example',
    firstName: 'Inês',
    lastName: 'Carvalho',
    course: 'prompt-engineering',
    completedWeeks: null,
  },
} as const satisfies Record<string, DemoStudent>;

interface DemoStudent {
  email: string;
  firstName: string;
  lastName: string;
  course: CourseSlug;
  /** The week after these is half done; null for someone who has not begun. */
  completedWeeks: number | null;
}

const numbersOf = (items: readonly EworkItem[] = []) => items.map(({ number }) => number);

/** All items of a completed week; of the one that is begun, the first two objectives and the first deliverable. */
const itemsOf = (words: EworkTaskWords | undefined, isCompleted: boolean) => ({
  objectives: numbersOf(words?.objectives).slice(0, isCompleted ? undefined : 2),
  deliverables: numbersOf(words?.deliverables).slice(0, isCompleted ? undefined : 1),
});

/** Makes the demo admin an admin and adds the demo students; one who is there is left alone. True when someone was added. */
export async function createDemoEwork(database: Sql): Promise<boolean> {
  await database.query('select public.set_ework_admin($1, true)', [demoPeople.admin.email]);
  let isNew = false;
  for (const student of Object.values<DemoStudent>(demoStudents))
    isNew = (await addStudent(student, database)) || isNew;
  return isNew;
}

async function addStudent(student: DemoStudent, database: Sql): Promise<boolean> {
  const { email, firstName, lastName, course, completedWeeks } = student;
  const [added] = await database.query<{ student_id: string }>(
    `with added as (
       insert into public.ework_students (first_name, last_name, email, course_slug, created_at, last_signed_in_at)
       values ($1, $2, $3, $4, now() - interval '50 days', now() - $5::interval)
       on conflict (email_key) do nothing
       returning student_id
     )
     insert into public.ework_assignments (student_id, course_slug) select student_id, $4 from added
     returning student_id`,
    [firstName, lastName, email, course, completedWeeks === null ? null : '1 day'],
  );
  if (!added) return false;
  const begun = completedWeeks === null ? [] : eworkTasksOf(course).slice(0, completedWeeks + 1);
  const words = getCollection('eworkWeeks');
  for (const task of begun) {
    const isCompleted = task.week <= (completedWeeks ?? 0);
    const { objectives, deliverables } = itemsOf(words.get(task.id), isCompleted);
    await database.query(
      `insert into public.ework_task_progress (student_id, course_slug, task_id, objectives, deliverables, status, updated_at)
       values ($1, $2, $3, $4, $5, $6, now() - make_interval(days => $7))`,
      [
        added.student_id,
        course,
        task.id,
        objectives,
        deliverables,
        isCompleted ? 'completed' : 'in_progress',
        (begun.length - task.week) * 7 + 1,
      ],
    );
  }
  return true;
}
