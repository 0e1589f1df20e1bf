import { confirmRegistration, register } from '#shared/contracts/auth.ts';
import { useState } from 'react';
import { CodeInput } from '../../components/ui/CodeInput.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { EmailQuestion, NewPasswordQuestion, useKnownAddress } from './SignInSteps.tsx';
import { CodeSent, KnownAddress, Resend, StepForm, StepLink, type StepProps } from './StepParts.tsx';
import { signInWords as words } from './sign-in-words.ts';
import { useCallForm, type CallForm } from './use-call-form.ts';

const maxName = 60;

function NameQuestions({ form, id }: { form: CallForm; id: string }) {
  return (
    <div className="pair">
      <TextInput
        form={id}
        name="firstName"
        label={words.firstName}
        error={form.errorOf('firstName')}
        autoComplete="given-name"
        maxLength={maxName}
      />
      <TextInput
        form={id}
        name="lastName"
        label={words.lastName}
        error={form.errorOf('lastName')}
        autoComplete="family-name"
        maxLength={maxName}
      />
    </div>
  );
}

/** Asks for an account. The password goes on to the next step in memory only. */
export function RegisterStep({ person, go, onSent }: StepProps & { onSent: (password: string) => void }) {
  const id = 'register';
  const form = useCallForm({
    id,
    contract: register,
    fields: ['firstName', 'lastName', 'email', 'password'],
    initial: { ...person },
    onDone: (_, { password }) => {
      onSent(password);
      go('confirm');
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
        <NameQuestions form={form} id={id} />
        <EmailQuestion form={id} error={form.errorOf('email')} />
        <NewPasswordQuestion form={form} id={id} label={words.password} />
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

/** Proves the address. Names and password are sent once more: whoever has the code decides them. */
export function ConfirmStep({ person, go, finish, isJustSent, password }: ConfirmStepProps) {
  const id = 'confirm';
  const email = useKnownAddress(person);
  const [known] = useState(() =>
    password !== null && person.firstName && person.lastName
      ? { firstName: person.firstName, lastName: person.lastName, password }
      : null,
  );
  const form = useCallForm({
    id,
    contract: confirmRegistration,
    fields: [...(email ? [] : ['email']), 'code', ...(known ? [] : ['firstName', 'lastName', 'password'])],
    ...(known ? { beside: known } : { initial: { firstName: person.firstName, lastName: person.lastName } }),
    refused: 'code',
    onDone: finish,
  });
  return (
    <>
      <p className="pin">{words.stepTwo}</p>
      <CodeSent email={email}>
        <StepLink to="register" go={go}>
          {words.otherAddress}
        </StepLink>
      </CodeSent>
      <StepForm form={form} submit={words.confirm} busy={words.signingIn}>
        {email ? <KnownAddress email={email} /> : <EmailQuestion form={id} error={form.errorOf('email')} />}
        <CodeInput
          form={id}
          name="code"
          label={words.code}
          hint={words.codeHint}
          error={form.errorOf('code')}
        />
        {known ? null : (
          <>
            <p className="soft">{words.confirmAgain}</p>
            <NameQuestions form={form} id={id} />
            <NewPasswordQuestion form={form} id={id} label={words.password} />
          </>
        )}
      </StepForm>
      <Resend
        contract={register}
        read={() => {
          const { code: _code, ...rest } = form.read();
          return rest;
        }}
        isJustSent={isJustSent}
        refuse={form.refuse}
      />
    </>
  );
}
