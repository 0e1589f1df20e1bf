import { useState } from 'react';
import { signInStudent } from '#shared/contracts/ework-sign-in.ts';
import type { EworkStudent } from '#shared/contracts/ework-shapes.ts';
import { useCallForm } from '../../../browser/use-call-form.ts';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { prepareLogin } from '../ework-session.ts';
import { EworkForm } from '../EworkForm.tsx';
import { loginWords, sayLoginFailure } from '../messages.ts';
import { CodeStep } from './CodeStep.tsx';
import type { Typed } from './LoginScreen.tsx';

interface StudentLoginProps {
  typed: Typed;
  onEnter: (student: EworkStudent) => void;
}

/** The address alone, or, where the server asks for it, the address and then the code that was sent to it. */
export function StudentLogin({ typed, onEnter }: StudentLoginProps) {
  /** The address that a code was sent to. */
  const [sentTo, setSentTo] = useState('');
  const form = useCallForm({
    id: 'ework-student',
    contract: signInStudent,
    fields: ['email'],
    initial: typed.values,
    onValues: typed.keep,
    beforeSending: prepareLogin,
    sayFailure: sayLoginFailure,
    onDone: (answer, { email }) => {
      if ('student' in answer) onEnter(answer.student);
      else setSentTo(email.trim());
      return undefined;
    },
  });

  if (sentTo) return <CodeStep email={sentTo} onBack={() => setSentTo('')} onEnter={onEnter} />;
  return (
    <EworkForm form={form} submit={loginWords.accessCourse}>
      <TextInput
        form={form.id}
        name="email"
        type="email"
        label={loginWords.email}
        hint={loginWords.studentHint}
        autoComplete="email"
        spellCheck={false}
        error={form.errorOf('email')}
      />
    </EworkForm>
  );
}
