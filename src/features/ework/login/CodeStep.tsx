import { useEffect, useRef } from 'react';
import { signInStudent, verifyStudentCode } from '#shared/contracts/ework-sign-in.ts';
import type { EworkStudent } from '#shared/contracts/ework-shapes.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import { useCall } from '../../../browser/queries.ts';
import { useCallForm } from '../../../browser/use-call-form.ts';
import { CodeInput } from '../../../components/ui/CodeInput.tsx';
import { StatusLine } from '../../../components/ui/StatusLine.tsx';
import { FailureAlert } from '../../../components/ui/Submit.tsx';
import { prepareLogin } from '../ework-session.ts';
import { EworkForm } from '../EworkForm.tsx';
import { loginWords, sayLoginFailure } from '../messages.ts';

interface CodeStepProps {
  email: string;
  onBack: () => void;
  onEnter: (student: EworkStudent) => void;
}

/** The second step of a student's login: the six digits from the mail. */
export function CodeStep({ email, onBack, onEnter }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const form = useCallForm({
    id: 'ework-student',
    contract: verifyStudentCode,
    fields: ['code'],
    toInput: ({ code }) => ({ email, code }),
    refused: 'code',
    beforeSending: prepareLogin,
    sayFailure: sayLoginFailure,
    onDone: ({ student }) => {
      onEnter(student);
      return undefined;
    },
  });
  const resend = useCall(signInStudent, {
    onSuccess: (answer) => {
      // The setting may have changed meanwhile.
      if ('student' in answer) onEnter(answer.student);
      form.reset();
      input.current?.focus();
    },
  });
  useEffect(() => input.current?.focus(), []);

  const sentAgain = resend.isSuccess ? loginWords.newCodeSent : '';
  return (
    <EworkForm
      form={form}
      submit={loginWords.accessCourse}
      head={
        <>
          <p className="small soft">{eworkMessages.codeSent}</p>
          <p className="small">
            <span>{loginWords.sentTo}</span> <b className="ework-address">{email}</b>
          </p>
        </>
      }
      foot={
        <>
          {resend.error ? <FailureAlert message={sayLoginFailure(resend.error)} /> : null}
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
        </>
      }
    >
      <CodeInput
        ref={input}
        form={form.id}
        name="code"
        label={loginWords.code}
        error={form.errorOf('code')}
      />
    </EworkForm>
  );
}
