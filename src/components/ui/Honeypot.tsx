/** People never see this field; a program that fills it in gives itself away. */
export function Honeypot({ form }: { form: string }) {
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={`${form}-website`}>Leave this empty</label>
      <input
        id={`${form}-website`}
        name="website"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        // What 1Password, LastPass, Bitwarden and Dashlane obey.
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
        data-form-type="other"
      />
    </div>
  );
}
