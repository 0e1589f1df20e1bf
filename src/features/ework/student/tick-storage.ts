/**
 * Where ticks wait until the server has them. Each has an entry of its own that is written once and never changed: two tabs
 * that write at the same time cannot take each other's away, as they could with one list.
 */
import { dropStored, findStored, keepStored } from '../../../browser/storage.ts';
import type { Tick } from './ticks.ts';

export interface TickStorage {
  /** Oldest first. */
  list: () => readonly Tick[];
  /** Whether it outlasts the page. */
  add: (tick: Tick) => boolean;
  remove: (ids: readonly string[]) => void;
  /** Calls back when another tab adds or removes; a removed tick has been settled there. Returns how to stop. */
  follow: (listener: (settled: Tick | null) => void) => () => void;
}

const whole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Reads an entry with mistrust: an older version or a person may have written it. */
export function parseTick(id: string, value: unknown): Tick | null {
  if (typeof value !== 'object' || value === null) return null;
  const { taskId, change } = value as Record<string, unknown>;
  if (typeof taskId !== 'string' || typeof change !== 'object' || change === null) return null;
  const { kind, index, done, status } = change as Record<string, unknown>;
  if (kind === 'status')
    return status === 'completed' || status === 'in_progress'
      ? { id, taskId, change: { kind, status } }
      : null;
  return (kind === 'objective' || kind === 'deliverable') && whole(index) && typeof done === 'boolean'
    ? { id, taskId, change: { kind, index, done } }
    : null;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

const byId = (one: Tick, other: Tick) => (one.id < other.id ? -1 : 1);

/** The ticks of one student in this browser. What the browser will not keep is kept as long as the page. */
export function openTickStorage(studentId: string): TickStorage {
  const prefix = `ework-tick-${studentId}-`;
  const inMemory = new Map<string, Tick>();
  return {
    list: () => {
      const stored = listStored(prefix).flatMap(
        ({ key, value }) => parseTick(key.slice(prefix.length), value) ?? [],
      );
      return [...stored, ...inMemory.values()].sort(byId);
    },
    add: (tick) => {
      const { id, taskId, change } = tick;
      const isKept = keepStored('local', prefix + id, { taskId, change });
      if (!isKept) inMemory.set(id, tick);
      return isKept;
    },
    remove: (ids) => {
      for (const id of ids) {
        inMemory.delete(id);
        dropStored('local', prefix + id);
      }
    },
    follow: (listener) => {
      const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
        // Without a key, everything was cleared.
        if (key !== null && !key.startsWith(prefix)) return;
        const isRemoved = key !== null && newValue === null && oldValue !== null;
        listener(isRemoved ? parseTick(key.slice(prefix.length), parseJson(oldValue)) : null);
      };
      addEventListener('storage', onStorage);
      return () => removeEventListener('storage', onStorage);
    },
  };
}

/** Every stored JSON value whose key begins so, with its key. What cannot be read is left out. */
function listStored(prefix: string): { key: string; value: unknown }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, value: findStored('local', key) }));
  } catch {
    return [];
  }
}
