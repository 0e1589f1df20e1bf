import type { ReactNode } from 'react';
import { AlertIcon } from './icons.tsx';

export interface FieldProps {
  /** Name in the form's data. */
  name: string;
  /** Goes before the name to make ids, so that two forms can be on one page. */
  form: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
}

export const fieldId = ({ form, name }: Pick<FieldProps, 'form' | 'name'>) => `${form}-${name}`;

/** What every control says about itself. The error's id is always there: a page filled in by the server has no script to add it. */
export function describeControl(field: FieldProps) {
  const id = fieldId(field);
  return {
    id,
    name: field.name,
    required: !field.optional,
    'aria-describedby': field.hint ? `${id}-hint ${id}-error` : `${id}-error`,
    'aria-invalid': field.error ? true : undefined,
  };
}

/**
 * Label, hint, error, control, in the order in which they are read. Words that change are keyed elements, never bare
 * text: a browser's translation replaces text nodes, and React must be able to take away what it put there.
 */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  const id = fieldId(field);
  return (
    <div className={field.error ? 'field field-bad' : 'field'} data-field={field.name}>
      <label htmlFor={id}>
        <span>{field.label}</span>
        {field.optional ? <span className="optional"> (optional)</span> : null}
      </label>
      {field.hint ? (
        <p className="hint" id={`${id}-hint`} key={field.hint}>
          {field.hint}
        </p>
      ) : null}
      <p className="error" id={`${id}-error`} hidden={!field.error}>
        {field.error ? <AlertIcon /> : null}
        {field.error ? <span key={field.error}>{field.error}</span> : null}
      </p>
      {children}
    </div>
  );
}
