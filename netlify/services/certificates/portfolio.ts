import * as z from 'zod/mini';
import { AppError } from '#shared/app-error.ts';
import { findEworkTask } from '#shared/catalogue/ework-tasks.ts';
import { terms } from '#shared/catalogue/terms.ts';
import type { Certificate } from '#shared/contracts/certificates.ts';
import type {
  PortfolioPiece,
  PortfolioPreview,
  PortfolioWork,
  signPortfolio as signContract,
} from '#shared/contracts/portfolios.ts';
import { certificateMessages as messages } from '#shared/messages/certificates.ts';
import { lastValidDay } from '#shared/rules/certificate-validity.ts';
import type { PortfolioEvidence } from '#shared/rules/credential.ts';
import { canonicalHolderName } from '#shared/rules/holder-name.ts';
import { toLondonDay } from '#shared/rules/london-day.ts';
import { outcomeOf, toPortfolioAward } from '#shared/rules/portfolio.ts';
import type { Deps } from '../deps.ts';
import { withWords } from '../ework/rows.ts';
import { toProject } from '../learning/project.ts';
import { toSummary, type Item } from '../mentoring/rows.ts';
import { toMoment } from '../moment.ts';
import { groundsRow, idOf, signAndStore } from './award.ts';
import { certificateRow, toCertificate } from './rows.ts';

/*
 * The learner chooses, the institute says what of it is so: everything that is signed is read again as the learner, which proves the
 * session, and only then stored for that learner with the service role.
 */

const portfolioGrounds = z.extend(groundsRow, {
  work: z.array(
    z.object({
      workId: z.string(),
      deliverable: z.int(),
      link: z.nullable(z.string()),
      mentor: z.string(),
      givenAt: z.string(),
      lines: z.array(z.object({ title: z.string(), level: z.int(), sentence: z.string() })),
    }),
  ),
});
type PortfolioGrounds = z.output<typeof portfolioGrounds>;

/** Longest signed text in characters, before it is encoded: what is encoded is a third longer, and 64 kB are looked into. */
const longestText = 44_000;

async function readGrounds(deps: Deps): Promise<PortfolioGrounds> {
  const learner = await deps.session.learner();
  return portfolioGrounds.parse(await learner.call('read_portfolio_grounds', {}));
}

const dayOf = (moment: string): string => toLondonDay(new Date(toMoment(moment)));

/** What is signed off as a whole, the latest first. */
async function worksOf(grounds: PortfolioGrounds, deps: Deps): Promise<PortfolioWork[]> {
  const add = (kind: PortfolioWork['kind'], workId: string, title: string, items: readonly Item[]) => {
    const rows = kind === 'project' ? grounds.projects : grounds.weeks;
    const signedOff = toSummary(workId, items, rows)?.signedOff;
    if (!signedOff) return;
    const pieces = items.flatMap(({ number, text }): PortfolioPiece[] => {
      const found = grounds.work.find((one) => one.workId === workId && one.deliverable === number);
      if (!found) return [];
      const { link, lines, mentor, givenAt } = found;
      return [{ title, brief: text, link, lines, mentor, signedOffOn: dayOf(givenAt) }];
    });
    works.push({ workId, kind, title, signedOffOn: toLondonDay(new Date(signedOff.at)), pieces });
  };
  const works: PortfolioWork[] = [];
  for (const id of new Set(grounds.projects.map(({ workId }) => workId))) {
    const { title, description } = toProject(id);
    add('project', id, title, [{ number: 0, text: description }]);
  }
  for (const id of new Set(grounds.weeks.map(({ workId }) => workId))) {
    const task = findEworkTask(id);
    if (!task) continue;
    const { words } = await withWords(task, deps);
    add('week', id, `Week ${task.week}: ${words.title}`, words.deliverables);
  }
  return works.sort((one, other) => other.signedOffOn.localeCompare(one.signedOffOn));
}

export async function listPortfolioWork(
  _input: object,
  deps: Deps,
): Promise<{ success: true; works: PortfolioWork[] }> {
  return { success: true, works: await worksOf(await readGrounds(deps), deps) };
}

