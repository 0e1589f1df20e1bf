import { useRef, useState, type SyntheticEvent } from 'react';
import { signInStudent } from '#shared/contracts/ework-sign-in.ts';
import type { EworkStudent } from '#shared/contracts/ework-shapes.ts';
import { emailMaxLength } from '#shared/rules/email.ts';
import { useCall } from '../../../browser/queries.ts';
import { SubmitButton } from '../../../components/ui/Submit.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { findFieldErrors } from '../field-errors.ts';
import { loginWords } from '../messages.ts';
import { prepareLogin } from '../session.ts';
import { CodeStep } from './CodeStep.tsx';
import { LoginFailure } from './LoginFailure.tsx';

interface StudentLoginProps {
  email: string;
  onEmail: (email: string) => void;
  onEnter: (student: EworkStudent) => void;
}

/** The address alone, or, where the server asks for it, the address and then the code that was sent to it. */
export function StudentLogin({ email, onEmail, onEnter }: StudentLoginProps) {
  const [fieldError, setFieldError] = useState<string>();
  const [isCodeSent, setCodeSent] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const call = useCall(signInStudent, {
    onSuccess: (answer) => ('student' in answer ? onEnter(answer.student) : setCodeSent(true)),
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (call.isPending) return;
    const errors = findFieldErrors(signInStudent, { email });
    setFieldError(errors['email']);
    if (errors['email']) input.current?.focus();
    else {
      prepareLogin();
      call.mutate({ email });
    }
  };

  if (isCodeSent) {
    return (
      <CodeStep
        email={email.trim()}
        onBack={() => {
          setCodeSent(false);
          call.reset();
        }}
        onEnter={onEnter}
      />
    );
  }
  return (
    <form className="ework-form" onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        form="ework-student"
        name="email"
        type="email"
        label={loginWords.email}
        hint={loginWords.studentHint}
        autoComplete="email"
        spellCheck={false}
        maxLength={emailMaxLength}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={fieldError}
      />
      <SubmitButton label={loginWords.accessCourse} isBusy={call.isPending} />
      <LoginFailure error={call.error} />
    </form>
  );
}
