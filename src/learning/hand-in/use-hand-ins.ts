import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { makeId } from '../../browser/random-id.ts';
import { useLeaveWarning } from '../../browser/use-leave-warning.ts';
import { openDraftStorage } from './draft-storage.ts';
import { makeHandInKeeper, type HandInKeeper, type HandInPort, type HandIns } from './hand-in-keeper.ts';

export interface HandInDesk {
  readonly keeper: HandInKeeper;
  readonly state: HandIns;
}

/** A person's hand-ins and drafts, alive as long as the page shows them. `onHandedIn` is called after each that arrived. */
export function useHandIns(personId: string, port: HandInPort, onHandedIn: () => void): HandInDesk {
  const [keeper] = useState(() =>
    makeHandInKeeper({
      storage: openDraftStorage(personId),
      port,
      makeId,
      isOnline: () => navigator.onLine,
      onHandedIn,
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState);
  useEffect(() => keeper.start(), [keeper]);
  useLeaveWarning(!state.isDurable && state.drafts.size > 0);
  return useMemo(() => ({ keeper, state }), [keeper, state]);
}
