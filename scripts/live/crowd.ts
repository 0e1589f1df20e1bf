/* Many at once, for a site with a database of its own: a rehearsal. Each visitor has an address, as the limits count them. */
import { randomUUID } from 'node:crypto';
import { eworkTasksOf } from '../../src/shared/catalogue/ework-tasks.ts';
import { toSubmitFormBody } from '../../src/shared/rules/submit-form-body.ts';
import { addStudents, course, quantile, runInFlight, shuffle, time, tokenOf } from '../bench/ework-class.ts';
import type { Database } from '../stack/database.ts';
import { must, type Journey } from './look.ts';

const crowd = 200;
const inFlight = 8;

interface Call {
  path: string;
  cookie: string;
  body: unknown;
}

/** Two hundred enquire, every tenth twice at once, and two hundred students tick: all of it is there once. */
export function crowdOf(database: Database, say: (line: string) => void): Journey {
  return async (look, siteUrl) => {
    await look.at(
      `${crowd} people enquire and ${crowd} students tick, ${inFlight} at once: nothing is lost or doubled`,
      async () => {
        await addStudents({ database }, crowd);
        const [task] = eworkTasksOf(course);
        const ids = Array.from({ length: crowd }, () => randomUUID());
        const enquiries = ids.map((id): Call => ({
          path: '/api/submit-form',
          cookie: '',
          body: enquiryOf(id),
        }));
        const ticks = ids.map((_, student): Call => ({
          path: `/api/ework/student/progress/${task?.id}`,
          cookie: `__Host-ework=${tokenOf(student)}`,
          body: { changes: [{ kind: 'objective', index: 0, done: true }] },
        }));
        const queue = shuffle([...enquiries, ...ticks]).flatMap((call, at) =>
          at % 10 === 0 ? [call, call] : [call],
        );
        const times: number[] = [];
        let visitor = 0;
        await runInFlight(queue, inFlight, async ({ path, cookie, body }) => {
          visitor += 1;
          const headers = {
            'content-type': 'application/json',
            origin: siteUrl,
            cookie,
            'x-forwarded-for': `198.51.100.${visitor % 250}`,
          };
          times.push(
            await time(async () => {
              const init = { method: 'POST', headers, body: JSON.stringify(body) };
              const response = await fetch(`${siteUrl}${path}`, init);
              must(response.status === 200, `${path} answered ${response.status}: ${await response.text()}`);
            }),
          );
        });
        const [kept] = await database.query<{ enquiries: number; mails: number; ticks: number }>(
          `select (select count(*)::int from public.enquiries where email like '%@crowd.example') as enquiries,
                (select count(*)::int from public.outbox_mails join public.enquiries using (enquiry_id) where email like '%@crowd.example') as mails,
                (select count(*)::int from public.ework_task_progress join public.ework_students using (student_id)
                 where email like '%@bench.example' and objectives = '{0}') as ticks`,
        );
        say(
          `    ${times.length} calls, middle ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
        );
        must(kept?.enquiries === crowd, `${kept?.enquiries} enquiries`);
        must(kept.mails === crowd * 2, `${kept.mails} mails`);
        must(kept.ticks === crowd, `${kept.ticks} ticks`);
      },
    );
  };
}

const enquiryOf = (id: string) =>
  toSubmitFormBody({
    formType: 'consultation',
    choices: {
      firstName: 'Ines',
      lastName: 'Crowd',
      email: `${id}@crowd.example`,
      phone: '07700 900456',
      country: 'GB',
      interestedProgram: 'AI Data Analysis',
    },
    submissionId: id,
    fillMilliseconds: 60_000,
    marketingAgreed: false,
  });