interface Choice {
  title: string;
  words: string;
  workIds: readonly string[];
}

const toEvidence =
  (kind: PortfolioWork['kind']) =>
  (one: PortfolioPiece): PortfolioEvidence => ({
    title: one.title,
    brief: one.brief,
    link: one.link,
    narrative: outcomeOf(one),
    genre: kind === 'project' ? 'Project' : 'Fieldwork',
  });

/** @throws AppError `invalid_fields` for what is not signed off, is chosen twice, or is too much for a file */
async function choose({ workIds }: Choice, grounds: PortfolioGrounds, deps: Deps) {
  const refuse = (message: string) =>
    new AppError('invalid_fields', undefined, { fields: { workIds: message } });
  const works = await worksOf(grounds, deps);
  const chosen = workIds.flatMap((id) => works.find(({ workId }) => workId === id) ?? []);
  if (chosen.length !== workIds.length || new Set(workIds).size !== workIds.length)
    throw refuse(messages.work);
  const evidence = chosen.flatMap(({ kind, pieces }) => pieces.map(toEvidence(kind)));
  if (Buffer.byteLength(JSON.stringify(evidence)) > longestText) throw refuse(messages.tooMuch);
  return { pieces: chosen.flatMap(({ pieces }) => pieces), evidence };
}

export async function previewPortfolio(
  choice: Choice,
  deps: Deps,
): Promise<{ success: true; preview: PortfolioPreview }> {
  const grounds = await readGrounds(deps);
  const { pieces } = await choose(choice, grounds, deps);
  const { isDemonstration } = await deps.signingKey();
  const signedOn = toLondonDay(deps.now());
  return {
    success: true,
    preview: {
      name: canonicalHolderName(grounds.name),
      title: choice.title.trim(),
      words: choice.words.trim(),
      signedOn,
      validUntil: lastValidDay(signedOn, terms.certificateYears),
      pieces,
      isDemonstration,
    },
  };
}

interface One {
  success: true;
  certificate: Certificate;
}

export async function signPortfolio(
  { certificateId, isShown, replaces, ...choice }: z.output<typeof signContract.request>,
  deps: Deps,
): Promise<One> {
  const grounds = await readGrounds(deps);
  const { evidence } = await choose(choice, grounds, deps);
  const old = replaces === null ? null : grounds.certificates.find(({ number }) => number === replaces);
  if (old === undefined || (old !== null && old.kind !== 'portfolio'))
    throw new AppError('not_found', messages.missing);
  const awardedOn = toLondonDay(deps.now());
  const row = await signAndStore(
    {
      certificateId,
      award: toPortfolioAward(old?.awardId ?? `portfolio-${certificateId.slice(0, 8)}`, choice.title.trim()),
      grounds,
      name: canonicalHolderName(grounds.name),
      awardedOn,
      validUntil: lastValidDay(awardedOn, terms.certificateYears),
      exam: null,
      words: choice.words.trim(),
      work: evidence,
      supersedes: old === null ? null : idOf(old.credential),
    },
    (args) => {
      // The kind is the function's own, and there is no exam.
      const {
        p_kind: _kind,
        p_exam_percent: _percent,
        p_exam_on: _on,
        ...rest
      } = args as Record<string, unknown>;
      return deps.database('add_portfolio', { ...rest, p_is_shown: isShown } as never);
    },
    deps,
  ).catch((error: unknown) => {
    throw inOwnersWords(error);
  });
  return { success: true, certificate: toCertificate(certificateRow.parse(row), deps.now()) };
}

function inOwnersWords(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'conflict') return new AppError('conflict', messages.portfolioPlace);
  if (error.code === 'invalid_fields' && !error.fields) return new AppError('conflict', messages.enough);
  return error;
}

export async function withdrawPortfolio({ number }: { number: string }, deps: Deps): Promise<One> {
  const learner = await deps.session.learner();
  const row = await learner.call('withdraw_my_portfolio', { p_number: number }).catch((error: unknown) => {
    throw inOwnersWords(error);
  });
  return { success: true, certificate: toCertificate(certificateRow.parse(row), deps.now()) };
}
