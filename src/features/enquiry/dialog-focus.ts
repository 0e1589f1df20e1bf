const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/**
 * Keeps Tab inside a modal dialog. The browser already makes the page behind inert, but lets the focus out into its own
 * bars, which from the last field looks like being lost.
 */
export function keepTabInside(
  dialog: HTMLElement,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const current = document.activeElement;
  const isBeforeFirst = current === first || !stops.includes(current as HTMLElement);
  const next = event.shiftKey ? (isBeforeFirst ? last : null) : current === last ? first : null;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Where focus goes back to: what opened the dialog or, when that is folded away by now, the button that unfolds it. */
export function findReturnTarget(opener: HTMLElement | null): HTMLElement | null {
  if (!opener?.isConnected) return null;
  if (opener.checkVisibility()) return opener;
  for (let box = opener.parentElement; box; box = box.parentElement) {
    if (!box.id) continue;
    const id = CSS.escape(box.id);
    const button = document.querySelector<HTMLElement>(`[popovertarget="${id}"], [aria-controls~="${id}"]`);
    if (button?.checkVisibility()) return button;
  }
  return null;
}
