import { statusListPath } from '#shared/rules/status-list.ts';

/** No answer in this time is none. */
const patienceMilliseconds = 10_000;

/** One of our own lists, by its number. @throws where it cannot be had */
export async function readStatusList(list: number): Promise<string> {
  const response = await fetch(statusListPath(list), {
    credentials: 'omit',
    // What this browser kept may be from before a withdrawal, and offline we would not know.
    cache: 'no-cache',
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (!response.ok) throw new Error(`The status list answered ${response.status}`);
  return response.text();
}
