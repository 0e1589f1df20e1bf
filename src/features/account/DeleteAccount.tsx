import { deleteAccount, type Account } from '#shared/contracts/account.ts';
import { useState } from 'react';
import { Dialog } from '../../components/ui/Dialog.tsx';
import { Tooltip, TooltipProvider } from '../../components/ui/Tooltip.tsx';
import { CloseIcon } from '../../components/ui/icons.tsx';
import { keepAndSignIn } from './account-draft.ts';
import { accountWords as words } from './account-words.ts';
import { PasswordQuestion } from './questions.tsx';
import { UsernameOf } from './ProfileForms.tsx';
import { StepForm } from './StepParts.tsx';
import { useCallForm } from '../../browser/use-call-form.ts';

/** Where the page goes afterwards: home, which says so (pages/index.astro). */
const farewell = '/#account-deleted';

/** The button, and the window that says what goes and asks for the password. */
export function DeleteAccount({ account }: { account: Account }) {
  const [opening, setOpening] = useState<object | null>(null);
  /** A window that is opened again begins anew. */
  const [count, setCount] = useState(0);
  return (
    <>
      <button
        className="btn btn-danger"
        type="button"
        onClick={() => {
          setCount(count + 1);
          setOpening({});
        }}
      >
        {words.remove}
      </button>
      <Dialog
        className="account-delete"
        titleId="delete-title"
        opening={opening}
        onClose={() => setOpening(null)}
      >
        {(leave) => (
          <>
            <div className="dialog-head">
              <h2 id="delete-title" tabIndex={-1}>
                {words.removeTitle}
              </h2>
              <TooltipProvider>
                <Tooltip text={words.keep}>
                  <button className="btn btn-icon" type="button" aria-label={words.close} onClick={leave}>
                    <CloseIcon />
                  </button>
                </Tooltip>
              </TooltipProvider>
            </div>
            <div className="dialog-body stack">
              <p>{words.removeIntro}</p>
              <ul className="account-goes">
                {words.removed.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
              <p className="small soft">
                {words.stays} <a href="/gdpr">{words.staysLink}</a>
              </p>
              <DeleteForm account={account} onKeep={leave} key={count} />
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}

function DeleteForm({ account, onKeep }: { account: Account; onKeep: () => void }) {
  const form = useCallForm({
    id: 'delete',
    contract: deleteAccount,
    fields: ['password'],
    onSignedOut: keepAndSignIn,
    onDone: () => {
      location.replace(farewell);
      return 'leaving';
    },
  });
  return (
    <StepForm
      form={form}
      submit={words.remove}
      busy={words.removing}
      isMain={false}
      isDanger
      beside={
        <button className="btn" type="button" onClick={onKeep}>
          {words.keep}
        </button>
      }
    >
      <UsernameOf account={account} />
      <PasswordQuestion form={form} label={words.removePassword} hint={words.removePasswordHint} />
    </StepForm>
  );
}
