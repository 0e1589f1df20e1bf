import { useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import type { Contract } from '#shared/contracts/contract.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { StatusLine } from '../../components/ui/StatusLine.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { MailIcon } from '../../components/ui/icons.tsx';
import { callEndpoint, CallError } from '../../browser/call-endpoint.ts';
import { accountMessages } from '#shared/messages/account.ts';
import { findFieldErrors, type FieldErrors } from '#shared/contracts/field-errors.ts';
import { sayFailure, sayWait } from '../../browser/say-failure.ts';
import type { Person } from './sign-in-draft.ts';
import { signInWords as words } from './sign-in-words.ts';
import { stepAddress, type Step } from './steps.ts';
import type { FormControl } from '../../browser/use-form.ts';
import { useWait } from './use-wait.ts';

/** What every step is given. */
export interface StepProps {
  person: Person;
  /** To another step of this page. */
  go: (step: Step) => void;
  /** Signed in: the page is left. */
  finish: () => 'leaving';
}

const nothingToFollow = () => () => undefined;

/** A real link to another step, so that it can be opened in a new tab too. */
export function StepLink({ to, go, children }: { to: Step; go: StepProps['go']; children: ReactNode }) {
  // The build knows no address, and so no place to go on to.
  const search = useSyncExternalStore(
    nothingToFollow,
    () => location.search,
    () => '',
  );
  return (
    <a
      href={stepAddress(to, search)}
      onClick={(event: MouseEvent) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

interface StepFormProps {
  form: FormControl;
  /** The questions. */
  children: ReactNode;
  submit: string;
  busy: string;
  /** Whether the button is the one that the page is for. */
  isMain?: boolean;
  /** Whether what it does cannot be undone. */
  isDanger?: boolean;
  /** Beside the button. */
  beside?: ReactNode;
  /** Under the button. */
  note?: ReactNode;
}

/** One step's form: what was wrong, the questions, the button. */
export function StepForm({
  form,
  children,
  submit,
  busy,
  isMain = true,
  isDanger = false,
  beside,
  note,
}: StepFormProps) {
  const look = isDanger ? 'btn btn-danger' : isMain ? 'btn btn-main' : 'btn';
  return (
    <form {...form.formProps} id={form.id} className="account-form">
      <ErrorSummary id={`${form.id}-summary`} errors={form.summary} />
      {children}
      <div className="account-foot">
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <div className="cluster">
          <SubmitButton label={form.isBusy ? busy : submit} isBusy={form.isBusy} look={look} />
          {beside}
        </div>
        {note}
      </div>
      <StatusLine text={form.isBusy ? busy : ''} />
    </form>
  );
}

/** What leads from one step to another: the words before the link, and those of the link. */
const ways: Readonly<Partial<Record<Step, readonly [before: string, link: string]>>> = {
  code: ['', words.withCode],
  forgot: ['', words.forgotten],
  password: ['', words.withPassword],
  register: [`${words.newHere} `, words.create],
};

/** The other ways to sign in, in a list under the form. */
export function Ways({
  to,
  go,
  children,
}: {
  to: readonly Step[];
  go: StepProps['go'];
  children?: ReactNode;
}) {
  return (
    <ul className="account-ways plain">
      {to.map((step) => (
        <li key={step}>
          {ways[step]?.[0]}
          <StepLink to={step} go={go}>
            {ways[step]?.[1]}
          </StepLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** That a code is on its way if it can be, and to whom: the same words for every address. */
export function CodeSent({ email, children }: { email: string; children?: ReactNode }) {
  return (
    <div className="msg">
      <MailIcon />
      <div className="stack" style={{ ['--gap' as string]: 'var(--space-1)' }}>
        <p>{accountMessages.codeSent}</p>
        {email ? (
          <p>
            {words.sentTo} <strong className="account-address">{email}</strong>. {children}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** The address is known, but password managers look for it beside the password. */
export function KnownAddress({ email }: { email: string }) {
  return <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />;
}

/** How long one address waits between two codes. Auth sends no more than one a minute. Seconds. */
const secondsBetweenCodes = 60;

interface ResendProps {
  contract: Contract;
  /** What the call needs, read when the button is pressed. */
  read: () => Readonly<Record<string, string>>;
  /** Whether a code has been sent a moment ago. */
  isJustSent: boolean;
  /** Shows what is missing beside the questions. */
  refuse: (errors: FieldErrors) => void;
}

type ResendState = { status: 'idle' | 'busy' | 'sent' } | { status: 'failed'; message: string };

/** Asks for another code, after a wait that can be seen. */
export function Resend({ contract, read, isJustSent, refuse }: ResendProps) {
  const wait = useWait(isJustSent ? secondsBetweenCodes : 0);
  const [state, setState] = useState<ResendState>({ status: 'idle' });
  const isBlocked = state.status === 'busy' || wait.left > 0;

  async function send() {
    if (isBlocked) return;
    const input = read();
    const errors = findFieldErrors(contract.request, input);
    if (Object.keys(errors).length > 0) return refuse(errors);
    setState({ status: 'busy' });
    try {
      await callEndpoint(contract, input);
      setState({ status: 'sent' });
      wait.start(secondsBetweenCodes);
    } catch (error) {
      setState({ status: 'failed', message: sayFailure(error) });
      if (error instanceof CallError) wait.start(error.failure.retryAfterSeconds ?? 0);
    }
  }

  return (
    <div className="account-resend">
      <p className="hint">{words.noMail}</p>
      {state.status === 'failed' ? <FailureAlert message={state.message} /> : null}
      <button
        className="btn btn-small"
        type="button"
        aria-disabled={isBlocked || undefined}
        aria-busy={state.status === 'busy' || undefined}
        onClick={() => void send()}
      >
        <span>{words.resend}</span>
      </button>
      {wait.left > 0 ? (
        <p className="note num">
          <span key={wait.left}>{words.resendIn(sayWait(wait.left))}</span>
        </p>
      ) : null}
      <StatusLine text={state.status === 'sent' ? words.resent : ''} />
    </div>
  );
}
