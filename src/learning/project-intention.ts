import { dropStored, findStored, keepStored } from '../browser/storage.ts';

/*
 * What a learner pressed when their session had ended, kept for this tab until they are back. It is in
 * #shared/catalogue/browser-storage.ts like everything else that is kept in a browser.
 */
const storageKey = 'project-action';

/** How long signing in again may take. People who come back later have forgotten what they pressed. */
const patienceMilliseconds = 30 * 60_000;

/** What a learner can do to a project. `assign` puts it on their list, `start` begins it, `advance` is one step further, `back` the same step undone. */
export type ProjectActionKind = 'assign' | 'start' | 'advance' | 'back';

export interface Intention {
  kind: ProjectActionKind;
  projectId: string;
  /** Address of the person who pressed it, where the page knew it: no one else's projects are touched. */
  owner: string | null;
}

const kinds: ReadonlySet<unknown> = new Set<ProjectActionKind>(['assign', 'start', 'advance', 'back']);

export function keepIntention(intention: Intention): void {
  keepStored('session', storageKey, { ...intention, at: Date.now() });
}

/** Takes it out, so that it is done once. Null when there is none, when it is too old, or when it is someone else's. */
export function takeIntention(owner: string, now = Date.now()): Intention | null {
  const stored = findStored('session', storageKey);
  dropStored('session', storageKey);
  if (typeof stored !== 'object' || stored === null) return null;
  const { kind, projectId, owner: kept, at } = stored as Record<string, unknown>;
  if (!kinds.has(kind) || typeof projectId !== 'string' || typeof at !== 'number') return null;
  if (now - at > patienceMilliseconds || (kept !== null && kept !== owner)) return null;
  return { kind: kind as ProjectActionKind, projectId, owner };
}
