import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '#shared/contracts/contract.ts';
import { submitDataRequest as dataRequest } from '#shared/contracts/data-request.ts';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { send } from '../support/doors.ts';
import { post } from '../support/enquiries.ts';
import { functionContext, startFunctionParts, type FunctionParts } from '../support/function-parts.ts';

// What a browser without JavaScript sends and gets. The pages are reduced to what the functions look for in the built ones.

let parts: FunctionParts;
const site = mkdtempSync(join(tmpdir(), 'plain-forms-'));

const control = (prefix: string, name: string, html: string) =>
  `<div class="field" data-field="${name}"><p class="error" id="${prefix}-${name}-error" hidden></p>${html}</div>`;
const formPage = (prefix: string, controls: string) =>
  `<!doctype html><title>Form</title><form method="post"><div id="${prefix}-summary" hidden><ul></ul></div>${controls}</form>`;

beforeAll(async () => {
  mkdirSync(site, { recursive: true });
  writeFileSync(
    join(site, 'contact.html'),
    formPage(
      'contact',
      [
        control('contact', 'name', '<input id="contact-name" name="name">'),
        control('contact', 'message', '<textarea id="contact-message" name="message"></textarea>'),
        control(
          'contact',
          'consent',
          '<input type="checkbox" id="contact-consent" name="consent" value="yes">',
        ),
        control(
          'contact',
          'marketing',
          '<input type="checkbox" id="contact-marketing" name="marketing" value="yes">',
        ),
      ].join(''),
    ),
  );
  writeFileSync(
    join(site, 'data-request.html'),
    formPage(
      'data-request',
      control('data-request', 'details', '<textarea id="data-request-details" name="details"></textarea>'),
    ),
  );
  process.env['SITE_DIST'] = site;
  parts = await startFunctionParts();
});
afterAll(async () => {
  delete process.env['SITE_DIST'];
  rmSync(site, { recursive: true, force: true });
  await parts.stop();
});
beforeEach(() => parts.reset());

async function sendForm(contract: Contract, fields: Record<string, string>) {
  const { context, settled } = functionContext();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await send(post(new URLSearchParams(fields).toString(), headers, contract), context);
  await settled();
  return {
    status: response.status,
    location: response.headers.get('location'),
    page: load(await response.text()),
  };
}

const stored = () =>
  parts.database.query(
    'select form_type, first_name, last_name, labels, choices, marketing_agreed from public.enquiries',
  );

const message = {
  formType: 'Contact Form',
  name: 'Amina Bello-Hughes',
  email: 'amina@visitor.example',
  phone: '',
  subject: 'pricing',
  inquiry: 'payment-options',
  message: 'How many payments?\r\nAnd when?',
  website: '',
};

describe('the contact form as a plain post', () => {
  it('is refused without the consent box, with everything else kept, the other box too', async () => {
    const { status, page } = await sendForm(submitForm, { ...message, marketing: 'yes' });
    expect(status).toBe(422);
    expect(page('#contact-consent-error').text()).toBe('Tick the box so that we may reply to you');
    expect(page('#contact-summary a').attr('href')).toBe('#contact-consent');
    expect(page('#contact-name').val()).toBe('Amina Bello-Hughes');
    expect(page('#contact-message').text()).toContain('And when?');
    expect(page('#contact-consent').attr('checked')).toBeUndefined();
    expect(page('#contact-marketing').attr('checked')).toBeDefined();
    expect(await stored()).toEqual([]);
  });

  it('takes no other word for a tick', async () => {
    expect((await sendForm(submitForm, { ...message, consent: 'no' })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  it('is stored once it is ticked; the marketing box is apart', async () => {
    const { status, location } = await sendForm(submitForm, { ...message, consent: 'yes' });
    expect(status).toBe(303);
    expect(location).toMatch(/^\/enquire\/thank-you\?reference=KR-/);
    expect(await stored()).toEqual([
      expect.objectContaining({
        form_type: 'Contact Form',
        first_name: 'Amina',
        last_name: 'Bello-Hughes',
        labels: expect.objectContaining({ consent: true, program: 'payment-options', subject: 'pricing' }),
        choices: expect.objectContaining({ message: 'How many payments?\nAnd when?' }),
        marketing_agreed: false,
      }),
    ]);
  });
});

describe('the contact payload as JSON', () => {
  const payload = {
    formType: 'Contact Form',
    firstName: 'Plato',
    lastName: '',
    email: 'plato@visitor.example',
    phone: '',
    message: 'Hello',
    program: 'upskilling',
    subject: 'other',
  };

  it('may leave the box out, as the contract’s payload does, but not say no', async () => {
    const refused = await send(post({ ...payload, consent: false }));
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { fields: object }).fields).toEqual({
      consent: 'Tick the box so that we may reply to you',
    });
    expect(await stored()).toEqual([]);
    const { context, settled } = functionContext();
    expect((await send(post(payload), context)).status).toBe(200);
    await settled();
    expect(await stored()).toHaveLength(1);
  });
});

describe('a data request as a plain post', () => {
  const request = {
    kind: 'erasure',
    name: 'Amina Bello-Hughes',
    email: 'amina@visitor.example',
    details: 'My enquiry of last month.\r\nAll of it.',
    website: '',
  };

  it('is one request however often the button was pressed', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendForm(dataRequest, request)));
    const locations = new Set(answers.map(({ location }) => location));
    expect([...locations]).toEqual([
      expect.stringMatching(/^\/data-request\/thank-you\?reference=KR-.+&by=\d{4}-/),
    ]);
    expect(await stored()).toHaveLength(1);
  });

  it('comes back with what was written when it could be kept nowhere', async () => {
    await parts.database.pause();
    await parts.blobs.stop();
    let answer;
    try {
      answer = await sendForm(dataRequest, request);
    } finally {
      await parts.blobs.start();
      await parts.database.resume();
    }
    expect(answer.status).toBe(503);
    expect(answer.page('#data-request-summary').attr('hidden')).toBeUndefined();
    expect(answer.page('#data-request-summary').text()).toContain('We cannot take messages at this moment');
    expect(answer.page('#data-request-details').text()).toContain('All of it.');
    expect(await stored()).toEqual([]);
  });
});
