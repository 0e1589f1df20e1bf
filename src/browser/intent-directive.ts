/*
 * Door sign: these bytes are in every page. Nothing may be imported here and nothing stored.
 *
 * client:intent hydrates an island once someone points at it, focuses it, touches it or clicks it, or a link to it:
 * client:intent="[data-enquiry]" names the links. A click that comes before the code waits for it and is replayed when the
 * island says `ready` (from an effect: hydrate() resolves before effects run). When the code does not come, the link
 * is followed as if there were no script. A button with an address of its own (`formaction`) is as good as a link.
 */
import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** A selector of the links or buttons that lead to the island, if any do. */
    'client:intent'?: boolean | string;
  }
}

/** How long a click waits for the code. Longer than a slow phone needs for 100 kB, shorter than a person's patience. */
const patienceMilliseconds = 8000;

/** A finger counts as a pointer: `pointerover` comes as soon as it touches. */
const signs = ['pointerover', 'focusin', 'click'] as const;

/** Clicks that ask for a new tab, a window or a download belong to the browser. */
const isPlainClick = (event: Event): boolean =>
  event.type === 'click' &&
  event instanceof MouseEvent &&
  !event.button &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.defaultPrevented);

const intent: ClientDirective = (load, { value }, island) => {
  const listening = new AbortController();
  let clicked: HTMLAnchorElement | HTMLButtonElement | null = null;
  let loading = false;

  const settle = (isReady: boolean) => {
    const link = clicked;
    clicked = null;
    listening.abort();
    if (!link) return;
    link.removeAttribute('aria-busy');
    if (isReady) link.click();
    else location.assign('href' in link ? link.href : link.formAction);
  };

  const notice = (event: Event) => {
    const target = event.target as Element;
    const link =
      typeof value === 'string' ? target.closest<HTMLAnchorElement | HTMLButtonElement>(value) : null;
    if (!link && !island.contains(target)) return;
    if (link && isPlainClick(event)) {
      event.preventDefault();
      if (!clicked) setTimeout(settle, patienceMilliseconds, false);
      clicked?.removeAttribute('aria-busy');
      clicked = link;
      link.ariaBusy = 'true';
    }
    if (loading) return;
    loading = true;
    void load().then((hydrate) => hydrate());
  };

  island.addEventListener('ready', () => settle(true), { once: true });
  island.addEventListener('astro:hydration-error', (event) => {
    // Following the link is the answer; there is nothing more to report.
    event.preventDefault();
    settle(false);
  });
  for (const sign of signs) document.addEventListener(sign, notice, { signal: listening.signal });
};

export default intent;
