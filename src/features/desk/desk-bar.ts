import { useMemo } from 'react';
import { deskKinds, deskViews, type DeskKind, type DeskView } from '#shared/contracts/desk-inbox.ts';
import { goToAddress, readId, useSearch } from './address-bar.ts';

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
  return {
    view: deskViews.find((one) => one === query.get('view')) ?? 'open',
    kind: deskKinds.find((one) => one === query.get('kind')) ?? null,
    isMine: query.get('taken') === 'me',
    q: query.get('q') ?? '',
    open: readId(query.get('open')),
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

/** Goes there without loading the page; `replace` leaves no step for Back. */
export const goToDeskAddress = (address: DeskAddress, how?: 'push' | 'replace'): void =>
  goToAddress(writeDeskAddress(address), how);

export function useDeskAddress(): DeskAddress {
  const search = useSearch();
  return useMemo(() => readDeskAddress(search), [search]);
}
