import {
  changePassword,
  changeProfile,
  confirmEmailChange,
  readAccount,
  requestEmailChange,
  type Account,
} from '#shared/contracts/account.ts';
import { cleanName } from '#shared/rules/identifiers.ts';
import { useState } from 'react';
import { keepAnswer } from '../../browser/queries.ts';
import { changeSessionUser } from '../../browser/session-user.ts';
import { showToast } from '../../learning/toast.ts';
import { keepAndSignIn, type AccountDraft } from './account-draft.ts';
import { accountWords as words } from './account-words.ts';
import { CodeSent, StepForm } from './StepParts.tsx';
import {
  CodeQuestion,
  EmailQuestion,
  NameQuestions,
  NewPasswordQuestion,
  PasswordQuestion,
} from './questions.tsx';
import { useCallForm } from '../../browser/use-call-form.ts';

interface FormProps {
  account: Account;
  /** What was typed before the session ended. */
  draft: AccountDraft;
}

/** What the page shows of the account follows what has just been saved. */
function noteChange(change: Partial<Account>): void {
  keepAnswer(readAccount, undefined, (kept) => (kept ? { ...kept, ...change } : kept));
}

function KeptDraft() {
  return (
    <p className="msg msg-warn account-note">
      <span>{words.keptDraft}</span>
    </p>
  );
}

export function NameForm({ account, draft }: FormProps) {
  const [isDraft, setDraft] = useState(draft.firstName !== undefined);
  const form = useCallForm({
    id: 'name',
    contract: changeProfile,
    fields: ['firstName', 'lastName'],
    onSignedOut: keepAndSignIn,
    onDone: (_, { firstName = '', lastName = '' }) => {
      const change = { firstName: cleanName(firstName), lastName: cleanName(lastName) };
      noteChange(change);
      changeSessionUser(change);
      setDraft(false);
      showToast({ title: words.nameSaved });
      return undefined;
    },
  });
  return (
    <>
      {isDraft ? <KeptDraft /> : null}
      <StepForm form={form} submit={words.saveName} busy={words.saving} isMain={false}>
        <NameQuestions form={form} answers={{ ...account, ...draft }} />
      </StepForm>
    </>
  );
}

/** Two steps: ask for a code at the new address, then enter it. Until then nothing changes. */
export function EmailForm({ account, draft }: FormProps) {
  const [isChoosing, setChoosing] = useState(draft.email !== undefined);
  const { pendingEmail } = account;
  return (
    <>
      <dl className="facts account-facts">
        <dt>{words.emailNow}</dt>
        <dd className="account-address">{account.email}</dd>
      </dl>
      {pendingEmail && !isChoosing ? (
        <ConfirmEmail email={pendingEmail} onOther={() => setChoosing(true)} />
      ) : (
        <NewEmail account={account} draft={draft} onSent={() => setChoosing(false)} />
      )}
    </>
  );
}

function NewEmail({ account, draft, onSent }: FormProps & { onSent: () => void }) {
  const form = useCallForm({
    id: 'new-email',
    contract: requestEmailChange,
    fields: ['email', 'password'],
    onSignedOut: keepAndSignIn,
    onDone: (_, { email }) => {
      noteChange({ pendingEmail: email.trim() });
      onSent();
      return undefined;
    },
  });
  return (
    <>
      {draft.email ? <KeptDraft /> : null}
      <StepForm form={form} submit={words.sendCode} busy={words.sending} isMain={false}>
        <EmailQuestion form={form} label={words.newEmail} autoComplete="email" answer={draft.email} />
        <UsernameOf account={account} />
        <PasswordQuestion form={form} label={words.emailPassword} hint={words.emailPasswordHint} />
      </StepForm>
    </>
  );
}

function ConfirmEmail({ email, onOther }: { email: string; onOther: () => void }) {
  const form = useCallForm({
    id: 'confirm-email',
    contract: confirmEmailChange,
    fields: ['code'],
    onSignedOut: keepAndSignIn,
    onDone: () => {
      noteChange({ email, pendingEmail: null });
      changeSessionUser({ email });
      showToast({ title: words.emailSaved, description: words.emailSavedText(email) });
      return undefined;
    },
  });
  return (
    <>
      <CodeSent email={email}>
        <button className="link-button" type="button" onClick={onOther}>
          {words.otherEmail}
        </button>
      </CodeSent>
      <StepForm form={form} submit={words.confirmEmail} busy={words.saving} isMain={false}>
        <CodeQuestion form={form} />
      </StepForm>
    </>
  );
}

/** Tells password managers whose password it is. Not part of the form's data. */
export function UsernameOf({ account }: { account: Account }) {
  return <input type="email" autoComplete="username" value={account.email} readOnly hidden />;
}

export function PasswordForm({ account }: { account: Account }) {
  const form = useCallForm({
    id: 'change-password',
    contract: changePassword,
    fields: ['currentPassword', 'password'],
    onSignedOut: keepAndSignIn,
    onDone: () => {
      form.reset();
      showToast({ title: words.passwordSaved, description: words.passwordSavedText });
      return undefined;
    },
  });
  return (
    <StepForm form={form} submit={words.savePassword} busy={words.saving} isMain={false}>
      <UsernameOf account={account} />
      <PasswordQuestion form={form} name="currentPassword" label={words.currentPassword} />
      <NewPasswordQuestion form={form} label={words.newPassword} />
    </StepForm>
  );
}
