import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testAddress } from '#shared/rules/email.ts';
import { runJob, send } from '../support/doors.ts';
import { bareEnquiry, enquiryBody, post, visitor } from '../support/enquiries.ts';
import { functionContext, startFunctionParts, type FunctionParts } from '../support/function-parts.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());
beforeEach(() => parts.reset());

interface Answer {
  success: boolean;
  message: string;
  error?: string;
  code?: string;
  reference?: string;
  emailComes?: boolean;
  requestId?: string;
  fields?: Record<string, string>;
}

async function submit(
  body: unknown,
  { headers, ip }: { headers?: Record<string, string>; ip?: string } = {},
) {
  const { context, settled } = functionContext(ip);
  const response = await send(post(body, headers), context);
  await settled();
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
}

const enquiries = () => parts.database.query('select * from public.enquiries order by created_at');
const mails = (kind?: string) =>
  parts.database.query(
    'select * from public.outbox_mails where $1::text is null or kind = $1 order by kind',
    [kind ?? null],
  );

describe('an enquiry', () => {
  it('is stored with labels and true choices, and both mails go out', async () => {
    const body = enquiryBody();
    const answer = await submit(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'Your information has been submitted successfully. Our team will contact you within 24 hours.',
    });
    const [row] = await enquiries();
    expect(row).toMatchObject({
      enquiry_id: body.submissionId,
      reference: answer.body.reference,
      status: 'new',
      phone_typed: '07700 900456',
      phone_e164: '+447700900456',
      labels: expect.objectContaining({
        experience: '1-2 years',
        timeCommitment: 'Full-time',
        country: 'United Kingdom',
      }),
      choices: { ...visitor },
    });

    const received = await parts.mailbox.mails();
    expect(
      received
        .map((mail) => mail.receivers)
        .flat()
        .sort(),
    ).toEqual(['amina@visitor.example', 'enquiries@kestrelrow.example']);
    const notification = received.find((mail) => mail.receivers.includes('enquiries@kestrelrow.example'));
    expect(notification?.text).toContain('Years of experience: 1-3 years');
    expect(notification?.text).toContain('Budget: Not answered');
    expect(notification?.text).not.toContain('Under £1,000');
    const acknowledgement = received.find((mail) => mail.receivers.includes('amina@visitor.example'));
    expect(acknowledgement?.text).toContain(answer.body.reference);
    expect(acknowledgement?.text).toContain('14 weeks');
    expect(acknowledgement?.text).toContain('£2,133 in total');
    expect(acknowledgement?.raw).not.toMatch(/Bello|07700/);
    expect(await mails()).toEqual([
      expect.objectContaining({
        kind: 'enquiry-acknowledgement',
        state: 'sent',
        body_text: null,
        body_html: null,
      }),
      expect.objectContaining({
        kind: 'enquiry-notification',
        state: 'sent',
        body_text: null,
        body_html: null,
      }),
    ]);
  });

  it.each([
    ['missing', () => undefined],
    ['empty', () => ''],
  ])('is taken with what is optional %s', async (_, open) => {
    const { formType, firstName, lastName, email, phone, country, interestedProgram } = bareEnquiry();
    const optional = ['currentRole', 'experience', 'preferredStartDate', 'hearAboutUs', 'goals'];
    const more = ['timeCommitment', 'budget', 'urgency', 'additionalInfo'];
    const answer = await submit({
      ...{ formType, firstName, lastName, email, phone, country, interestedProgram },
      ...Object.fromEntries([...optional, ...more].map((name) => [name, open()])),
    });
    expect(answer.status).toBe(200);
    expect(await enquiries()).toEqual([expect.objectContaining({ first_name: firstName, choices: null })]);
  });

  it('of the contact form needs no telephone number and no last name', async () => {
    const contact = { formType: 'Contact Form', firstName: 'Plato', email: 'plato@visitor.example' };
    const about = { message: 'How much is it?', program: 'upskilling', subject: 'pricing' };
    expect((await submit({ ...contact, ...about })).status).toBe(200);
    expect(await enquiries()).toEqual([expect.objectContaining({ first_name: 'Plato', last_name: '' })]);
  });

  it('is taken from a caller that knows labels only', async () => {
    expect((await submit(bareEnquiry())).status).toBe(200);
    const [row] = await enquiries();
    expect(row).toMatchObject({
      choices: null,
      labels: expect.objectContaining({ experience: '1-2 years' }),
    });
  });

  it.each([
    ['الاسم', 'العربي'],
    ['王小明', '王'],
    ["D'Arcy-Ó Súilleabháin", 'Łukasz Žižek'],
    ['Zoë 👩🏽‍💻', 'नमस्ते'],
  ])('keeps the name %s %s exactly', async (firstName, lastName) => {
    const email = "o'brien+it.2026@sub.visitor.example";
    expect((await submit(enquiryBody({ firstName, lastName, email }))).status).toBe(200);
    const [row] = await enquiries();
    expect(row).toMatchObject({ first_name: firstName, last_name: lastName, email });
  });

  it('takes a one-word name from the contact form', async () => {
    const answer = await submit({
      formType: 'Contact Form',
      firstName: 'Plato',
      lastName: '',
      email: 'plato@visitor.example',
      phone: '',
      message: 'Hello',
      program: 'upskilling',
      subject: 'other',
    });
    expect(answer.status).toBe(200);
    expect((await enquiries())[0]).toMatchObject({
      first_name: 'Plato',
      last_name: '',
      phone_typed: '',
      phone_e164: null,
    });
  });
});

