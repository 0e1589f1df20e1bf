/*
 * The site's search: over any page as a dialog, and in place on /search. Bundled by itself and asked for when someone means to
 * search (SearchBox.astro), with the list of what can be found. Every text becomes a text node: nothing is read as HTML.
 */
import { openDialog, tendDialog } from '../../components/ui/open-dialog.ts';
import { makeSearch, type FindPages, type FoundRow } from './find-pages.ts';
import { firstPlaces, searchWords } from './words.ts';

/** Rows in the dialog; the page shows them all. */
const fewRows = 8;
/** The longest course fills the bar, as in the ledger. */
const longestCourse = 16;

type Child = Node | string | false;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== false));
  return element;
}

/** Every second piece is a word that was looked for. */
const marked = (pieces: readonly string[]): Child[] =>
  pieces.map((piece, i) => (i % 2 ? make('mark', {}, piece) : piece));

let search: Promise<FindPages> | undefined;
/** The list comes once; when it does not, the next wish asks again. */
function loadSearch(): Promise<FindPages> {
  search ??= fetch('/search-index.json')
    .then((answer) => {
      if (!answer.ok) throw new Error(`The list of pages answered ${answer.status}`);
      return answer.json();
    })
    .then(makeSearch)
    .catch((error: unknown) => {
      search = undefined;
      throw error;
    });
  return search;
}

function makeRow({ page, section, title, heading, excerpt }: FoundRow): HTMLElement {
  const bar = make('span', { class: 'scale' });
  bar.style.setProperty('--n', `${page.weeks ?? 0}`);
  bar.style.setProperty('--of', `${longestCourse}`);
  const kind = page.facts && page.kind !== 'Course' ? `${page.kind}, ${page.facts}` : page.kind;
  return make(
    'li',
    { class: 'found' },
    make('p', { class: 'found-kind' }, kind),
    make(
      'a',
      { class: 'found-title', href: section ? `${page.href}#${section.id}` : page.href },
      ...marked(title),
    ),
    page.weeks !== undefined && make('p', { class: 'found-facts num' }, bar, page.facts),
    make(
      'p',
      { class: 'found-text' },
      section ? make('b', {}, ...marked(heading), '. ') : false,
      ...marked(excerpt),
    ),
  );
}

/** Binds a form to a place for what is found. Returns a function that searches for what the field says now. */
function bind(form: HTMLFormElement, place: HTMLElement, rowsShown: number): () => void {
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const status = make('p', { class: 'small soft', role: 'status' });
  const list = make('ol', { class: 'founds' });
  place.replaceChildren(status, list);

  const say = (text: string) => {
    if (status.textContent !== text) status.textContent = text;
  };
  const links = () => [...list.querySelectorAll<HTMLAnchorElement>('a')];

  function show(find: FindPages): void {
    const words = field.value.trim();
    const rows = words ? find(words) : [];
    place.dataset['found'] = words ? `${rows.length}` : '';
    say(words ? (rows.length ? searchWords.count(rows.length, words) : searchWords.none(words)) : '');
    const shown = rows.slice(0, rowsShown).map(makeRow);
    if (rows.length > shown.length && rowsShown === fewRows)
      shown.push(
        make(
          'li',
          {},
          make(
            'a',
            { class: 'more', href: `/search?q=${encodeURIComponent(words)}` },
            searchWords.more(rows.length),
          ),
        ),
      );
    list.replaceChildren(...(shown.length ? shown : makeOtherWays(words)));
  }

  /** What to do instead: before anything is typed, and when nothing was found. */
  function makeOtherWays(words: string): Node[] {
    const link = (href: string, text: string) => make('li', {}, make('a', { class: 'more', href }, text));
    if (!words)
      return rowsShown === fewRows
        ? [...firstPlaces, ['/search', searchWords.all] as const].map(([href, text]) => link(href, text))
        : [];
    const ask = make('button', { class: 'link-button', type: 'button' }, searchWords.ask);
    ask.addEventListener('click', () => {
      form.closest('dialog')?.close();
      document.querySelector<HTMLElement>('.launcher')?.click();
    });
    return [
      make('li', { class: 'small soft' }, searchWords.tryThis),
      document.querySelector('.launcher') ? make('li', {}, ask) : make('li'),
      link('/contact', searchWords.write),
      link('/search', searchWords.all),
    ];
  }

  const look = () => {
    if (!search) say(searchWords.loading);
    loadSearch().then(show, () => {
      say(searchWords.failed);
      list.replaceChildren(make('li', {}, make('a', { class: 'more', href: '/search' }, searchWords.all)));
    });
  };
  field.addEventListener('input', look);

  // Arrows walk from the field through the rows and back, as in a list; Tab goes the same way.
  (form.parentElement ?? form).addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const stops: HTMLElement[] = [field, ...links()];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[at + step];
    if (!step || at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  });
  return look;
}

