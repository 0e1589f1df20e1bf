import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInStudent as login } from '#shared/contracts/ework-sign-in.ts';
import { saveTaskProgress as save } from '#shared/contracts/ework-progress.ts';
import { runJob } from '../support/doors.ts';
import { addStudent, emptyEwork, openEwork } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { signUpLearner, type TestLearner } from '../support/people.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await parts.reset();
  await emptyEwork(parts);
});

const sql = <Row = Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  parts.database.query<Row>(text, values);

describe('what eWork keeps', () => {
  it('is erased with the person, whatever the spelling of the address, and no one else', async () => {
    const student = await addStudent(parts, { email: 'Rosa@student.example', course: 'project-management' });
    const other = await addStudent(parts, { email: 'other@student.example' });
    const browser = await openEwork(parts, { studentId: student.id });
    await browser.call(save, { params: { taskId: 'project-management-w01' }, body: { status: 'completed' } });
    await browser.call(login, { body: { email: student.email } });
    const [erased] = await sql("select public.erase_person(' ROSA@student.example ') as counts");
    expect(erased).toMatchObject({ counts: { eworkStudents: 1 } });
    expect(await sql('select student_id from public.ework_students')).toEqual([{ student_id: other.id }]);
    for (const table of ['task_progress', 'codes'])
      expect(await sql(`select 1 from public.ework_${table}`)).toEqual([]);
    expect(
      await sql("select 1 from public.outbox_mails where lower(recipient) = 'rosa@student.example'"),
    ).toEqual([]);
  });

  it('is erased seven years after access ended or the student was last seen, and no sooner', async () => {
    const names = ['ended long ago', 'ended lately', 'seen long ago', 'seen lately', 'ticked lately'];
    for (const firstName of names) {
      const { id } = await addStudent(parts, { firstName });
      await sql(
        `update public.ework_students set created_at = now() - interval '8 years', last_signed_in_at = now() - interval '7 years 2 days' where student_id = $1`,
        [id],
      );
      if (firstName === 'ticked lately')
        await sql(
          "insert into public.ework_task_progress (student_id, course_slug, task_id) values ($1, 'prompt-engineering', 'prompt-engineering-w01')",
          [id],
        );
    }
    await sql(
      "update public.ework_students set ended_at = now() - interval '7 years 1 day' where first_name = 'ended long ago'",
    );
    await sql(
      "update public.ework_students set ended_at = now() - interval '6 years 11 months' where first_name = 'ended lately'",
    );
    await sql(
      "update public.ework_students set last_signed_in_at = now() - interval '6 years 11 months' where first_name = 'seen lately'",
    );
    await runJob('apply-retention');
    expect(await sql('select first_name from public.ework_students order by added')).toEqual(
      ['ended lately', 'seen lately', 'ticked lately'].map((first_name) => ({ first_name })),
    );
  });

  it('is in the download of the account whose proven address it is, and in no other', async () => {
    const learner = await signUpLearner(parts, { email: 'rosa@student.example' });
    const other = await signUpLearner(parts, { email: 'other@visitor.example' });
    await addStudent(parts, { email: 'Rosa@student.example', course: 'project-management' });
    const exportOf = async ({ learnerId }: TestLearner) =>
      (await sql('select private.export_of_ework($1) as part', [learnerId]))[0]?.['part'];
    expect(await exportOf(learner)).toMatchObject({
      ework: { student: { firstName: 'Rosa' }, courses: [{ course: 'project-management' }], tasks: [] },
    });
    expect(await exportOf(other)).toBeNull();
  });
});