describe('the same submission again', () => {
  it('is one enquiry, one pair of mails and the first answer', async () => {
    const body = enquiryBody();
    const first = await submit(body);
    const again = await submit({ ...body, fillMilliseconds: 99_000 });
    expect(again.body).toEqual(first.body);
    expect(await enquiries()).toHaveLength(1);
    expect(await parts.mailbox.mails()).toHaveLength(2);
  });

  it('is one enquiry when it arrives twenty times at once', async () => {
    const body = enquiryBody();
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(body)));
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.reference}`)).size).toBe(1);
    expect(await enquiries()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    expect(await parts.mailbox.mails()).toHaveLength(2);
  });

  it('amends the enquiry when its answers changed, and keeps both versions', async () => {
    const body = enquiryBody();
    const first = await submit(body);
    const changed = await submit({
      ...body,
      ...enquiryBody({ budget: '2000-5000' }),
      submissionId: body.submissionId,
    });
    expect(changed.body.reference).toBe(first.body.reference);
    expect(await enquiries()).toEqual([
      expect.objectContaining({ version: 2, choices: expect.objectContaining({ budget: '2000-5000' }) }),
    ]);
    const versions = await parts.database.query<{ version: number; choices: Record<string, string> }>(
      'select version, choices from public.enquiry_versions order by version',
    );
    expect(versions.map((version) => version.choices['budget'])).toEqual([undefined, '2000-5000']);
    expect((await mails()).map((mail) => mail['kind'])).toEqual([
      'enquiry-acknowledgement',
      'enquiry-amendment',
      'enquiry-notification',
    ]);
  });

  it('under the id of another person or another form is an enquiry of its own, which replays and amends in turn', async () => {
    const first = enquiryBody();
    const answerOf = async (body: object) => {
      const answer = await submit(body);
      expect(answer.status).toBe(200);
      return answer.body;
    };
    const mine = await answerOf(first);
    const copied = { ...enquiryBody({ email: 'jo@visitor.example' }), submissionId: first.submissionId };
    const theirs = await answerOf(copied);
    const otherForm = { ...enquiryBody({}, 'transformation'), submissionId: first.submissionId };
    const another = await answerOf(otherForm);
    expect(new Set([mine, theirs, another].map(({ reference }) => reference)).size).toBe(3);
    expect([mine, theirs, another].map(({ emailComes }) => emailComes)).toEqual([true, true, true]);

    expect(await answerOf(copied)).toEqual(theirs);
    expect(await answerOf({ ...copied, goals: 'Something else' })).toEqual(theirs);
    expect(await answerOf(first)).toEqual(mine);
    const stored = await parts.database.query(
      'select email, form_type, version, reference from public.enquiries order by created_at',
    );
    expect(stored).toEqual([
      { email: first.email, form_type: 'consultation', version: 1, reference: mine.reference },
      { email: 'jo@visitor.example', form_type: 'consultation', version: 2, reference: theirs.reference },
      { email: first.email, form_type: 'transformation', version: 1, reference: another.reference },
    ]);
    const received = await mails('enquiry-acknowledgement');
    expect(received).toHaveLength(3);
  });

  it('waits apart from that of another person with the same id while the database is away', async () => {
    const first = enquiryBody();
    const other = { ...enquiryBody({ email: 'jo@visitor.example' }), submissionId: first.submissionId };
    await parts.database.pause();
    const told = [await submit(first), await submit(other)];
    await parts.database.resume();
    await runJob('recover-enquiries');
    const references = told.map(({ body }) => body.reference);
    const stored = await parts.database.query<{ email: string; reference: string }>(
      'select email, reference from public.enquiries order by email',
    );
    expect(stored).toEqual([
      { email: first.email, reference: references[0] },
      { email: 'jo@visitor.example', reference: references[1] },
    ]);
  });

  it('is one enquiry for a plain form, which makes no id', async () => {
    await submit(bareEnquiry());
    await submit(bareEnquiry());
    expect(await enquiries()).toHaveLength(1);
  });

  it('acknowledges the first three of one address in a day, in any capitals, and says so', async () => {
    const said: unknown[] = [];
    for (const email of [
      'amina@visitor.example',
      'AMINA@visitor.example',
      'amina@VISITOR.example',
      'amina@visitor.example',
    ])
      said.push((await submit(enquiryBody({ email, goals: `Question ${said.length}` }))).body.emailComes);
    expect(said).toEqual([true, true, true, false]);
    expect(await enquiries()).toHaveLength(4);
    expect(await mails('enquiry-acknowledgement')).toHaveLength(3);
    expect(await mails('enquiry-notification')).toHaveLength(4);
    const references = new Set((await mails('enquiry-acknowledgement')).map((mail) => mail['subject']));
    expect(references.size).toBe(3);
  });

  it('asks an address to confirm the newsletter where the box was ticked, and keeps the wording', async () => {
    const body = enquiryBody();
    await submit({ ...body, marketing: { ...body.marketing, agreed: true } });
    expect((await mails()).map((mail) => mail['kind'])).toEqual([
      'enquiry-acknowledgement',
      'enquiry-notification',
      'newsletter-confirmation',
    ]);
    expect(
      await parts.database.query('select email, status::text, wording from public.newsletter_subscriptions'),
    ).toEqual([{ email: 'amina@visitor.example', status: 'requested', wording: body.marketing.wording }]);
    const confirmation = (await parts.mailbox.mails()).find(({ subject }) => subject.includes('newsletter'));
    expect(confirmation?.receivers).toEqual(['amina@visitor.example']);
  });

  it('is told of again when it was set aside, reported, and comes with other answers', async () => {
    const body = { ...enquiryBody(), website: 'x' };
    await submit(body);
    await parts.database.query(
      'update public.enquiries set reported_at = now(), reported_in = gen_random_uuid()',
    );
    await submit({ ...body, goals: 'Something else' });
    expect(await parts.database.query('select reported_at, reported_in from public.enquiries')).toEqual([
      { reported_at: null, reported_in: null },
    ]);
  });
});

describe('what looks like a program', () => {
  it.each([
    ['the hidden field', { website: 'https://spam.example' }, 'honeypot'],
    [
      'two signs together',
      { fillMilliseconds: 800, firstName: 'www.spam.example' },
      'too-fast',
      'link-in-name',
    ],
  ])('is kept aside for %s, and no mail goes out', async (_, change, ...reasons) => {
    const answer = await submit({ ...enquiryBody(), ...change });
    expect(answer.status).toBe(200);
    expect(answer.body.success).toBe(true);
    expect(await enquiries()).toEqual([
      expect.objectContaining({ status: 'quarantined', quarantine_reasons: reasons }),
    ]);
    expect(await mails()).toEqual([]);
    expect(answer.body.emailComes).toBe(false);
  });

  it.each([
    ['a form filled in within a second', { fillMilliseconds: 800 }],
    ['a link in a name', { firstName: 'www.spam.example' }],
    [
      'links in what a person does and wants',
      { currentRole: 'www.my-shop.example', goals: 'https://a.example https://b.example https://c.example' },
    ],
  ])('is not set aside for %s alone', async (_, change) => {
    await submit({ ...enquiryBody(), ...change });
    expect(await enquiries()).toEqual([expect.objectContaining({ status: 'new' })]);
  });
});

describe('a clock, a label and a language that are not ours', () => {
  it.each([-86_400_000, -1, 1e300])(
    'takes %s milliseconds for no answer about who it was',
    async (fillMilliseconds) => {
      expect((await submit({ ...enquiryBody(), fillMilliseconds })).status).toBe(200);
      expect(await enquiries()).toMatchObject([{ status: 'new', quarantine_reasons: [] }]);
    },
  );

  it.each([
    ['experience', 'a lifetime'],
    ['budget', 'Under £1,001'],
    ['urgency', 'constructor'],
    ['country', 'Atlantis'],
  ])('refuses %s: %s, which no form of ours says', async (field, label) => {
    const answer = await submit({ ...bareEnquiry(), [field]: label });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    expect(await enquiries()).toEqual([]);
  });

  it.each(['utf-7', 'utf-16', 'UTF-16LE', 'iso-8859-1', '"shift_jis"'])(
    'refuses a text in %s',
    async (charset) => {
      const request = post(enquiryBody(), { 'content-type': `application/json; charset=${charset}` });
      expect((await send(request, functionContext().context)).status).toBe(415);
    },
  );

  it('takes UTF-8 however it is written', async () => {
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"', 'utf8']) {
      const request = post(enquiryBody(), { 'content-type': `application/json; charset=${charset}` });
      expect((await send(request, functionContext().context)).status).toBe(200);
    }
  });
});

describe('limits', () => {
  it('stops one network after sixty posts in ten minutes, kindly', async () => {
    const before = await Promise.all(Array.from({ length: 60 }, () => submit({})));
    expect(before.map(({ status }) => status)).toEqual(Array<number>(60).fill(422));
    const answer = await submit(enquiryBody());
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect(answer.body.message).toMatch(/wait a little/);
    expect(await enquiries()).toEqual([]);
    expect((await submit(enquiryBody(), { ip: '192.0.2.99' })).status).toBe(200);
  });

  it('keeps the eleventh enquiry of one address in a day, sets it aside and mails nobody', async () => {
    for (let i = 0; i < 10; i += 1)
      expect((await submit(enquiryBody({ goals: `Question ${i}` }), { ip: `192.0.2.${i}` })).status).toBe(
        200,
      );
    const answer = await submit(enquiryBody({ goals: 'One more' }), { ip: '192.0.2.50' });
    expect(answer.status).toBe(200);
    const kept = await enquiries();
    expect(kept).toHaveLength(11);
    expect(kept.filter((one) => one['status'] === 'quarantined')).toEqual([
      expect.objectContaining({ quarantine_reasons: ['many-from-address'] }),
    ]);
    expect(await mails('enquiry-notification')).toHaveLength(10);
  });

  it('scales only on a developer machine', async () => {
    process.env['RATE_LIMIT_SCALE'] = '1000';
    delete process.env['NETLIFY_DEV'];
    try {
      // More than two windows take, wherever in them this begins. Ten at a time: deadlines are not stretched here either.
      const statuses: number[] = [];
      while (statuses.length <= 120) {
        const answers = await Promise.all(Array.from({ length: 10 }, () => submit({})));
        statuses.push(...answers.map(({ status }) => status));
      }
      expect(statuses).toContain(429);
    } finally {
      process.env['NETLIFY_DEV'] = 'true';
    }
  });
});

describe('bad input', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const good = () => enquiryBody();
  const cases: [name: string, body: () => unknown, status: number, headers?: Record<string, string>][] = [
    ['an empty object', () => ({}), 422],
    ['a list', () => [], 400],
    ['null', () => 'null', 400],
    ['nothing', () => '', 400],
    ['broken JSON', () => '{"formType":', 400],
    ['deep nesting', () => nested(5000), 400],
    ['invalid UTF-8', () => new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 400],
    ['NUL in a name', () => ({ ...good(), firstName: 'A\u0000B' }), 422],
    ['NUL inside choices', () => ({ ...good(), choices: { goals: 'A\u0000B' } }), 422],
    ['a lone surrogate', () => JSON.stringify(good()).replace('Amina', '\\ud800'), 422],
    ['a control character', () => ({ ...good(), lastName: 'A\u0007' }), 422],
    ['a line break in a name', () => ({ ...good(), firstName: 'A\r\nBcc: x@y.example' }), 422],
    ['a line break in the address', () => ({ ...good(), email: 'a@b.example\r\nBcc: x@y.example' }), 422],
    ['two addresses', () => ({ ...good(), email: 'a@b.example,c@d.example' }), 422],
    ['an address with a display name', () => ({ ...good(), email: 'A <a@b.example>' }), 422],
    ['a number for a name', () => ({ ...good(), firstName: 7 }), 422],
    ['a list for a name', () => ({ ...good(), firstName: ['A'] }), 422],
    ['an object for a name', () => ({ ...good(), firstName: { $ne: '' } }), 422],
    ['a blank name', () => ({ ...good(), firstName: ' \u00A0 ' }), 422],
    ['no country', () => ({ ...good(), country: '' }), 422],
    ['an unknown country', () => ({ ...bareEnquiry(), country: 'Atlantis' }), 422],
    ['an unknown option', () => ({ ...good(), choices: { budget: '1' } }), 422],
    ['an unknown form', () => ({ ...good(), formType: 'admin' }), 422],
    ['a prototype key', () => JSON.stringify(good()).replace('{', '{"__proto__":{"admin":true},'), 400],
    ['a constructor key inside', () => ({ ...good(), choices: { constructor: {} } }), 400],
    ['a long name', () => ({ ...good(), firstName: 'A'.repeat(101) }), 422],
    ['a telephone that is none', () => ({ ...good(), phone: '12345' }), 422],
    ['an id that is none', () => ({ ...good(), submissionId: 'x' }), 422],
    ['a fill time that is none', () => ({ ...good(), fillMilliseconds: 'soon' }), 422],
    ['one megabyte', () => ({ ...good(), goals: 'A'.repeat(1_000_000) }), 413],
    ['plain text', () => good(), 415, { 'content-type': 'text/plain' }],
    ['no content type', () => good(), 415, { 'content-type': '' }],
    ['XML', () => '<a/>', 415, { 'content-type': 'application/xml' }],
    ['another site', () => good(), 403, { origin: 'https://evil.example' }],
    ['another site that hides its origin', () => good(), 403, { origin: 'null' }],
    ['a cross-site fetch', () => good(), 403, { 'sec-fetch-site': 'cross-site' }],
  ];

  it.each(cases)('%s is a clear refusal and nothing is stored', async (_, body, status, headers) => {
    const answer = await submit(body(), headers ? { headers } : {});
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      success: false,
      message: expect.any(String),
      code: expect.any(String),
      requestId: expect.any(String),
    });
    expect(answer.body.error).toBe(answer.body.message);
    // A sentence of ours for each field, never the words of the library that checks.
    expect(Object.values(answer.body.fields ?? {}).join()).not.toMatch(/invalid/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await enquiries()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('a key that nobody asked for is ignored and never stored', async () => {
    const choices = { ...enquiryBody().choices, shoeSize: 'canary' };
    expect((await submit({ ...good(), role: 'canary', choices })).status).toBe(200);
    const stored = await enquiries();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/canary|shoeSize|role/);
  });

  it('names the fields that it refuses', async () => {
    const answer = await submit({ ...enquiryBody(), firstName: '', email: 'x', phone: '12345' });
    expect(answer.body.fields).toEqual({
      firstName: 'Enter your first name',
      email: 'Enter an email address, like name@example.com',
    });
    const phone = await submit({ ...enquiryBody(), phone: '12345' });
    expect(phone.body.fields?.['phone']).toMatch(/^Please enter a valid UK phone number/);
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not taken', async (method) => {
    const response = await send(new Request('https://kestrelrow.example/api/submit-form', { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('every answer', () => {
  it('carries the security headers by its own means', async () => {
    const { headers } = await submit({});
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=63072000/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('an enquiry that tries out the site', () => {
  it('is stored once, calls no one, is in no list, and is erased by the nightly job', async () => {
    const body = enquiryBody({ email: testAddress('tried') });
    const answers = [
      await submit(body),
      await submit({ ...body, marketing: { ...body.marketing, agreed: true } }),
    ];
    for (const { status, body: said } of answers)
      expect([status, said.emailComes, said.reference]).toEqual([200, false, answers[0]?.body.reference]);
    expect(await enquiries()).toMatchObject([{ status: 'new', deleted_at: expect.anything() as unknown }]);
    expect(await mails()).toEqual([]);
    expect(await parts.database.query('select 1 from public.newsletter_subscriptions')).toEqual([]);
    await parts.database.query("update public.enquiries set deleted_at = now() - interval '2 minutes'");
    await runJob('apply-retention');
    expect(await enquiries()).toEqual([]);
  });

  it('is told from a person by the domain alone', async () => {
    await submit(enquiryBody({ email: 'smoke-test.invalid@visitor.example' }));
    await submit(enquiryBody({ email: 'amina@not-smoke-test.invalid' }));
    expect(await enquiries()).toMatchObject([{ deleted_at: null }, { deleted_at: null }]);
    expect(await mails()).toHaveLength(4);
  });
});
