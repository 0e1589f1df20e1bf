import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eworkTasksOf } from '#shared/catalogue/ework-tasks.ts';
import type { EworkTaskProgress } from '#shared/contracts/ework-shapes.ts';
import { listTaskProgress as progress, saveTaskProgress as save } from '#shared/contracts/ework-progress.ts';
import { createEworkStudent as create } from '#shared/contracts/ework-admin.ts';
import { verifyStudentCode as verify } from '#shared/contracts/ework-sign-in.ts';
import { addAdmin, addStudent, emptyEwork, openEwork, sha256, storedTasks } from '../support/ework.ts';
import { startFunctionParts, type FunctionParts } from '../support/function-parts.ts';
import { openBrowser } from '../support/people.ts';

/** On a real PostgreSQL server with many connections, where calls really run at the same time. */
let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts({ driver: 'postgres' });
});
afterAll(() => parts.stop());
beforeEach(() => emptyEwork(parts));

it('twenty ticks at once, of one task and from several devices, are all kept, and the progress is exact', async () => {
  const { id } = await addStudent(parts);
  const devices = await Promise.all([1, 2, 3, 4].map(() => openEwork(parts, { studentId: id })));
  // Twenty different items of a task that, for the database, has ten of each.
  const ticks = Array.from({ length: 20 }, (_, i) => ({
    device: devices[i % 4],
    kind: i < 10 ? 'objective' : 'deliverable',
    index: i % 10,
  }));
  const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  await Promise.all(
    ticks.map(({ device, kind, index }) =>
      parts.database.query('select public.save_ework_changes($1, $2, $3, $4, $4, $5, $6, $7)', [
        sha256(device?.token ?? ''),
        'prompt-engineering',
        'prompt-engineering-w01',
        ten,
        ['tick'],
        [kind],
        [index],
      ]),
    ),
  );
  expect(await storedTasks(parts.database, id)).toEqual([
    { task_id: 'prompt-engineering-w01', objectives: ten, deliverables: ten, status: 'completed' },
  ]);
});

it('twenty posts at once through the doors, some of them ticking and some unticking, come to exactly what they say', async () => {
  const { id } = await addStudent(parts);
  const devices = await Promise.all([1, 2, 3, 4].map(() => openEwork(parts, { studentId: id })));
  const tasks = eworkTasksOf('prompt-engineering').slice(0, 5);
  // Four posts a task: three items ticked; a fourth, ticked before, is unticked.
  for (const task of tasks)
    await devices[0]?.call(save, {
      params: { taskId: task.id },
      body: { changes: [{ kind: 'deliverable', index: 0, done: true }] },
    });
  const statuses = await Promise.all(
    tasks.flatMap((task) =>
      devices.map(async (device, i) => {
        const change =
          i === 3
            ? { kind: 'deliverable', index: 0, done: false }
            : { kind: 'objective', index: i, done: true };
        return (await device.call(save, { params: { taskId: task.id }, body: { changes: [change] } })).status;
      }),
    ),
  );
  expect(statuses).toEqual(Array<number>(20).fill(200));
  const answer = (await (await devices[0]?.call(progress))?.json()) as { taskProgress: EworkTaskProgress[] };
  for (const shown of answer.taskProgress.slice(0, 5)) {
    const total = shown.task.objectives.length + shown.task.deliverables.length;
    expect(shown).toMatchObject({
      completedObjectives: [0, 1, 2],
      completedDeliverables: [],
      progress: Math.round(300 / total),
      status: 'in_progress',
    });
  }
});

it('twenty wrong codes at once are five tries', async () => {
  const { id, email } = await addStudent(parts);
  await parts.database.query(
    "insert into public.ework_codes (student_id, code_hash, expires_at) values ($1, repeat('a', 64), now() + interval '10 minutes')",
    [id],
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => openBrowser().call(verify, { body: { email, code: '000000' } })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(5).fill(401), ...Array<number>(15).fill(429)]);
});

it('eight admins who add the same address at once make one student and one invitation', async () => {
  const admin = await addAdmin(parts);
  const heads = await Promise.all(
    Array.from({ length: 8 }, () => openEwork(parts, { adminId: admin.learnerId })),
  );
  const statuses = await Promise.all(
    heads.map(async (head, i) => {
      const email = i % 2 ? 'Rosa@student.example' : ' rosa@STUDENT.example';
      return (await head.call(create, { body: { name: 'Rosa', email, courseId: 1 } })).status;
    }),
  );
  expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  expect(
    await parts.database.query("select recipient from public.outbox_mails where kind = 'ework-invitation'"),
  ).toHaveLength(1);
});
