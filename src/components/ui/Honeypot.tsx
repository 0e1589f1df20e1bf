import type { ComponentProps } from 'react';

/** People never meet this field; what fills it in is a program. */
export function Honeypot({ form, ...input }: { form: string } & Omit<ComponentProps<'input'>, 'form'>) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={`${form}-website`}>Leave this empty</label>
      <input
        id={`${form}-website`}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        {...input}
      />
    </div>
  );
}
