import { forgotPassword, requestCode, resetPassword, signIn, verifyCode } from '#shared/contracts/auth.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { CodeForm } from './CodeForm.tsx';
import { EmailQuestion, NewPasswordQuestion, PasswordQuestion } from './questions.tsx';
import { StepForm, StepLink, Ways, type StepProps } from './StepParts.tsx';
import { signInWords as words } from './sign-in-words.ts';

interface AskingProps extends StepProps {
  onSent: () => void;
}
interface CodeStepProps extends StepProps {
  isJustSent: boolean;
}

/** The first form, in the page from the build on. */
export function PasswordStep({ person, go, finish }: StepProps) {
  const form = useCallForm({
    id: 'sign-in',
    contract: signIn,
    fields: ['email', 'password'],
    initial: { email: person.email },
    refused: 'password',
    onDone: finish,
  });
  return (
    <>
      <StepForm form={form} submit={words.signIn} busy={words.signingIn}>
        <EmailQuestion form={form} />
        <PasswordQuestion form={form} label={words.password} />
      </StepForm>
      <Ways go={go} to={['code', 'forgot', 'register']}>
        <li>
          {words.eworkQuestion} <a href="/ework-platform">{words.ework}</a>
        </li>
      </Ways>
    </>
  );
}

/** Asks for a code, to sign in with or to set a new password with. */
function AskForCode({
  id,
  contract,
  person,
  onSent,
}: Pick<AskingProps, 'person' | 'onSent'> & {
  id: string;
  contract: typeof requestCode | typeof forgotPassword;
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
      <EmailQuestion form={form} />
    </StepForm>
  );
}

export function CodeStep(props: AskingProps) {
  return (
    <>
      <AskForCode id="code" contract={requestCode} {...props} />
      <Ways go={props.go} to={['password', 'register']} />
    </>
  );
}

export function VerifyStep(props: CodeStepProps) {
  return (
    <CodeForm
      {...props}
      id="verify"
      contract={verifyCode}
      resend={requestCode}
      submit={words.signIn}
      busy={words.signingIn}
      otherAddress={
        <StepLink to="code" go={props.go}>
          {words.otherAddress}
        </StepLink>
      }
    />
  );
}

export function ForgotStep(props: AskingProps) {
  return (
    <>
      <AskForCode id="forgot" contract={forgotPassword} {...props} />
      <Ways go={props.go} to={['code', 'password']} />
    </>
  );
}

export function ResetStep(props: CodeStepProps) {
  return (
    <CodeForm
      {...props}
      id="reset"
      contract={resetPassword}
      resend={forgotPassword}
      submit={words.reset}
      busy={words.saving}
      more={['password']}
      otherAddress={
        <StepLink to="forgot" go={props.go}>
          {words.otherAddress}
        </StepLink>
      }
    >
      {(form) => <NewPasswordQuestion form={form} />}
    </CodeForm>
  );
}
