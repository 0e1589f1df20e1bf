/*
 * Opens a course's dialog from any link that names it. While it is open the address is the course's own: it can be copied
 * and shared, a reload shows the page of the course, and Back closes the dialog.
 */
import { openDialog, tendDialog } from '../ui/open-dialog.ts';

const dialogs = document.querySelectorAll<HTMLDialogElement>('.course-dialog');

/** The dialog that this entry of the history shows. */
const wantedId = () => (history.state as { syllabus?: string } | null)?.syllabus;

/** No id finds no dialog. */
const find = (id: unknown) => document.getElementById(id as string) as HTMLDialogElement | null;

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-syllabus]');
  const dialog = find(link?.dataset['syllabus']);
  if (!link || !dialog || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.pushState({ syllabus: dialog.id }, '', link.href);
  openDialog(dialog, link);
});

addEventListener('popstate', () => {
  const wanted = find(wantedId());
  for (const dialog of dialogs) {
    if (dialog !== wanted) dialog.close();
  }
  if (wanted) openDialog(wanted);
});

for (const dialog of dialogs) {
  tendDialog(dialog);
  dialog.onclose = () => {
    // Closed by a button, Escape or a press beside it: the address goes back too.
    if (wantedId() === dialog.id) history.back();
  };
}
