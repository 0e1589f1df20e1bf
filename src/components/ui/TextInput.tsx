import type { ComponentProps } from 'react';
import { describeControl, Field, type FieldProps } from './Field.tsx';

type Shared = 'name' | 'form';

/** A question with a one-line answer. */
export function TextInput({
  form,
  name,
  label,
  hint,
  error,
  optional,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, Shared>) {
  const field = { form, name, label, hint, error, optional };
  return (
    <Field {...field}>
      <input className="input" type="text" {...input} {...describeControl(field)} />
    </Field>
  );
}

/** A question with an answer of several lines. */
export function TextArea({
  form,
  name,
  label,
  hint,
  error,
  optional,
  ...area
}: FieldProps & Omit<ComponentProps<'textarea'>, Shared>) {
  const field = { form, name, label, hint, error, optional };
  return (
    <Field {...field}>
      <textarea className="input" {...area} {...describeControl(field)} />
    </Field>
  );
}
