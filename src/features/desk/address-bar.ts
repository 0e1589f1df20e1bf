import { useSyncExternalStore } from 'react';

const changed = 'kestrel:desk-address';

function follow(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(changed, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(changed, listener);
  };
}

/** Goes there without loading the page; `replace` leaves no step for Back. */
export function goToAddress(target: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', target);
  else history.replaceState(null, '', target);
  dispatchEvent(new Event(changed));
}

/** What follows the path in the address, now and whenever it changes. */
export const useSearch = (): string =>
  useSyncExternalStore(
    follow,
    () => location.search,
    () => '',
  );

/** An id that the address names; null for anything else. */
export const readId = (text: string | null): string | null =>
  text !== null && /^[0-9a-f-]{36}$/.test(text) ? text : null;
