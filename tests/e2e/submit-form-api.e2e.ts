import { expect, test } from '../support/e2e.ts';
import { enquiryBody } from '../support/enquiries.ts';

/** A sample of what the handler's own tests send, through the real function runtime. */
test.describe('POST /api/submit-form behind Netlify', () => {
  const address = '/api/submit-form';

  test('refuses abuse with a clear error and stores nothing', async ({ request, database }) => {
    // Nobody else's: other tests of this worker have sent enquiries before.
    const good = enquiryBody({ email: 'abuse@visitor.example' });
    const cases: [name: string, status: number, options: Parameters<typeof request.post>[1]][] = [
      ['empty object', 422, { data: {} }],
      [
        'broken JSON',
        400,
        { headers: { 'content-type': 'application/json' }, data: Buffer.from('{"formType":') },
      ],
      ['NUL', 422, { data: { ...good, firstName: 'A\u0000' } }],
      [
        'prototype key',
        400,
        { headers: { 'content-type': 'application/json' }, data: Buffer.from('{"__proto__":{}}') },
      ],
      ['wrong type', 422, { data: { ...good, firstName: 7 } }],
      ['one megabyte', 413, { data: { ...good, goals: 'A'.repeat(1_000_000) } }],
      ['plain text', 415, { headers: { 'content-type': 'text/plain' }, data: 'hello' }],
      ['another site', 403, { headers: { origin: 'https://evil.example' }, data: good }],
    ];
    for (const [name, status, options] of cases) {
      const response = await request.post(address, options);
      expect(response.status(), name).toBe(status);
      const body = (await response.json()) as Record<string, unknown>;
      expect(body, name).toMatchObject({
        success: false,
        message: expect.any(String),
        code: expect.any(String),
      });
      expect(body['error'], name).toBe(body['message']);
    }
    const wrongMethod = await request.get(address);
    expect(wrongMethod.status()).toBe(405);
    expect(wrongMethod.headers()['allow']).toBe('POST');
    expect(await database.query('select 1 from public.enquiries where email = $1', [good.email])).toEqual([]);
  });

  test('takes an enquiry while the database is away, and has it stored once when it is back', async ({
    request,
    database,
    mailbox,
  }) => {
    const body = enquiryBody({ email: 'waiting@visitor.example' });
    await database.pause();
    const answer = await request.post(address, { data: body });
    await database.resume();
    expect(answer.status()).toBe(200);
    const { reference } = (await answer.json()) as { reference: string };
    for (let run = 0; run < 2; run += 1) {
      const recovered = await request.get('/.netlify/functions/recover-enquiries');
      expect(recovered.status()).toBe(200);
    }
    const rows = await database.query('select reference from public.enquiries where email = $1', [
      'waiting@visitor.example',
    ]);
    expect(rows).toEqual([{ reference }]);
    // Mails of an earlier test may still be on their way; these two carry the reference.
    const ours = async () => (await mailbox.mails()).filter((mail) => mail.text.includes(reference));
    await expect.poll(async () => (await ours()).length).toBe(2);
  });

  test('keeps an enquiry by its own deadline when the database does not answer', async ({
    request,
    database,
  }) => {
    const body = enquiryBody({ email: 'slow@visitor.example' });
    await database.delay(60_000);
    const answer = await request.post(address, { data: body });
    await database.delay(0);
    expect(answer.status()).toBe(200);
    await request.get('/.netlify/functions/recover-enquiries');
    await expect
      .poll(() => database.query('select 1 from public.enquiries where email = $1', ['slow@visitor.example']))
      .toHaveLength(1);
  });
});
