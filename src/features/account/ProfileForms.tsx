import {
  changePassword,
  changeProfile,
  confirmEmailChange,
  readAccount,
  requestEmailChange,
  type Account,
} from '#shared/contracts/account.ts';
import { useState } from 'react';
import { keepAnswer } from '../../browser/queries.ts';
import { changeSessionUser } from '../../browser/session-user.ts';
import { showToast } from '../../browser/toast.ts';
import { CodeInput } from '../../components/ui/CodeInput.tsx';
import { PasswordInput } from '../../components/ui/PasswordInput.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { keepAndSignIn, type AccountDraft } from './account-draft.ts';
import { accountWords as words } from './account-words.ts';
import { CodeSent, StepForm } from './StepParts.tsx';
import { signInWords } from './sign-in-words.ts';
import { useCallForm } from './use-call-form.ts';

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
  const id = 'name';
  const [isDraft, setDraft] = useState(draft.firstName !== undefined);
  const form = useCallForm({
    id,
    contract: changeProfile,
    fields: ['firstName', 'lastName'],
    onSignedOut: keepAndSignIn,
    onDone: (_, { firstName = '', lastName = '' }) => {
      const change = { firstName: firstName.trim(), lastName: lastName.trim() };
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
        <div className="pair">
          <TextInput
            form={id}
            name="firstName"
            label={signInWords.firstName}
            error={form.errorOf('firstName')}
            autoComplete="given-name"
            maxLength={60}
            defaultValue={draft.firstName ?? account.firstName}
          />
          <TextInput
            form={id}
            name="lastName"
            label={signInWords.lastName}
            error={form.errorOf('lastName')}
            autoComplete="family-name"
            maxLength={60}
            defaultValue={draft.lastName ?? account.lastName}
          />
        </div>
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
  const id = 'new-email';
  const form = useCallForm({
    id,
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
        <TextInput
          form={id}
          name="email"
          label={words.newEmail}
          error={form.errorOf('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          defaultValue={draft.email}
        />
        <UsernameOf account={account} />
        <PasswordInput
          form={id}
          name="password"
          label={words.emailPassword}
          hint={words.emailPasswordHint}
          error={form.errorOf('password')}
          autoComplete="current-password"
          isHidden={form.isBusy}
        />
      </StepForm>
    </>
  );
}

function ConfirmEmail({ email, onOther }: { email: string; onOther: () => void }) {
  const id = 'confirm-email';
  const form = useCallForm({
    id,
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
        <CodeInput
          form={id}
          name="code"
          label={signInWords.code}
          hint={signInWords.codeHint}
          error={form.errorOf('code')}
        />
      </StepForm>
    </>
  );
}

/** Tells password managers whose password it is. Not part of the form's data. */
export function UsernameOf({ account }: { account: Account }) {
  return <input type="email" autoComplete="username" value={account.email} readOnly hidden />;
}

export function PasswordForm({ account }: { account: Account }) {
  const id = 'change-password';
  const form = useCallForm({
    id,
    contract: changePassword,
    fields: ['currentPassword', 'password'],
    onSignedOut: keepAndSignIn,
    onDone: () => {
      form.clear();
      showToast({ title: words.passwordSaved, description: words.passwordSavedText });
      return undefined;
    },
  });
  return (
    <StepForm form={form} submit={words.savePassword} busy={words.saving} isMain={false}>
      <UsernameOf account={account} />
      <PasswordInput
        form={id}
        name="currentPassword"
        label={words.currentPassword}
        error={form.errorOf('currentPassword')}
        autoComplete="current-password"
        isHidden={form.isBusy}
      />
      <PasswordInput
        form={id}
        name="password"
        label={words.newPassword}
        hint={signInWords.newPasswordHint}
        error={form.errorOf('password')}
        autoComplete="new-password"
        isHidden={form.isBusy}
      />
    </StepForm>
  );
}
