/* Journeys that write and mail, for a site with a mailbox of its own: a rehearsal, never a live site. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { compactVerify, importJWK, type JWK } from 'jose';
import type { Mail, Mailbox } from '../stack/mailbox.ts';
import { demoPeople } from '../stack/demo-people.ts';
import { toSubmitFormBody } from '../../src/shared/rules/submit-form-body.ts';
import { must, mustAnswer, type Journey } from './look.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const patience = 30_000;

/** The first mail to an address whose subject says so; it may come after the answer. */
async function waitForMail(mailbox: Mailbox, to: string, subject: RegExp): Promise<Mail> {
  for (const began = Date.now(); ; await wait(100)) {
    const found = (await mailbox.mails()).findLast(
      (mail) => mail.to.includes(to) && subject.test(mail.subject),
    );
    if (found) return found;
    must(Date.now() - began < patience, `no mail to ${to} about ${String(subject)}`);
  }
}

const codeIn = (mail: Mail): string => {
  const code = /\b\d{6}\b/.exec(`${mail.subject} ${mail.text}`)?.[0];
  must(code, `the mail "${mail.subject}" has no code`);
  return code;
};

/** An enquiry, its two mails, its page, its answer at the desk; a code by mail; an award that anyone can check. */
export function journeysWithMail(mailbox: Mailbox, enquiriesTo: string): Journey[] {
  const email = 'visitor@rehearsal.example';
  const staff = demoPeople.staff;
  const learner = demoPeople.learner;

  const enquiry: Journey = async (look, siteUrl) => {
    const visitor = openVisitor(siteUrl);
    const reference = await look.at('an enquiry mails its writer and the institute', async () => {
      const body = toSubmitFormBody({
        formType: 'consultation',
        choices: {
          firstName: 'Ottilie',
          lastName: 'Rehearsal',
          email,
          phone: '07700 900456',
          country: 'GB',
          interestedProgram: 'AI Data Analysis',
        },
        submissionId: randomUUID(),
        fillMilliseconds: 60_000,
        marketingAgreed: false,
      });
      const { json } = mustAnswer(await visitor.send('POST', '/api/submit-form', body), 200);
      const { reference: said } = json as { reference: string };
      await waitForMail(mailbox, enquiriesTo, /./);
      await waitForMail(mailbox, email, /./);
      return said;
    });
    await look.at('the link in the mail opens the enquiry', async () => {
      const token = /your-enquiry#([\w-]{32})/.exec((await waitForMail(mailbox, email, /./)).text)?.[1];
      must(token, 'the mail has no link');
      const { json } = mustAnswer(await visitor.send('POST', '/api/your-enquiry', { token }), 200);
      must((json as { reference: string }).reference === reference, 'it is another');
    });
  };

  const desk: Journey = async (look, siteUrl) => {
    const member = openVisitor(siteUrl);
    const isIn = await look.at('staff come to the desk with a password and a code by mail', async () => {
      const { email: own, password } = staff;
      mustAnswer(await member.send('POST', '/api/auth/sign-in', { email: own, password }), 200);
      mustAnswer(await member.send('POST', '/api/desk/entry', { password }), 200);
      const code = codeIn(await waitForMail(mailbox, own, /for the desk/));
      mustAnswer(await member.send('POST', '/api/desk/entry/code', { code }), 200);
      return true;
    });
    if (!isIn) return;
    await look.at('the desk has that enquiry and none of the tests, and answers it by mail', async () => {
      const { json } = mustAnswer(await member.get('/api/desk/enquiries?view=open'), 200);
      const { rows = [] } = json as { rows?: { id: string; email: string; version: number }[] };
      must(!rows.some((row) => row.email.endsWith('.invalid')), 'a test is in the list');
      const row = rows.find((one) => one.email === email);
      must(row, 'it is not there');
      const answer = { version: row.version, body: 'The evening group fits beside a job.' };
      mustAnswer(await member.send('POST', `/api/desk/enquiries/${row.id}/answer`, answer), 200);
      for (const began = Date.now(); ; await wait(100)) {
        const mails = await mailbox.mails();
        if (mails.some((mail) => mail.to.includes(email) && mail.text.includes('evening group'))) break;
        must(Date.now() - began < patience, 'the answer was not mailed');
      }
    });
    await look.at('an award is signed with the key of the site, and anyone can check it', () =>
      award(member, siteUrl),
    );
  };

  async function award(member: Visitor, siteUrl: string): Promise<void> {
    const body = {
      certificateId: randomUUID(),
      email: learner.email,
      kind: 'level',
      awardId: 'prompt-engineering-foundational',
      name: '',
      awardedOn: new Date().toISOString().slice(0, 10),
      exam: { percent: 82, satOn: new Date().toISOString().slice(0, 10) },
    };
    const { json } = mustAnswer(await member.send('POST', '/api/desk/certificates', body), 200);
    const { number } = json as { number: string };
    const anyone = openVisitor(siteUrl);
    const found = mustAnswer(await anyone.get(`/api/certificates/${number}`), 200).json as {
      credential: string;
    };
    const { keys } = mustAnswer(await anyone.get('/.well-known/jwks.json'), 200).json as { keys: JWK[] };
    const [key] = keys;
    must(key, 'there is no key');
    await compactVerify(found.credential, await importJWK(key, 'ES256'));
  }

  const student: Journey = async (look, siteUrl) => {
    const visitor = openVisitor(siteUrl);
    await look.at('a student of eWork signs in with a code by mail, and not without', async () => {
      const asked = await visitor.send('POST', '/api/ework/student/login', { email: learner.email });
      const { codeRequired } = mustAnswer(asked, 200).json as { codeRequired?: boolean };
      must(codeRequired, 'the address alone was enough');
      const code = codeIn(await waitForMail(mailbox, learner.email, /code/i));
      mustAnswer(
        await visitor.send('POST', '/api/ework/student/verify', { email: learner.email, code }),
        200,
      );
      mustAnswer(await visitor.get('/api/ework/student/progress'), 200);
    });
  };

  return [enquiry, desk, student];
}
