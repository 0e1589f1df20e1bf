// npm run certificate:award|withdraw|reinstate|correct -- …: what the desk does at /desk/certificates. Without --yes it only shows what would happen.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  giveAward,
  previewAward,
  replaceAward,
  toGrounds,
  type AwardWish,
  type StoreAward,
} from '../../netlify/services/certificates/award.ts';
import { certificateRow, deskRow, withdrawalOf } from '../../netlify/services/certificates/rows.ts';
import type { Deps } from '../../netlify/services/deps.ts';
import { AppError } from '../../src/shared/app-error.ts';
import {
  certificateMessages as messages,
  reasonWords,
  withdrawalReasons,
} from '../../src/shared/messages/certificates.ts';
import { awards } from '../../src/shared/rules/awards.ts';
import { readCertificateNumber } from '../../src/shared/rules/certificate-number.ts';
import { canonicalHolderName } from '../../src/shared/rules/holder-name.ts';
import { toLondonDay } from '../../src/shared/rules/london-day.ts';
import { learnerOf, Refusal, runStaffCommand } from './command.ts';

/** A newer certificate gives the other two by itself. */
const reasons = withdrawalReasons.filter((reason) => reason !== 'name-corrected' && reason !== 'new-version');

const howTo = {
  award: `npm run certificate:award -- name@example.com ${awards[0]?.id} --percent 82 --sat 2026-11-20 [--on 2026-11-29] [--name "Name to be printed"] [--yes]\nAwards: ${awards.map(({ id }) => id).join(', ')}`,
  withdraw: `npm run certificate:withdraw -- KRC-7F3K9-2MQ4T ${reasons[0]} [--note "For staff alone"] [--yes]\nReasons: ${reasons.join(', ')}`,
  reinstate: 'npm run certificate:reinstate -- KRC-7F3K9-2MQ4T [--note "For staff alone"] [--yes]',
  correct:
    'npm run certificate:correct -- name@example.com KRC-7F3K9-2MQ4T --name "Name to be printed" [--yes]',
} as const;
type Command = keyof typeof howTo;

const [command = '', ...typed] = process.argv.slice(2);

function readWords(name: Command) {
  try {
    const { values, positionals } = parseArgs({
      args: typed,
      allowPositionals: true,
      options: {
        on: { type: 'string', default: toLondonDay(new Date()) },
        percent: { type: 'string' },
        sat: { type: 'string' },
        name: { type: 'string', default: '' },
        note: { type: 'string', default: '' },
        yes: { type: 'boolean', default: false },
      },
    });
    return { ...values, first: (positionals[0] ?? '').trim(), second: (positionals[1] ?? '').trim() };
  } catch {
    throw new Refusal(`Say it like this: ${howTo[name]}`);
  }
}
type Words = ReturnType<typeof readWords>;

/** The sentences that the desk reads. */
function inWords(error: unknown, name: Command): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.fields) return new Refusal(Object.values(error.fields).join('\n'));
  if (error.code === 'not_found') return new Refusal(messages.missing);
  if (error.code === 'conflict')
    return new Refusal(
      {
        award: messages.awarded,
        withdraw: messages.withdrawn,
        reinstate: messages.notWithdrawn,
        correct: messages.withdrawn,
      }[name],
    );
  // That no key is set is said as it is; that the database is away, by the runner.
  return error.message === messages.cannotSign ? new Refusal(messages.cannotSign) : error;
}

const groundsOf = async (email: string, deps: Deps) => {
  const { learnerId } = await learnerOf(email, deps);
  return toGrounds(await deps.database('read_certificate_grounds_of', { p_learner_id: learnerId }));
};

const storeWith =
  (deps: Deps): StoreAward =>
  (args) =>
    deps.database('award_certificate_by_command', args as never);

function numberOf(text: string, name: Command): string {
  const number = readCertificateNumber(text);
  if (number === null) throw new Refusal(`Say it like this: ${howTo[name]}`);
  return number;
}

async function find(number: string, deps: Deps) {
  const found = await deps.database('find_certificate', { p_number: number });
  if (found === null) throw new Refusal(messages.missing);
  const row = certificateRow.parse(found);
  return { row, line: `${row.number}: ${row.awardName}, ${row.name}, awarded on ${row.awardedOn}` };
}

