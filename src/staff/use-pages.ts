import { useState } from 'react';

/** One page of a list that is read page by page, and what the page needs to show itself. */
export interface PageOfList {
  /** `nextCursor` of the page before; null for the first. */
  cursor: string | null;
  /** Shows the page that begins there; undefined on every page but the last. */
  onMore: ((next: string) => void) | undefined;
}

/** The pages of a list that are shown, and the way back to the first alone. */
export function usePages(): { pages: readonly PageOfList[]; restart: () => void } {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const more = (next: string) => setCursors([...cursors, next]);
  return {
    pages: cursors.map((cursor, place) => ({
      cursor,
      onMore: place === cursors.length - 1 ? more : undefined,
    })),
    restart: () => setCursors([null]),
  };
}
