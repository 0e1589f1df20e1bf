import type { Heard } from '#shared/catalogue/kept-pages.ts';

/*
 * What this page has read and changed, for keeping it (kept-pages.ts). Only pages that are kept name their build, so elsewhere nothing is
 * noted. On the window, because the header's script is bundled by itself and is on a page beside the islands.
 */
const place = globalThis as typeof globalThis & { kestrelHeard?: Heard[] };
const heardEvent = 'kestrel:heard';

export const buildOfPage = (): string | undefined =>
  typeof document === 'undefined' ? undefined : document.documentElement.dataset['build'];

export function noteHeard(heard: Heard): void {
  if (!buildOfPage()) return;
  (place.kestrelHeard ??= []).push(heard);
  document.dispatchEvent(new Event(heardEvent));
}

/** All that was noted since the last time. */
export function takeHeard(): readonly Heard[] {
  const heard = place.kestrelHeard ?? [];
  place.kestrelHeard = [];
  return heard;
}

/** Calls back after each. Returns how to stop. */
export function onHeard(listener: () => void): () => void {
  document.addEventListener(heardEvent, listener);
  return () => document.removeEventListener(heardEvent, listener);
}
