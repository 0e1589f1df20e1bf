import type { ReactNode } from 'react';
import type { FormControl } from '../../browser/use-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';

interface EworkFormProps {
  form: FormControl;
  /** The questions. */
  children: ReactNode;
  /** Level of the heading over what was wrong. */
  level?: 'h2' | 'h3';
  submit: string;
  /** What the button says while the form is being sent. */
  busy?: string;
  /** Look of the button, in classes. */
  look?: string;
  /** Above the questions. */
  head?: ReactNode;
  /** Under the button. */
  foot?: ReactNode;
}

/** A form of the platform: what was wrong, the questions, the button, and under it why sending failed. */
export function EworkForm({
  form,
  children,
  level = 'h2',
  submit,
  busy = submit,
  look,
  head,
  foot,
}: EworkFormProps) {
  return (
    <form {...form.formProps} className="ework-form">
      {head}
      <ErrorSummary id={`${form.id}-summary`} level={level} errors={form.summary} />
      {children}
      <SubmitButton label={form.isBusy ? busy : submit} isBusy={form.isBusy} {...(look ? { look } : {})} />
      {form.failure ? <FailureAlert message={form.failure} /> : null}
      {foot}
    </form>
  );
}
