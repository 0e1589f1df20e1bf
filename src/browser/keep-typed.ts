/*
 * Comes with the code of forms (use-form.ts), before any of them is made interactive.
 *
 * Keeps a form in the page, with what was typed into it, whatever its island's code does. React makes an island anew when
 * its HTML is not what it expects (password managers add elements to forms) and takes it away when it fails. A form that
 * was taken away is put back as it was and posts by itself, or its page says why it cannot (sign-in.astro); one that was
 * made anew is filled in from the old one.
 */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsIn = (part: ParentNode) =>
  part.querySelectorAll<Control>('input[name]:not([type=hidden]), select[name], textarea[name]');

function copy(old: Control, now: Control, isFocused: boolean): void {
  const isBox = now.type === 'checkbox';
  if (isBox) (now as HTMLInputElement).checked = (old as HTMLInputElement).checked;
  else if (now.value !== old.value) now.value = old.value;
  now.dispatchEvent(new Event('input', { bubbles: true }));
  if (!isFocused) return;
  now.focus({ preventScroll: true });
  // Only texts have a selection; other inputs have null, or refuse one.
  if (
    'selectionStart' in old &&
    old.selectionStart !== null &&
    'setSelectionRange' in now &&
    now.type !== 'email'
  )
    now.setSelectionRange(old.selectionStart, old.selectionEnd);
}

export function keepTypedEverywhere(): void {
  for (const island of document.querySelectorAll<HTMLElement>(
    'astro-island:is([client=intent], [client=load])',
  ))
    keepTyped(island);
}

/** Watches what is directly in the island: React changes that only when it makes all of it anew or takes it away. */
function keepTyped(island: HTMLElement): void {
  let focused: Element | null = null;
  island.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  // Some browsers say the same when an element with the focus is removed, before the observer below looks: later, then.
  island.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (focused === target && document.activeElement !== target) focused = null;
    });
  });
  focused = island.contains(document.activeElement) ? document.activeElement : null;
  new MutationObserver((records) => {
    const removed = records
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter((node): node is Element => node instanceof Element && !!node.querySelector('form'));
    if (removed.length === 0) return;
    const before = focused;
    const form = island.querySelector('form');
    if (!form) {
      // Something else is left where a part was closed, as the chat's panel is.
      if (island.firstElementChild) return;
      island.replaceChildren(...removed);
      (before as HTMLElement | null)?.focus({ preventScroll: true });
      return;
    }
    for (const part of removed)
      for (const old of controlsIn(part)) {
        const now = form.elements.namedItem(old.name);
        if (now instanceof Element) copy(old, now as Control, old === before);
      }
  }).observe(island, { childList: true });
}
