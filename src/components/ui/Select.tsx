import type { ComponentProps } from 'react';
import { describeControl, Field, type FieldProps } from './Field.tsx';

export interface SelectProps extends FieldProps, Omit<ComponentProps<'select'>, 'name' | 'form'> {
  options: readonly { readonly value: string; readonly label: string }[];
  /** What the empty choice says; without it the first option is chosen from the start. */
  empty?: string;
}

/** A question with one answer from a list: the browser's own select, which every phone and screen reader knows. */
export function Select({ form, name, label, hint, error, optional, options, empty, ...select }: SelectProps) {
  const field = { form, name, label, hint, error, optional };
  return (
    <Field {...field}>
      <select className="input" {...select} {...describeControl(field)}>
        {empty ? <option value="">{empty}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