/** On /search itself: in place, with an address to share. */
function bindPage(form: HTMLFormElement, place: HTMLElement): () => void {
  const field = form.elements.namedItem('q') as HTMLInputElement;
  const look = bind(form, place, Infinity);
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('input', () => {
    const words = field.value.trim();
    history.replaceState(history.state, '', words ? `/search?q=${encodeURIComponent(words)}` : '/search');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    look();
    place.querySelector('a')?.focus();
  });
  look();
  return () => {
    field.focus();
    field.select();
  };
}

function makeDialog(): (opener: Element | null) => void {
  const close = make('button', { class: 'btn btn-small btn-plain', type: 'button' }, searchWords.close);
  const field = make('input', {
    class: 'input',
    id: 'search-field',
    type: 'search',
    name: 'q',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    maxlength: '80',
    'aria-describedby': 'search-hint',
  });
  const form = make(
    'form',
    { role: 'search', action: '/search', class: 'search-form' },
    make('label', { for: field.id }, searchWords.label),
    make('p', { class: 'hint', id: 'search-hint' }, searchWords.hint),
    field,
  );
  const place = make('div', { class: 'search-results' });
  const dialog = make(
    'dialog',
    { class: 'dialog search-dialog', 'aria-labelledby': 'search-title' },
    make(
      'div',
      { class: 'search-head' },
      make('h2', { id: 'search-title', tabindex: '-1' }, searchWords.title),
      close,
    ),
    make('div', { class: 'search-body' }, form, place),
  );
  document.body.append(dialog);
  const leave = () => dialog.close();
  tendDialog(dialog, leave);
  close.addEventListener('click', leave);
  // Some browsers empty the field first; here one press always leaves, and the words are kept.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    leave();
  });
  // A result on this very page leads to a place behind the dialog.
  place.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) leave();
  });
  const look = bind(form, place, fewRows);
  return (opener) => {
    openDialog(dialog, opener);
    field.focus();
    field.select();
    look();
  };
}

/** What brought this here, and waits for it. */
const island = document.querySelector<HTMLElement>('astro-island[data-styles]');
const pageForm = document.querySelector<HTMLFormElement>('form[data-search-page]');
const pagePlace = document.querySelector<HTMLElement>('#found');

/** The styles come first: a dialog without them would be a bare list. */
function withStyles(): Promise<unknown> {
  const link = make('link', { rel: 'stylesheet', href: island?.dataset['styles'] ?? '' });
  return new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
}

let open: (opener: Element) => void;
if (pageForm && pagePlace) open = bindPage(pageForm, pagePlace);
else {
  const styled = withStyles();
  let openDialogAt: ReturnType<typeof makeDialog> | undefined;
  loadSearch().catch(() => undefined);
  open = (opener) => {
    void styled.then(() => {
      openDialogAt ??= makeDialog();
      openDialogAt(opener);
    });
  };
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('[data-search]');
  if (!link || event.button || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open(link);
});
// From here on a click is answered; the directive replays the one that it kept.
island?.dispatchEvent(new Event('ready'));
