import type { ComponentProps } from 'react';
import { describeControl, fieldId, type FieldProps } from './Field.tsx';
import { AlertIcon } from './icons.tsx';

/** One box to tick, its words beside it. */
export function Checkbox({
  form,
  name,
  label,
  error,
  optional,
  ...input
}: Omit<FieldProps, 'hint'> & Omit<ComponentProps<'input'>, 'name' | 'form' | 'type'>) {
  const field = { form, name, label, error, optional };
  return (
    <div className={error ? 'field field-bad' : 'field'} data-field={name}>
      <p className="error" id={`${fieldId(field)}-error`} hidden={!error}>
        {error ? <AlertIcon /> : null}
        {error ? <span key={error}>{error}</span> : null}
      </p>
      <div>
        <label className="check">
          <input type="checkbox" {...input} {...describeControl(field)} />
          <span>{label}</span>
        </label>
      </div>
    </div>
  );
}
