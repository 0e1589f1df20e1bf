/**
 * The browser's storage as something that may be missing: blocked by settings, full, or holding what an older version
 * or another script left there. Nothing here throws, and callers check the shape of what they read.
 */
export type StorageArea = 'session' | 'local';

function findArea(area: StorageArea): Storage | null {
  try {
    return area === 'session' ? sessionStorage : localStorage;
  } catch {
    return null;
  }
}

/** The stored JSON value; null when there is none or it cannot be read. */
export function findStored(area: StorageArea, key: string): unknown {
  try {
    const text = findArea(area)?.getItem(key);
    return text == null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Whether the value is kept now. */
export function keepStored(area: StorageArea, key: string, value: unknown): boolean {
  try {
    const storage = findArea(area);
    storage?.setItem(key, JSON.stringify(value));
    return storage !== null;
  } catch {
    return false;
  }
}

export function dropStored(area: StorageArea, key: string): void {
  try {
    findArea(area)?.removeItem(key);
  } catch {
    // Blocked storage holds nothing to drop.
  }
}
