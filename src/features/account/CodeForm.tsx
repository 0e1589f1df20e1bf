import { useState, type ReactNode } from 'react';
import type {
  confirmRegistration,
  forgotPassword,
  register,
  requestCode,
  resetPassword,
  verifyCode,
} from '#shared/contracts/auth.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import type { FormControl, FormValues } from '../../browser/use-form.ts';
import { CodeQuestion, EmailQuestion } from './questions.tsx';
import { CodeSent, KnownAddress, Resend, StepForm, type StepProps } from './StepParts.tsx';

interface CodeFormProps extends StepProps {
  id: string;
  contract: typeof verifyCode | typeof resetPassword | typeof confirmRegistration;
  /** What sends another code. */
  resend: typeof requestCode | typeof forgotPassword | typeof register;
  /** Whether a code was sent a moment ago. */
  isJustSent: boolean;
  submit: string;
  busy: string;
  /** Names of the questions after the code. */
  more?: readonly string[];
  /** What is known beside the questions, for the call and for another code. */
  known?: FormValues;
  initial?: FormValues;
  /** What another code needs of the answers; the address alone, unless given. */
  toResend?: (values: FormValues) => FormValues;
  /** Leads back to where the address was typed. */
  otherAddress: ReactNode;
  children?: (form: FormControl) => ReactNode;
}

/** The form that takes the six digits from a mail, and whatever else its call needs. */
export function CodeForm({
  id,
  person,
  finish,
  contract,
  resend,
  isJustSent,
  submit,
  busy,
  more = [],
  known = {},
  initial,
  toResend = ({ email = '' }) => ({ email }),
  otherAddress,
  children,
}: CodeFormProps) {
  // As it came from the step before or from a mail; a question where neither says it.
  const [email] = useState(person.email);
  const form = useCallForm({
    id,
    contract,
    fields: [...(email ? [] : ['email']), 'code', ...more],
    initial,
    toInput: (values) => ({ ...known, ...values }),
    refused: 'code',
    onDone: finish,
  });
  return (
    <>
      <CodeSent email={email}>{otherAddress}</CodeSent>
      <StepForm form={form} submit={submit} busy={busy}>
        {email ? <KnownAddress email={email} /> : <EmailQuestion form={form} />}
        <CodeQuestion form={form} />
        {children?.(form)}
      </StepForm>
      <Resend
        contract={resend}
        read={() => toResend({ ...known, ...form.read() })}
        isJustSent={isJustSent}
        refuse={form.refuse}
      />
    </>
  );
}
