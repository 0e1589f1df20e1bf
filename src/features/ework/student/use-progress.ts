import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { listTaskProgress, saveTaskProgress } from '#shared/contracts/ework-progress.ts';
import { callEndpoint, CallError } from '../../../browser/call-endpoint.ts';
import { followPerson, holdsSession } from '../session.ts';
import type { TaskActions } from '../tasks/WeekCard.tsx';
import { makeProgressKeeper, type ProgressKeeper } from './progress-keeper.ts';
import { openTickStorage } from './tick-storage.ts';

/** Milliseconds that a page was out of sight before it is worth asking again on coming back. */
const longAbsence = 30_000;

/** The keeper of one student in this browser. */
function openKeeper(studentId: string): ProgressKeeper {
  const requireSession = () => {
    if (!holdsSession(studentId)) throw new CallError('Another tab has logged out or in', 401);
  };
  return makeProgressKeeper({
    storage: openTickStorage(studentId),
    save: async (post) => {
      requireSession();
      return (await callEndpoint(saveTaskProgress, post)).taskProgress;
    },
    load: async () => {
      requireSession();
      return (await callEndpoint(listTaskProgress, {})).taskProgress;
    },
    lock: (work) =>
      // Absent on an insecure origin only, where tabs then send side by side.
      'locks' in navigator ? navigator.locks.request(`ework-ticks-${studentId}`, work) : work(),
    isOnline: () => navigator.onLine,
  });
}

/** A student's progress, alive as long as the dashboard is shown. */
export function useProgress(studentId: string) {
  const [keeper] = useState(() => openKeeper(studentId));
  const progress = useSyncExternalStore(keeper.subscribe, keeper.getState);

  useEffect(() => keeper.start(), [keeper]);

  useEffect(() => {
    let hiddenAt = 0;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt && Date.now() - hiddenAt > longAbsence) void keeper.load().then(keeper.send);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [keeper]);

  useEffect(
    () =>
      followPerson((id) => {
        // Logged in again in another tab.
        if (id === studentId) void keeper.load();
      }),
    [keeper, studentId],
  );

  const actions = useMemo<TaskActions>(
    () => ({
      tick: keeper.tick,
      complete: (taskId, isDone) =>
        keeper.tick(taskId, { kind: 'status', status: isDone ? 'completed' : 'in_progress' }),
    }),
    [keeper],
  );
  return { progress, actions, load: keeper.load, send: keeper.send };
}
