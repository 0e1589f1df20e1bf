import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { listTaskProgress, saveTaskProgress } from '#shared/contracts/ework-progress.ts';
import { callEndpoint, CallError } from '../../../browser/call-endpoint.ts';
import { useLeaveWarning } from '../../../browser/use-leave-warning.ts';
import { holdsSession, longAbsence } from '../ework-session.ts';
import type { TaskActions } from '../tasks/WeekCard.tsx';
import { makeProgressKeeper, type ProgressKeeper } from './progress-keeper.ts';
import { openTickStorage } from './tick-storage.ts';

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
      return callEndpoint(listTaskProgress, {});
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
  useLeaveWarning(!progress.isDurable && progress.waitingTicks > 0);

  useEffect(() => {
    let hiddenAt = 0;
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt && Date.now() - hiddenAt > longAbsence) void keeper.load().then(keeper.send);
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [keeper]);

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
