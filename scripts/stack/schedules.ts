import { listScheduledFunctions } from './functions.ts';

const minute = 60_000;
const patience = 30_000;

/** Calls every scheduled function once a minute, whatever its schedule says; returns how to stop. */
export function runSchedules(siteUrl: string, report: (words: string) => void): () => void {
  let isStopped = false;
  const tell = (words: string) => {
    // What is stopped in the middle of a call is no failure.
    if (!isStopped) report(words);
  };
  const call = async (name: string) => {
    try {
      const response = await fetch(`${siteUrl}/.netlify/functions/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-nf-event': 'schedule' },
        body: JSON.stringify({ next_run: new Date(Date.now() + minute).toISOString() }),
        signal: AbortSignal.timeout(patience),
      });
      const words = await response.text();
      if (!response.ok)
        tell(`The scheduled function ${name} answered ${response.status}: ${words.slice(0, 500)}`);
    } catch (error) {
      tell(
        `The scheduled function ${name} could not be called: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  let isBusy = false;
  const callAll = async () => {
    if (isBusy) return;
    isBusy = true;
    // One after another: the person at the keyboard comes first.
    for (const name of listScheduledFunctions()) if (!isStopped) await call(name);
    isBusy = false;
  };
  const timer = setInterval(() => void callAll(), minute);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
