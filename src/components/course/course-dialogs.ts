/*
 * Opens a course's dialog from any link that names it. While it is open the address is the course's own: it can be copied
 * and shared, a reload shows the page of the course, and Back closes the dialog.
 */
const selector = 'a[data-syllabus]';
const focusable = 'a[href], button';

interface Place {
  syllabus?: string;
}
const place = (): Place => (history.state as Place | null) ?? {};

const find = (id: string | undefined) => document.querySelector<HTMLDialogElement>(`dialog#${id ?? 'none'}`);

function open(dialog: HTMLDialogElement): void {
  // The page behind loses its scrollbar; what it took in width is kept, so that nothing behind moves.
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--kept', `${innerWidth - clientWidth}px`);
  dialog.showModal();
  dialog.scrollTop = 0;
  // The title says where one is; the first button would only say "Close".
  dialog.querySelector('h2')?.focus();
}

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(selector);
  const dialog = find(link?.dataset['syllabus']);
  if (!link || !dialog || event.defaultPrevented || event.button) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.pushState({ syllabus: dialog.id } satisfies Place, '', link.href);
  open(dialog);
});

addEventListener('popstate', () => {
  const wanted = find(place().syllabus);
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('.course-dialog[open]')) {
    if (dialog !== wanted) dialog.close();
  }
  if (wanted && !wanted.open) open(wanted);
});

for (const dialog of document.querySelectorAll<HTMLDialogElement>('.course-dialog')) {
  dialog.addEventListener('close', () => {
    // Closed by a button, Escape or a click beside it: the address goes back too.
    if (place().syllabus === dialog.id) history.back();
  });
  // The browser makes the page behind inert but lets Tab out into its own bars, which feels like being lost.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = dialog.querySelectorAll<HTMLElement>(focusable);
    const [first, last] = [stops[0], stops[stops.length - 1]];
    const { activeElement } = document;
    const isFirst = activeElement === first || activeElement?.tagName === 'H2';
    const next = event.shiftKey ? (isFirst ? last : null) : activeElement === last ? first : null;
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}
