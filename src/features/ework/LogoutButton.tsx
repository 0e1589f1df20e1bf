import { useState } from 'react';
import { LogoutIcon } from './icons.tsx';
import { sharedWords } from './messages.ts';

/** Ends the session. The screen is cleared once the server has answered, or has not answered for a while. */
export function LogoutButton({ onLogout }: { onLogout: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <button
      className="btn btn-small btn-plain ework-logout"
      type="button"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (isBusy) return;
        setBusy(true);
        void onLogout();
      }}
    >
      {isBusy ? null : <LogoutIcon />}
      <span>{sharedWords.logout}</span>
    </button>
  );
}
