import { signInAdmin } from '#shared/contracts/ework-sign-in.ts';
import { useCallForm } from '../../../browser/use-call-form.ts';
import { PasswordInput } from '../../../components/ui/PasswordInput.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { EworkForm } from '../EworkForm.tsx';
import { loginWords, sayLoginFailure } from '../messages.ts';
import { prepareLogin } from '../ework-session.ts';
import type { Typed } from './LoginScreen.tsx';

interface AdminLoginProps {
  typed: Typed;
  onEnter: () => void;
}

/** Email and password, which can be shown while it is typed. */
export function AdminLogin({ typed, onEnter }: AdminLoginProps) {
  const form = useCallForm({
    id: 'ework-admin',
    contract: signInAdmin,
    fields: ['email', 'password'],
    initial: typed.values,
    onValues: typed.keep,
    beforeSending: prepareLogin,
    sayFailure: sayLoginFailure,
    onDone: () => {
      onEnter();
      return undefined;
    },
  });
  return (
    <EworkForm form={form} submit={loginWords.login}>
      <TextInput
        form={form.id}
        name="email"
        type="email"
        label={loginWords.email}
        autoComplete="username"
        spellCheck={false}
        error={form.errorOf('email')}
      />
      <PasswordInput
        form={form.id}
        name="password"
        label={loginWords.password}
        autoComplete="current-password"
        // A password that is shown does not stay on the screen while the answer is under way.
        isHidden={form.isBusy}
        error={form.errorOf('password')}
      />
    </EworkForm>
  );
}
