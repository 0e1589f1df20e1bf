import { useState, type ComponentProps } from 'react';
import { describeControl, Field, fieldId, type FieldProps } from './Field.tsx';
import './password-input.css';

/**
 * A password, which can be shown while it is typed. When the form is sent it is hidden again, or the browser would offer it
 * later as any other word that was once typed.
 */
export function PasswordInput({
  form,
  name,
  label,
  hint,
  error,
  optional,
  isHidden = false,
  ...input
}: FieldProps & { isHidden?: boolean } & Omit<ComponentProps<'input'>, 'name' | 'form' | 'type'>) {
  const [isAsked, setAsked] = useState(false);
  const isShown = isAsked && !isHidden;
  const field = { form, name, label, hint, error, optional };
  return (
    <Field {...field}>
      <div className="password-input">
        <input
          className="input"
          type={isShown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize={isShown ? 'none' : undefined}
          {...input}
          {...describeControl(field)}
        />
        <button
          className="btn btn-small"
          type="button"
          aria-controls={fieldId(field)}
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          onClick={() => setAsked(!isShown)}
        >
          <span key={String(isShown)}>{isShown ? 'Hide' : 'Show'}</span>
        </button>
      </div>
      <p className="vh" role="status">
        <span key={String(isShown)}>{isShown ? 'Your password is shown' : ''}</span>
      </p>
    </Field>
  );
}