async function award(
  { first: email, second: id, on, percent, sat, name, yes }: Words,
  undone: string | null,
  deps: Deps,
) {
  const chosen = awards.find((one) => one.id === id);
  const day = /^\d{4}-\d\d-\d\d$/;
  const isExam = percent !== undefined || sat !== undefined;
  if (
    !email.includes('@') ||
    !chosen ||
    !day.test(on) ||
    (isExam && !(/^(\d{1,2}|100)$/.test(percent ?? '') && day.test(sat ?? '')))
  )
    throw new Refusal(`Say it like this: ${howTo.award}`);
  const wish: AwardWish = {
    kind: chosen.kind,
    awardId: chosen.id,
    name,
    awardedOn: on,
    exam: isExam ? { percent: Number(percent), satOn: sat ?? '' } : null,
  };
  const grounds = await groundsOf(email, deps);
  const preview = await previewAward(wish, grounds, deps);
  const lines = [
    `${preview.name}: ${preview.awardName}`,
    `Awarded on ${preview.awardedOn}, valid until ${preview.validUntil}${preview.exam ? `, exam ${preview.exam.percent}% on ${preview.exam.satOn}` : ''}`,
    ...preview.work.map(({ title, signedOffOn }) => `Signed off on ${signedOffOn}: ${title}`),
    ...preview.warnings.map((warning) => `Look: ${warning}`),
    ...(preview.isDemonstration ? ['A demonstration: this machine’s key signs it, and it will say so.'] : []),
  ];
  if (!yes) return [...lines, undone].join('\n');
  const { number } = await giveAward(randomUUID(), wish, grounds, storeWith(deps), deps);
  return [...lines, `Awarded: ${number}. The learner has been told.`].join('\n');
}

async function withdraw({ first, second, note, yes }: Words, undone: string | null, deps: Deps) {
  const number = numberOf(first, 'withdraw');
  const reason = reasons.find((one) => one === second);
  if (!reason) throw new Refusal(`Say it like this: ${howTo.withdraw}`);
  const { line } = await find(number, deps);
  const said = `Everyone who checks it reads: ${reasonWords[reason]}`;
  if (!yes) return [line, said, undone].join('\n');
  const args = { p_number: number, p_reason: reason, p_note: note };
  const row = deskRow.parse(await deps.database('withdraw_certificate_by_command', args));
  return [line, said, `Withdrawn on ${withdrawalOf(row)?.on}. The learner has been told.`].join('\n');
}

async function reinstate({ first, note, yes }: Words, undone: string | null, deps: Deps) {
  const number = numberOf(first, 'reinstate');
  const { line } = await find(number, deps);
  if (!yes) return [line, undone].join('\n');
  await deps.database('reinstate_certificate_by_command', { p_number: number, p_note: note });
  return [line, 'The withdrawal is taken back. The learner has been told.'].join('\n');
}

async function correct({ first: email, second, name, yes }: Words, undone: string | null, deps: Deps) {
  const number = numberOf(second, 'correct');
  const wanted = canonicalHolderName(name);
  if (!email.includes('@') || wanted === '' || wanted.length > 201)
    throw new Refusal(`Say it like this: ${howTo.correct}`);
  const grounds = await groundsOf(email, deps);
  const old = grounds.certificates.find((one) => one.number === number);
  if (!old) throw new Refusal(messages.missing);
  const said = `${number}: ${old.awardName}. “${old.name}” becomes “${wanted}”, on a new certificate in the place of this one.`;
  if (!yes) return [said, undone].join('\n');
  const made = await replaceAward(randomUUID(), { number, name: wanted }, grounds, storeWith(deps), deps);
  return [said, `The new one is ${made.number}. The learner has been told.`].join('\n');
}

await runStaffCommand('certificate', async (deps) => {
  if (!(command in howTo)) throw new Refusal(Object.values(howTo).join('\n'));
  const words = readWords(command as Command);
  const done = words.yes ? null : 'Nothing has happened yet: say the same with --yes.';
  try {
    switch (command as Command) {
      case 'award':
        return await award(words, done, deps);
      case 'withdraw':
        return await withdraw(words, done, deps);
      case 'reinstate':
        return await reinstate(words, done, deps);
      case 'correct':
        return await correct(words, done, deps);
    }
  } catch (error) {
    throw inWords(error, command as Command);
  }
});
