import { deleteAccount, type Account } from '#shared/contracts/account.ts';
import { useRef, useState } from 'react';
import { dropStored } from '../../browser/storage.ts';
import { PasswordInput } from '../../components/ui/PasswordInput.tsx';
import { Tooltip, TooltipProvider } from '../../components/ui/Tooltip.tsx';
import { CloseIcon } from '../../components/ui/icons.tsx';
import { keepAndSignIn } from './account-draft.ts';
import { accountWords as words } from './account-words.ts';
import { UsernameOf } from './ProfileForms.tsx';
import { StepForm } from './StepParts.tsx';
import { useCallForm } from './use-call-form.ts';

/** Where the page goes afterwards: home, which says so (pages/index.astro). */
const farewell = '/#account-deleted';

/** The button, and the window that says what goes and asks for the password. */
export function DeleteAccount({ account }: { account: Account }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** A window that is opened again begins anew. */
  const [opening, setOpening] = useState(0);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        className="btn btn-danger"
        type="button"
        onClick={() => {
          setOpening((count) => count + 1);
          dialog.current?.showModal();
          heading.current?.focus();
        }}
      >
        {words.remove}
      </button>
      <dialog className="dialog account-delete" ref={dialog} aria-labelledby="delete-title">
        <div className="dialog-head">
          <h2 id="delete-title" ref={heading} tabIndex={-1}>
            {words.removeTitle}
          </h2>
          <TooltipProvider>
            <Tooltip text={words.keep}>
              <button className="btn btn-icon" type="button" aria-label={words.close} onClick={close}>
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
          <DeleteForm account={account} onKeep={close} key={opening} />
        </div>
      </dialog>
    </>
  );
}

function DeleteForm({ account, onKeep }: { account: Account; onKeep: () => void }) {
  const id = 'delete';
  const form = useCallForm({
    id,
    contract: deleteAccount,
    fields: ['password'],
    onSignedOut: keepAndSignIn,
    onDone: () => {
      // What this tab still remembers of the person.
      dropStored('session', 'sign-in-draft');
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
      <PasswordInput
        form={id}
        name="password"
        label={words.removePassword}
        hint={words.removePasswordHint}
        error={form.errorOf('password')}
        autoComplete="current-password"
        isHidden={form.isBusy}
      />
    </StepForm>
  );
}
