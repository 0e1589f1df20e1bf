import * as z from 'zod/mini';
import { findEworkTask } from '#shared/catalogue/ework-tasks.ts';
import { findLearnerProject } from '#shared/catalogue/learner-projects.ts';
import { signOff, type SignOff } from '#shared/rules/sign-off.ts';
import type { Deps } from '../deps.ts';
import { withWords } from '../ework/rows.ts';
import { itemsOfProject } from './project-hand-ins.ts';
import { handInRow, toLatest, type Item } from './rows.ts';

/** A hand-in as the download of a person's data has it. */
const exportedHandIns = z.array(z.extend(handInRow, { course: z.string(), work: z.string() }));

export interface NamedSignOff extends SignOff {
  work: string;
  title: string;
}

/** What the work is called and asks for now; null for work that there is no more. */
async function findWork(
  workId: string,
  deps: Deps,
): Promise<{ title: string; items: readonly Item[] } | null> {
  if (findLearnerProject(workId)) {
    const items = itemsOfProject(workId);
    return { title: items[0]?.text ?? workId, items };
  }
  const task = findEworkTask(workId);
  if (!task) return null;
  const { words } = await withWords(task, deps);
  return { title: words.title, items: words.deliverables };
}

/** The weeks and projects among these hand-ins that are signed off: by whom, and when. */
export async function signOffsIn(handIns: unknown, deps: Deps): Promise<NamedSignOff[]> {
  const byWork = Map.groupBy(exportedHandIns.parse(handIns), ({ work }) => work);
  const all = await Promise.all(
    [...byWork].map(async ([work, rows]) => {
      const known = await findWork(work, deps);
      const versions = rows.toSorted((one, other) => one.version - other.version);
      const signed =
        known &&
        signOff(
          known.items.map(({ number }) => number),
          toLatest(versions),
        );
      return signed ? [{ work, title: known.title, ...signed }] : [];
    }),
  );
  return all.flat();
}
