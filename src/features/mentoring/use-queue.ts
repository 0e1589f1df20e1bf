import { useCallback, useEffect, useRef, useState } from 'react';
import { listMentorQueue, type QueuedHandIn, type QueueShow } from '#shared/contracts/mentor.ts';
import { mentorCall } from './mentor-calls.ts';

export interface Queue {
  readonly handIns: readonly QueuedHandIn[] | null;
  readonly hasFailed: boolean;
  readonly hasMore: boolean;
  reload: () => Promise<void>;
  more: () => Promise<void>;
  /** Shows what has become of one, at the place where it is: nothing moves while it is read. */
  replace: (handIn: QueuedHandIn) => void;
}

export function useQueue(show: QueueShow, course: string, mentor: string): Queue {
  const [handIns, setHandIns] = useState<readonly QueuedHandIn[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** Answers to what was asked for before the filter changed are late. */
  const asked = useRef(0);

  const load = useCallback(
    async (from: string | null) => {
      asked.current += 1;
      const number = asked.current;
      setFailed(false);
      try {
        const answer = await mentorCall(listMentorQueue, {
          show,
          ...(course ? { course } : {}),
          ...(mentor ? { mentor } : {}),
          ...(from === null ? {} : { cursor: from }),
        });
        if (number !== asked.current) return;
        setHandIns((before) => (from === null ? answer.handIns : [...(before ?? []), ...answer.handIns]));
        setCursor(answer.nextCursor);
      } catch {
        if (number === asked.current) setFailed(true);
      }
    },
    [show, course, mentor],
  );

  useEffect(() => {
    setHandIns(null);
    void load(null);
  }, [load]);

  return {
    handIns,
    hasFailed,
    hasMore: cursor !== null,
    reload: () => load(null),
    more: () => load(cursor),
    replace: useCallback(
      (handIn) => setHandIns((before) => before?.map((one) => (one.id === handIn.id ? handIn : one)) ?? null),
      [],
    ),
  };
}
