import { useEffect, useState } from 'react';

/** Whole seconds that are left of a wait, counted down once a second. `start` begins it anew. */
export function useWait(firstSeconds = 0): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(() => Date.now() + firstSeconds * 1000);
  const [left, setLeft] = useState(firstSeconds);
  useEffect(() => {
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return { left, start: (seconds) => setUntil(Date.now() + seconds * 1000) };
}
