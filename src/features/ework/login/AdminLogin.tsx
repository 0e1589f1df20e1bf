import { useRef, useState, type SyntheticEvent } from 'react';
import { signInAdmin } from '#shared/contracts/ework-sign-in.ts';
import { emailMaxLength } from '#shared/rules/email.ts';
import { useCall } from '../../../browser/queries.ts';
import { PasswordInput } from '../../../components/ui/PasswordInput.tsx';
import { SubmitButton } from '../../../components/ui/Submit.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { findFieldErrors } from '../field-errors.ts';
import { loginWords } from '../messages.ts';
import { prepareLogin } from '../session.ts';
import { LoginFailure } from './LoginFailure.tsx';

interface AdminLoginProps {
  email: string;
  onEmail: (email: string) => void;
  password: string;
  onPassword: (password: string) => void;
  onEnter: () => void;
}

/** As many characters as the server reads. */
const passwordMaxLength = 200;

/** Email and password, which can be shown while it is typed. */
export function AdminLogin({ email, onEmail, password, onPassword, onEnter }: AdminLoginProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const call = useCall(signInAdmin, { onSuccess: onEnter });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (call.isPending) return;
    const found = findFieldErrors(signInAdmin, { email, password });
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else {
      prepareLogin();
      call.mutate({ email, password });
    }
  };

  return (
    <form className="ework-form" onSubmit={submit} noValidate ref={form}>
      <TextInput
        form="ework-admin"
        name="email"
        type="email"
        label={loginWords.email}
        autoComplete="username"
        spellCheck={false}
        maxLength={emailMaxLength}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={errors['email']}
      />
      <PasswordInput
        form="ework-admin"
        name="password"
        label={loginWords.password}
        autoComplete="current-password"
        maxLength={passwordMaxLength}
        // A password that is shown does not stay on the screen while the answer is under way.
        isHidden={call.isPending}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
        error={errors['password']}
      />
      <SubmitButton label={loginWords.login} isBusy={call.isPending} />
      <LoginFailure error={call.error} />
    </form>
  );
}
