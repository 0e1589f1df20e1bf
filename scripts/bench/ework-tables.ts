import {
  exportEworkStudents,
  importEworkStudents,
  listEworkStudents,
  readEworkOverview,
} from '#shared/contracts/ework-admin.ts';
import { startFunctionParts } from '../../tests/support/function-parts.ts';
import { say } from '../stack/progress.ts';
import { addAdmin, adminToken, call, time } from './ework-class.ts';

/** Students of one table, as many as are imported at once. */
const size = 20_000;

/** The largest table of students: checked, imported, imported again, sorted, counted and exported, on a real PostgreSQL. */
export async function bench(): Promise<void> {
  const parts = await startFunctionParts({ driver: 'postgres' });
  const seconds = async (what: string, work: () => Promise<unknown>) =>
    say(`  ${what} ${((await time(work)) / 1000).toFixed(2)} s`);
  const ask = async (...asked: Parameters<typeof call>) => {
    const response = await call(...asked);
    if (response.status !== 200) throw new Error(`${asked[0].path} answered ${response.status}`);
    return (await response.json()) as { nextCursor?: string | null; added?: number };
  };
  try {
    await addAdmin(parts);
    const text = `Name,Email,Course\n${Array.from({ length: size }, (_, i) => `Student Number${i},s${i}@bench.example,Prompt Engineering`).join('\n')}`;
    const table = (isPreview: boolean) =>
      ask(importEworkStudents, adminToken, { body: { text, isPreview, invites: true } });
    say(`A table of ${size} students, ${(text.length / 1e6).toFixed(1)} MB`);
    await seconds('checked in', () => table(true));
    await seconds('imported, with invitations, in', () => table(false));
    let again = -1;
    await seconds('imported again in', async () => (again = (await table(false)).added ?? -1));
    if (again !== 0) throw new Error(`The same table added ${again} students.`);
    await parts.database.query(
      `insert into public.ework_task_progress (student_id, course_slug, task_id, status)
       select student_id, course_slug, course_slug || '-w0' || w, 'completed' from public.ework_students, generate_series(1, 6) w`,
    );
    await parts.database.query('vacuum analyze');
    const list = (query: string) => () =>
      ask({ ...listEworkStudents, path: `/api/ework/admin/students?${query}` }, adminToken);
    await seconds('first page, the newest first', list(''));
    await seconds('first page, by name', list('sort=name'));
    await seconds('first page of those who are behind', list('group=behind&sort=week'));
    await seconds('overview', () => ask(readEworkOverview, adminToken));
    await seconds('exported in', async () => {
      let cursor: string | null | undefined = '';
      while (cursor !== null && cursor !== undefined)
        ({ nextCursor: cursor } = await ask(
          {
            ...exportEworkStudents,
            path: `/api/ework/admin/students/export${cursor && `?cursor=${cursor}`}`,
          },
          adminToken,
        ));
    });
  } finally {
    await parts.stop();
  }
}
