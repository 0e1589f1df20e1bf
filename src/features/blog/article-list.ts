/**
 * Chips and Load More without leaving the page. Both are links to real pages: the same list is taken from there, so what
 * is shown is what the link would have shown. When anything fails, the browser follows the link.
 */
import { loadPage } from './load-page.ts';

const listSelector = '[data-article-list]';

export function startArticleList(list: HTMLElement): void {
  /** Only the last click counts. */
  let latest = 0;
  let shown = location.pathname;

  const say = (text: string) => {
    const status = document.querySelector('[data-list-status]');
    if (status) status.textContent = text;
  };

  const fetchList = async (address: string) => {
    const turn = ++latest;
    list.setAttribute('aria-busy', 'true');
    try {
      const page = await loadPage(address);
      const found = page.querySelector<HTMLElement>(listSelector);
      if (!found) throw new Error('no list');
      return turn === latest ? { found, title: page.title } : undefined;
    } finally {
      if (turn === latest) list.removeAttribute('aria-busy');
    }
  };

  const replace = async (address: string, isBack: boolean) => {
    const loaded = await fetchList(address);
    if (!loaded) return;
    const focused = document.activeElement?.closest('.chip');
    list.replaceChildren(...loaded.found.childNodes);
    document.title = loaded.title;
    if (!isBack) history.pushState(null, '', address);
    shown = location.pathname;
    if (focused) list.querySelector<HTMLElement>('.chip[aria-current]')?.focus({ preventScroll: true });
    say(list.querySelector('[data-summary]')?.textContent.trim() ?? '');
  };

  const append = async (link: HTMLAnchorElement) => {
    const loaded = await fetchList(link.href);
    if (!loaded) return;
    const posts = loaded.found.querySelectorAll<HTMLElement>('.posts > *');
    list.querySelector('.posts')?.append(...posts);
    const more = loaded.found.querySelector('[data-list=append]');
    if (more) link.replaceWith(more);
    else link.parentElement?.remove();
    posts[0]?.querySelector<HTMLElement>('a')?.focus();
    say(`${posts.length} more articles`);
  };

  list.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-list]');
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const work = link.dataset['list'] === 'append' ? append(link) : replace(link.href, false);
    work.catch(() => location.assign(link.href));
  });
  addEventListener('popstate', () => {
    // A jump within the page is no change of list.
    if (location.pathname === shown) return;
    replace(location.href, true).catch(() => location.reload());
  });
}
