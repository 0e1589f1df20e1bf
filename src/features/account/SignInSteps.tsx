import { forgotPassword, requestCode, resetPassword, signIn, verifyCode } from '#shared/contracts/auth.ts';
import { useState } from 'react';
import { CodeInput } from '../../components/ui/CodeInput.tsx';
import { PasswordInput } from '../../components/ui/PasswordInput.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { CodeSent, KnownAddress, Resend, StepForm, StepLink, type StepProps } from './StepParts.tsx';
import type { Person } from './sign-in-draft.ts';
import { signInWords as words } from './sign-in-words.ts';
import { useCallForm, type CallForm } from './use-call-form.ts';

const maxEmail = 254;

/** The e-mail address as a question. It is what password managers file a password under. */
export function EmailQuestion({ form, error }: { form: string; error: string | undefined }) {
  return (
    <TextInput
      form={form}
      name="email"
      label={words.email}
      error={error}
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck={false}
      maxLength={maxEmail}
    />
  );
}

/** The address as it came from the step before or from a mail; a question where neither says it. */
export function useKnownAddress({ email }: Person): string {
  const [known] = useState(email);
  return known;
}

export function NewPasswordQuestion({
  form,
  id,
  label = words.newPassword,
}: {
  form: CallForm;
  id: string;
  label?: string;
}) {
  return (
    <PasswordInput
      form={id}
      name="password"
      label={label}
      hint={words.newPasswordHint}
      error={form.errorOf('password')}
      autoComplete="new-password"
      isHidden={form.isBusy}
    />
  );
}

/** The first form, in the page from the build on. */
export function PasswordStep({ person, go, finish }: StepProps) {
  const id = 'sign-in';
  const form = useCallForm({
    id,
    contract: signIn,
    fields: ['email', 'password'],
    initial: { email: person.email },
    refused: 'password',
    onDone: finish,
  });
  return (
    <>
      <StepForm form={form} submit={words.signIn} busy={words.signingIn}>
        <EmailQuestion form={id} error={form.errorOf('email')} />
        <PasswordInput
          form={id}
          name="password"
          label={words.password}
          error={form.errorOf('password')}
          autoComplete="current-password"
          isHidden={form.isBusy}
        />
      </StepForm>
      <ul className="account-ways plain">
        <li>
          <StepLink to="code" go={go}>
            {words.withCode}
          </StepLink>
        </li>
        <li>
          <StepLink to="forgot" go={go}>
            {words.forgotten}
          </StepLink>
        </li>
        <li>
          {words.newHere}{' '}
          <StepLink to="register" go={go}>
            {words.create}
          </StepLink>
        </li>
        <li>
          {words.eworkQuestion} <a href="/ework-platform">{words.ework}</a>
        </li>
      </ul>
    </>
  );
}

/** Asks for a code, to sign in with or to set a new password with. */
function AskForCode({
  id,
  contract,
  onSent,
  person,
}: {
  id: string;
  contract: typeof requestCode | typeof forgotPassword;
  onSent: () => void;
  person: Person;
}) {
  const form = useCallForm({
    id,
    contract,
    fields: ['email'],
    initial: { email: person.email },
    onDone: () => {
      onSent();
      return undefined;
    },
  });
  return (
    <StepForm form={form} submit={words.sendCode} busy={words.sending}>
      <EmailQuestion form={id} error={form.errorOf('email')} />
    </StepForm>
  );
}

export function CodeStep({ person, go, onSent }: StepProps & { onSent: () => void }) {
  return (
    <>
      <AskForCode
        id="code"
        contract={requestCode}
        person={person}
        onSent={() => {
          onSent();
          go('verify');
        }}
      />
      <ul className="account-ways plain">
        <li>
          <StepLink to="password" go={go}>
            {words.withPassword}
          </StepLink>
        </li>
        <li>
          {words.newHere}{' '}
          <StepLink to="register" go={go}>
            {words.create}
          </StepLink>
        </li>
      </ul>
    </>
  );
}

export function VerifyStep({ person, go, finish, isJustSent }: StepProps & { isJustSent: boolean }) {
  const id = 'verify';
  const email = useKnownAddress(person);
  const form = useCallForm({
    id,
    contract: verifyCode,
    fields: email ? ['code'] : ['email', 'code'],
    refused: 'code',
    onDone: finish,
  });
  return (
    <>
      <CodeSent email={email}>
        <StepLink to="code" go={go}>
          {words.otherAddress}
        </StepLink>
      </CodeSent>
      <StepForm form={form} submit={words.signIn} busy={words.signingIn}>
        {email ? <KnownAddress email={email} /> : <EmailQuestion form={id} error={form.errorOf('email')} />}
        <CodeInput
          form={id}
          name="code"
          label={words.code}
          hint={words.codeHint}
          error={form.errorOf('code')}
        />
      </StepForm>
      <Resend
        contract={requestCode}
        read={() => ({ email: form.read()['email'] ?? '' })}
        isJustSent={isJustSent}
        refuse={form.refuse}
      />
    </>
  );
}

export function ForgotStep({ person, go, onSent }: StepProps & { onSent: () => void }) {
  return (
    <>
      <AskForCode
        id="forgot"
        contract={forgotPassword}
        person={person}
        onSent={() => {
          onSent();
          go('reset');
        }}
      />
      <ul className="account-ways plain">
        <li>
          <StepLink to="code" go={go}>
            {words.withCode}
          </StepLink>
        </li>
        <li>
          <StepLink to="password" go={go}>
            {words.withPassword}
          </StepLink>
        </li>
      </ul>
    </>
  );
}

export function ResetStep({ person, go, finish, isJustSent }: StepProps & { isJustSent: boolean }) {
  const id = 'reset';
  const email = useKnownAddress(person);
  const form = useCallForm({
    id,
    contract: resetPassword,
    fields: email ? ['code', 'password'] : ['email', 'code', 'password'],
    refused: 'code',
    onDone: finish,
  });
  return (
    <>
      <CodeSent email={email}>
        <StepLink to="forgot" go={go}>
          {words.otherAddress}
        </StepLink>
      </CodeSent>
      <StepForm form={form} submit={words.reset} busy={words.saving}>
        {email ? <KnownAddress email={email} /> : <EmailQuestion form={id} error={form.errorOf('email')} />}
        <CodeInput
          form={id}
          name="code"
          label={words.code}
          hint={words.codeHint}
          error={form.errorOf('code')}
        />
        <NewPasswordQuestion form={form} id={id} />
      </StepForm>
      <Resend
        contract={forgotPassword}
        read={() => ({ email: form.read()['email'] ?? '' })}
        isJustSent={isJustSent}
        refuse={form.refuse}
      />
    </>
  );
}
