import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, shownToast, showToast, toastRemovalMilliseconds } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  shownToast.set(null);
  vi.useRealTimers();
});

const idOf = () => shownToast.get()?.id ?? 0;

describe('showToast', () => {
  it('shows one at a time', () => {
    showToast({ title: 'Saved' });
    const first = idOf();
    showToast({ title: 'Update Failed', description: 'No', tone: 'destructive' });
    expect(shownToast.get()).toMatchObject({
      title: 'Update Failed',
      description: 'No',
      tone: 'destructive',
      isOpen: true,
    });
    dismissToast(first);
    expect(shownToast.get()?.isOpen, 'the one before is gone already').toBe(true);
  });

  it('remembers a dismissed toast for 1,000,000 ms', () => {
    showToast({ title: 'Saved' });
    dismissToast(idOf());
    expect(shownToast.get()).toMatchObject({ title: 'Saved', isOpen: false });
    vi.advanceTimersByTime(toastRemovalMilliseconds - 1);
    expect(shownToast.get()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(shownToast.get()).toBeNull();
  });

  it('never removes a toast for the one before it', () => {
    showToast({ title: 'Saved' });
    dismissToast(idOf());
    vi.advanceTimersByTime(10);
    showToast({ title: 'Saved again' });
    vi.advanceTimersByTime(toastRemovalMilliseconds);
    expect(shownToast.get()).toMatchObject({ title: 'Saved again', isOpen: true });
  });
});
