import type { ComponentProps } from 'react';
import { describeControl, Field, type FieldProps } from './Field.tsx';
import './code-input.css';

/**
 * Six digits from a mail. One field, so that it can be pasted, filled in by the phone and read out as one thing; a space or
 * a dash in the middle does no harm.
 */
export function CodeInput({
  form,
  name,
  label,
  hint,
  error,
  optional,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'name' | 'form' | 'type'>) {
  const field = { form, name, label, hint, error, optional };
  return (
    <Field {...field}>
      <input
        className="input code-input"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...input}
        {...describeControl(field)}
      />
    </Field>
  );
}
