import { getStore } from '@netlify/blobs';
import { AppError } from '#shared/app-error.ts';
import { getEnv } from './env.ts';

/** While the database is away at most this many submissions wait. */
export const waitingRoomCapacity = 500;

const storeName = 'enquiries-waiting';
/** Milliseconds for one call to the store. */
const deadline = 2500;

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The store missed its deadline'));
    }, deadline * getEnv().deadlineScale);
  });
  try {
    return await Promise.race([work, late]);
  } catch (cause) {
    throw new AppError('service_unavailable', undefined, { retryAfterSeconds: 60, cause });
  } finally {
    clearTimeout(timer);
  }
}

async function keys(): Promise<string[]> {
  const { blobs } = await inTime(getStore(storeName).list());
  return blobs.map((blob) => blob.key);
}

/**
 * The store of last resort: what visitors sent while Postgres was away, keyed by submission id. It is eventually
 * consistent and the last write wins, so it holds submissions only until they are moved, and decides nothing.
 * Every method throws AppError `service_unavailable` when the store cannot be reached.
 */
export const waitingRoom = {
  async put(id: string, value: unknown): Promise<void> {
    const full = () => new AppError('service_unavailable', undefined, { retryAfterSeconds: 300 });
    const before = await keys();
    const isKnown = before.includes(id);
    if (!isKnown && before.length >= waitingRoomCapacity) throw full();
    await inTime(getStore(storeName).setJSON(id, value));
    // Others may have come in between: the one that makes it too many steps back.
    if (!isKnown && (await keys()).length > waitingRoomCapacity) {
      await inTime(getStore(storeName).delete(id));
      throw full();
    }
  },
  list: keys,
  async find(id: string): Promise<unknown> {
    return inTime(getStore(storeName).get(id, { type: 'json' }) as Promise<unknown>);
  },
  async remove(id: string): Promise<void> {
    await inTime(getStore(storeName).delete(id));
  },
};
