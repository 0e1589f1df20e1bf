import { atom } from 'nanostores';

/** How long a toast is shown, how long it is remembered after it was dismissed, how far a swipe goes (docs/contract/site.md). */
export const toastDisplayMilliseconds = 5000;
export const toastRemovalMilliseconds = 1_000_000;
export const toastSwipePixels = 50;
export const toastHotkey = 'F8';

export interface ToastWords {
  title: string;
  description?: string | undefined;
  /** Destructive is for what went wrong: it is announced at once, the other when there is a pause. */
  tone?: 'success' | 'destructive';
  /** What can be done about it. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  /** How it is done by someone who does not see the button, who hears this with the toast. */
  spoken: string;
  run: () => void;
}

export interface ShownToast extends Required<Pick<ToastWords, 'title' | 'tone'>> {
  id: number;
  description: string | undefined;
  action: ToastAction | undefined;
  /** False once it was dismissed or its time was over; it is removed later. */
  isOpen: boolean;
}

/** The one toast of the page; null when there is none to remember. */
export const shownToast = atom<ShownToast | null>(null);

let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Says something in passing. One at a time: a new toast takes the place of the one before. Needs a Toaster on the page. */
export function showToast({ title, description, tone = 'success', action }: ToastWords): void {
  clearTimeout(removal);
  count += 1;
  shownToast.set({ id: count, title, description, tone, action, isOpen: true });
}

/** Takes the toast away from sight, if it is still the one that is shown. */
export function dismissToast(id: number): void {
  const toast = shownToast.get();
  if (toast?.id !== id || !toast.isOpen) return;
  shownToast.set({ ...toast, isOpen: false });
  removal = setTimeout(() => {
    if (shownToast.get()?.id === id) shownToast.set(null);
  }, toastRemovalMilliseconds);
}
