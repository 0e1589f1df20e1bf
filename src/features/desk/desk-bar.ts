import { useMemo, useSyncExternalStore } from 'react';
import { deskKinds, deskViews, type DeskKind, type DeskView } from '#shared/contracts/desk-inbox.ts';

/** What the desk shows, all of it in the address: a reload, Back and a link to a colleague show the same. */
export interface DeskAddress {
  view: DeskView;
  kind: DeskKind | null;
  isMine: boolean;
  q: string;
  /** The enquiry that is open. */
  open: string | null;
}

export function readDeskAddress(search: string): DeskAddress {
  const query = new URLSearchParams(search);
  const open = query.get('open');
  return {
    view: deskViews.find((one) => one === query.get('view')) ?? 'open',
    kind: deskKinds.find((one) => one === query.get('kind')) ?? null,
    isMine: query.get('taken') === 'me',
    q: query.get('q') ?? '',
    open: open !== null && /^[0-9a-f-]{36}$/.test(open) ? open : null,
  };
}

/** What is as it is anyway is left out. */
export function writeDeskAddress({ view, kind, isMine, q, open }: DeskAddress): string {
  const query = new URLSearchParams();
  if (view !== 'open') query.set('view', view);
  if (kind !== null) query.set('kind', kind);
  if (isMine) query.set('taken', 'me');
  if (q) query.set('q', q);
  if (open !== null) query.set('open', open);
  return query.size > 0 ? `/desk?${query}` : '/desk';
}

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
export function goToDeskAddress(address: DeskAddress, how: 'push' | 'replace' = 'push'): void {
  const target = writeDeskAddress(address);
  if (how === 'push') history.pushState(null, '', target);
  else history.replaceState(null, '', target);
  dispatchEvent(new Event(changed));
}

export function useDeskAddress(): DeskAddress {
  const search = useSyncExternalStore(
    follow,
    () => location.search,
    () => '',
  );
  return useMemo(() => readDeskAddress(search), [search]);
}
