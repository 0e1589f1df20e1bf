import { confirmRegistration, register } from '#shared/contracts/auth.ts';
import { useState } from 'react';
import { useCallForm } from '../../browser/use-call-form.ts';
import { CodeForm } from './CodeForm.tsx';
import { EmailQuestion, NameQuestions, NewPasswordQuestion } from './questions.tsx';
import { StepForm, StepLink, type StepProps } from './StepParts.tsx';
import { signInWords as words } from './sign-in-words.ts';

/** Asks for an account. The password goes on to the next step in memory only. */
export function RegisterStep({ person, go, onSent }: StepProps & { onSent: (password: string) => void }) {
  const form = useCallForm({
    id: 'register',
    contract: register,
    fields: ['firstName', 'lastName', 'email', 'password'],
    initial: { ...person },
    onDone: (_, { password }) => {
      onSent(password);
      return undefined;
    },
  });
  return (
    <>
      <p className="pin">{words.stepOne}</p>
      <StepForm
        form={form}
        submit={words.register}
        busy={words.registering}
        note={
          <p className="note">
            {words.accept} <a href="/terms">{words.terms}</a>. {words.privacyBefore}{' '}
            <a href="/privacy">{words.privacy}</a>.
          </p>
        }
      >
        <NameQuestions form={form} />
        <EmailQuestion form={form} />
        <NewPasswordQuestion form={form} label={words.password} />
      </StepForm>
      <ul className="account-ways plain">
        <li>
          {words.haveAccount}{' '}
          <StepLink to="password" go={go}>
            {words.signIn}
          </StepLink>
        </li>
      </ul>
    </>
  );
}

interface ConfirmStepProps extends StepProps {
  isJustSent: boolean;
  /** As it was typed in the step before; null after a reload or in another browser, which then asks once more. */
  password: string | null;
}

/** Proves the address. Names and password are sent once more: only the person who has the code decides them. */
export function ConfirmStep({ password, ...props }: ConfirmStepProps) {
  const { firstName, lastName } = props.person;
  const [known] = useState(() => (password !== null && firstName ? { firstName, lastName, password } : null));
  return (
    <>
      <p className="pin">{words.stepTwo}</p>
      <CodeForm
        {...props}
        id="confirm"
        contract={confirmRegistration}
        resend={register}
        submit={words.confirm}
        busy={words.signingIn}
        more={known ? [] : ['firstName', 'lastName', 'password']}
        {...(known ? { known } : { initial: { firstName, lastName } })}
        toResend={({ code: _code, ...rest }) => rest}
        otherAddress={
          <StepLink to="register" go={props.go}>
            {words.otherAddress}
          </StepLink>
        }
      >
        {(form) =>
          known ? null : (
            <>
              <p className="soft">{words.confirmAgain}</p>
              <NameQuestions form={form} />
              <NewPasswordQuestion form={form} label={words.password} />
            </>
          )
        }
      </CodeForm>
    </>
  );
}
