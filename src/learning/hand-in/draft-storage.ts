/** Where drafts wait on this device. Each has an entry of its own under the name of the person whose it is. */
import { dropStored, findStored, keepStored } from '../../browser/storage.ts';
import type { StoredDraft } from './hand-in-keeper.ts';

export interface DraftStorage {
  list: () => ReadonlyMap<string, StoredDraft>;
  find: (name: string) => StoredDraft | undefined;
  /** Whether it outlasts the page. */
  keep: (name: string, draft: StoredDraft) => boolean;
  drop: (name: string) => void;
  /** Calls back when another tab has changed a draft. Returns how to stop. */
  follow: (listener: (name: string, isGone: boolean) => void) => () => void;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads an entry with mistrust: an older version or a person may have written it. */
export function parseStoredDraft(value: unknown): StoredDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { as, link, text, note, workId, to, attemptId, isPressed } = value as Record<string, unknown>;
  if (!isText(link) || !isText(text) || !isText(note) || !isText(workId) || !isText(attemptId)) return null;
  if (typeof to !== 'object' || to === null) return null;
  const { deliverable, handInId } = to as Record<string, unknown>;
  const about = isText(handInId)
    ? { handInId }
    : Number.isInteger(deliverable)
      ? { deliverable: Number(deliverable) }
      : null;
  if (!about) return null;
  // What was pressed has an id; without one it is not sent.
  return {
    as: as === 'text' ? 'text' : 'link',
    link,
    text,
    note,
    workId,
    to: about,
    attemptId,
    isPressed: isPressed === true && attemptId !== '',
  };
}

/** The drafts of one person in this browser. What the browser will not keep is kept as long as the page. */
export function openDraftStorage(personId: string): DraftStorage {
  const prefix = `hand-in-draft-${personId}-`;
  const inMemory = new Map<string, StoredDraft>();
  const stored = (): [string, StoredDraft][] => {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => {
          const draft = parseStoredDraft(findStored('local', key));
          return draft ? [[key.slice(prefix.length), draft] as [string, StoredDraft]] : [];
        });
    } catch {
      return [];
    }
  };
  return {
    list: () => new Map([...stored(), ...inMemory]),
    find: (name) => inMemory.get(name) ?? parseStoredDraft(findStored('local', prefix + name)) ?? undefined,
    keep: (name, draft) => {
      const isKept = keepStored('local', prefix + name, draft);
      if (isKept) inMemory.delete(name);
      else inMemory.set(name, draft);
      return isKept;
    },
    drop: (name) => {
      inMemory.delete(name);
      dropStored('local', prefix + name);
    },
    follow: (listener) => {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key?.startsWith(prefix)) listener(key.slice(prefix.length), newValue === null);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}
