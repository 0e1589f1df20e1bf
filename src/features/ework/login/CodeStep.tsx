import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { signInStudent, verifyStudentCode } from '#shared/contracts/ework-sign-in.ts';
import type { EworkStudent } from '#shared/contracts/ework-shapes.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import { useCall } from '../../../browser/queries.ts';
import { CodeInput } from '../../../components/ui/CodeInput.tsx';
import { StatusLine } from '../../../components/ui/StatusLine.tsx';
import { SubmitButton } from '../../../components/ui/Submit.tsx';
import { findFieldErrors } from '../field-errors.ts';
import { loginWords } from '../messages.ts';
import { prepareLogin } from '../session.ts';
import { LoginFailure } from './LoginFailure.tsx';

interface CodeStepProps {
  email: string;
  onBack: () => void;
  onEnter: (student: EworkStudent) => void;
}

/** The second step of a student's login: the six digits from the mail. */
export function CodeStep({ email, onBack, onEnter }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const verify = useCall(verifyStudentCode, {
    onSuccess: ({ student }) => onEnter(student),
    onError: () => input.current?.focus(),
  });
  const resend = useCall(signInStudent, {
    onSuccess: (answer) => {
      // The setting may have changed meanwhile.
      if ('student' in answer) onEnter(answer.student);
      setCode('');
      verify.reset();
      input.current?.focus();
    },
  });
  useEffect(() => input.current?.focus(), []);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (verify.isPending) return;
    const errors = findFieldErrors(verifyStudentCode, { email, code });
    setFieldError(errors['code']);
    if (errors['code']) input.current?.focus();
    else {
      prepareLogin();
      verify.mutate({ email, code });
    }
  };

  const sentAgain = resend.isSuccess ? loginWords.newCodeSent : '';
  return (
    <form className="ework-form" onSubmit={submit} noValidate>
      <p className="small soft">{eworkMessages.codeSent}</p>
      <p className="small">
        <span>{loginWords.sentTo}</span> <b className="ework-address">{email}</b>
      </p>
      <CodeInput
        ref={input}
        form="ework-student"
        name="code"
        label={loginWords.code}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={fieldError}
      />
      <SubmitButton label={loginWords.accessCourse} isBusy={verify.isPending} />
      <LoginFailure error={verify.error ?? resend.error} />
      {sentAgain ? <p className="small soft">{sentAgain}</p> : null}
      <StatusLine text={sentAgain} />
      <div className="ework-form-more">
        <button
          className="btn btn-small btn-plain"
          type="button"
          aria-disabled={resend.isPending || undefined}
          aria-busy={resend.isPending || undefined}
          onClick={() => {
            if (!resend.isPending) resend.mutate({ email });
          }}
        >
          {loginWords.newCode}
        </button>
        <button className="btn btn-small btn-plain" type="button" onClick={onBack}>
          {loginWords.otherAddress}
        </button>
      </div>
    </form>
  );
}
