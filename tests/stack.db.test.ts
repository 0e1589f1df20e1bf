import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTransport } from 'nodemailer';
import { getStore } from '@netlify/blobs';
import { startFunctionParts, type FunctionParts } from './support/function-parts.ts';

let parts: FunctionParts;
beforeAll(async () => {
  parts = await startFunctionParts();
});
afterAll(() => parts.stop());

const health = async () => {
  const { url, publishableKey } = parts.database;
  const response = await fetch(`${url}/auth/v1/health`, { headers: { apikey: publishableKey } });
  return response.status;
};

test('the database can be down for a while and keeps its data', async () => {
  const { database } = parts;
  await database.query('create table if not exists private.kept (word text)');
  await database.query('insert into private.kept values ($1)', ['stays']);
  await database.pause();
  await expect(health()).rejects.toThrow();
  await database.resume();
  expect(await health()).toBe(200);
  expect(await database.query('select word from private.kept')).toEqual([{ word: 'stays' }]);
});

test('requests at the same time do not share a transaction or a role', async () => {
  const { database } = parts;
  const call = (apikey: string) =>
    fetch(`${database.url}/rest/v1/rate_limits?select=key`, { headers: { apikey } }).then(
      (response) => response.status,
    );
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => call(index % 2 ? database.publishableKey : database.secretKey)),
  );
  const asVisitor = answers.filter((_, index) => index % 2);
  expect(new Set(asVisitor)).toEqual(new Set([401]));
});

test('a slow database keeps a caller waiting, and is quick again when told', async () => {
  const { database } = parts;
  database.delay(60_000);
  const { url, publishableKey } = database;
  const impatient = fetch(`${url}/auth/v1/health`, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(50),
  });
  await expect(impatient).rejects.toThrow();
  database.delay(0);
  expect(await health()).toBe(200);
});

test('the mailbox shows what was sent, whole, and can be down for a while', async () => {
  const { mailbox } = parts;
  const transport = createTransport(mailbox.smtpUrl);
  const mail = {
    from: 'a@example.com',
    to: 'b@example.com',
    bcc: 'c@example.com',
    subject: 'Zoë',
    text: 'Hello',
  };
  await transport.sendMail({ ...mail, replyTo: 'd@example.com' });
  const [received] = await mailbox.mails();
  expect(received).toMatchObject({
    subject: 'Zoë',
    to: ['b@example.com'],
    receivers: ['b@example.com', 'c@example.com'],
  });
  expect(received?.raw).toContain('Reply-To: d@example.com');
  await mailbox.pause();
  await expect(transport.sendMail(mail)).rejects.toThrow();
  await mailbox.resume();
  await transport.sendMail(mail);
  expect(await mailbox.mails()).toHaveLength(2);
  await mailbox.clear();
  expect(await mailbox.mails()).toEqual([]);
});

test('the Blobs store is reached as the functions reach it', async () => {
  await getStore('words').setJSON('greeting', { word: 'hello' });
  expect(await getStore('words').get('greeting', { type: 'json' })).toEqual({ word: 'hello' });
});
