/** The schemes that a person can choose; `system` is no choice. */
export const colourSchemes = ['system', 'light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/*
 * The switch in the footer of every page applies a choice and keeps it (Footer.astro). Whatever else offers the choice presses
 * that switch, so that the two always agree and one place knows how.
 */
const switchOf = (scheme: string) =>
  document.querySelector<HTMLInputElement>(`#colour-scheme input[value="${scheme}"]`);

export function readColourScheme(): ColourScheme {
  return colourSchemes.find((scheme) => switchOf(scheme)?.checked) ?? 'system';
}

export function chooseColourScheme(scheme: ColourScheme): void {
  switchOf(scheme)?.click();
}

/** Calls whenever a scheme is chosen, here or in the footer. Returns what ends it. */
export function onColourScheme(listener: () => void): () => void {
  const group = document.querySelector('#colour-scheme');
  group?.addEventListener('change', listener);
  return () => group?.removeEventListener('change', listener);
}
