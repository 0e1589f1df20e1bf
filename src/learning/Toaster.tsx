import { useStore } from '@nanostores/react';
import { Toast } from 'radix-ui';
import {
  dismissToast,
  shownToast,
  toastDisplayMilliseconds,
  toastHotkey,
  toastSwipePixels,
} from './toast.ts';
import { AlertIcon, CloseIcon, DoneIcon } from '../components/ui/icons.tsx';
import './toaster.css';

/**
 * The place of the page's toast. Once in each island that shows toasts. F8 leads into it, Escape and a swipe to the right
 * dismiss it, and its time is paused under the pointer and while it has the focus.
 */
export function Toaster() {
  const toast = useStore(shownToast);
  const isBad = toast?.tone === 'destructive';
  return (
    <Toast.Provider
      duration={toastDisplayMilliseconds}
      swipeDirection="right"
      swipeThreshold={toastSwipePixels}
      label="Message"
    >
      {toast ? (
        <Toast.Root
          key={toast.id}
          className="toast"
          data-tone={toast.tone}
          type={isBad ? 'foreground' : 'background'}
          open={toast.isOpen}
          onOpenChange={(isOpen) => isOpen || dismissToast(toast.id)}
        >
          {isBad ? <AlertIcon /> : <DoneIcon />}
          <div>
            <Toast.Title className="toast-title">{toast.title}</Toast.Title>
            {/* Both are announced as one text. */ ' '}
            {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}{' '}
            {toast.action ? (
              <Toast.Action className="toast-action" altText={toast.action.spoken} onClick={toast.action.run}>
                {toast.action.label}
              </Toast.Action>
            ) : null}
          </div>
          <Toast.Close className="btn btn-icon" aria-label="Dismiss">
            <CloseIcon />
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport className="toaster" hotkey={[toastHotkey]} label="Messages ({hotkey})" />
    </Toast.Provider>
  );
}
