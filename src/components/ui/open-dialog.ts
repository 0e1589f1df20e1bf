/*
 * What every dialog of ours does beyond the browser's own <dialog>. In React it is Dialog.tsx; pages without React call it
 * themselves. These bytes are in public pages: nothing is imported here.
 */

/** What opened a dialog, so that focus goes back there. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** Opens a modal dialog at its top, with the focus on its title: that says where one is, and no phone shows its keyboard. */
export function openDialog(dialog: HTMLDialogElement, opener = document.activeElement): void {
  if (dialog.open) return;
  const { style, clientWidth } = document.documentElement;
  // The page behind loses its scrollbar (pieces/dialog.css) and keeps its width, so that nothing in it moves.
  if (!document.querySelector('dialog[open]'))
    style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
  openers.set(dialog, opener);
  dialog.showModal();
  dialog.scrollTop = 0;
  dialog.querySelector<HTMLElement>('h2')?.focus();
}

/**
 * Lets a dialog be left by a press beside it and by whatever the browser takes as a wish to leave (Escape, Back on a
 * phone), keeps Tab inside it and gives the focus back. `leave` closes it, or asks first. Returns how to stop.
 */
export function tendDialog(dialog: HTMLDialogElement, leave: () => void = () => dialog.close()): () => void {
  const listening = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ) => dialog.addEventListener(name, act, { signal: listening.signal });

  // A press on the backdrop is one on the dialog itself; so is one on its scrollbar, which is inside.
  const isOutside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const box = dialog.getBoundingClientRect();
    return target === dialog && (x < box.left || x > box.right || y < box.top || y > box.bottom);
  };
  // Both ends of the press: selecting text and letting go outside closes nothing.
  let isPressedOutside = false;
  listen('pointerdown', (event) => {
    isPressedOutside = isOutside(event);
  });
  listen('click', (event) => {
    if (isPressedOutside && isOutside(event)) leave();
  });
  listen('cancel', (event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    leave();
  });

  // The browser makes the page behind inert but lets Tab out into its own bars, which feels like being lost.
  listen('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.tabIndex >= 0 && isVisible(element),
    );
    // Below 0 where the focus is on none of them: the dialog itself, or its title.
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const last = stops.length - 1;
    const next = event.shiftKey ? at < 1 && stops[last] : at === last && stops[0];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });

  listen('close', () => {
    // The event comes late: a quick second click may have opened it again.
    if (!dialog.open) findReturnTarget(openers.get(dialog))?.focus();
  });
  return () => listening.abort();
}

/** What opened the dialog or, when its menu is closed by now, the button of that menu. */
function findReturnTarget(opener: Element | null | undefined): HTMLElement | null {
  if (!(opener instanceof HTMLElement) || !opener.isConnected) return null;
  if (isVisible(opener)) return opener;
  const menu = opener.closest('[popover]');
  const button = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  return button && isVisible(button) ? button : null;
}
