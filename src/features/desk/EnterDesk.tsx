import './enter-desk.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  askForDeskCode,
  enterDesk,
  leaveDesk,
  readDeskEntry,
  type DeskEntry,
} from '#shared/contracts/desk-entry.ts';
import { deskMessages } from '#shared/messages/desk.ts';
import { nextPath } from '#shared/rules/next-path.ts';
import { forgetAnswer, useCall, useEndpoint } from '../../browser/queries.ts';
import { sayFailure } from '../../browser/say-failure.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import type { FormControl } from '../../browser/use-form.ts';
import { CodeInput } from '../../components/ui/CodeInput.tsx';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { MailIcon } from '../../components/ui/icons.tsx';
import { PasswordInput } from '../../components/ui/PasswordInput.tsx';
import { StatusLine } from '../../components/ui/StatusLine.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { LoadFailure } from '../../learning/LoadFailure.tsx';
import { SignedIn } from '../../learning/SignedIn.tsx';
import { NotStaff } from '../../staff/AtDesk.tsx';
import { isNotStaff } from '../../staff/desk-address.ts';
import { EnterDeskSkeleton } from './EnterDeskSkeleton.tsx';
import { entryWords as words } from './desk-words.ts';

/** The way in for staff: the password once more, then the code from the mail. */
export function EnterDesk() {
  return (
    <SignedIn fallback={<EnterDeskSkeleton />}>
      <Entry />
    </SignedIn>
  );
}

function Entry() {
  const { data: entry, error, isFetching, refetch } = useEndpoint(readDeskEntry);
  if (isNotStaff(error)) return <NotStaff />;
  if (error)
    return (
      <LoadFailure
        what="the desk"
        reason={error.failure.message}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!entry) return <EnterDeskSkeleton />;
  return (
    <div className="staff enter-desk">
      <h1>{words.title}</h1>
      <p className="soft">{words.intro}</p>
      {entry.enteredUntil === null ? (
        <Steps entry={entry} />
      ) : (
        <Inside entry={entry} until={entry.enteredUntil} />
      )}
    </div>
  );
}

/** Where the person wanted to go; the desk itself for someone who came from nowhere. */
const wayOn = ({ roles }: DeskEntry) =>
  nextPath(new URLSearchParams(location.search).get('next')) ??
  (roles.includes('desk') ? '/desk' : roles.includes('mentor') ? '/mentor' : '/dashboard');

function Steps({ entry }: { entry: DeskEntry }) {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <CodeForm entry={entry} onAgain={() => setAsked(false)} />
  ) : (
    <PasswordForm email={entry.email} onAsked={() => setAsked(true)} />
  );
}

function PasswordForm({ email, onAsked }: { email: string; onAsked: () => void }) {
  const form = useCallForm({
    id: 'desk',
    contract: askForDeskCode,
    fields: ['password'],
    toInput: ({ password }) => ({ password }),
    onDone: () => {
      onAsked();
      return undefined;
    },
  });
  return (
    <DeskForm form={form} submit={words.ask} busy={words.asking}>
      {/* Password managers look for the address beside the password. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        form={form.id}
        name="password"
        label={words.password}
        error={form.errorOf('password')}
        autoComplete="current-password"
        isHidden={form.isBusy}
      />
    </DeskForm>
  );
}

function CodeForm({ entry, onAgain }: { entry: DeskEntry; onAgain: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const form = useCallForm({
    id: 'desk-code',
    contract: enterDesk,
    fields: ['code'],
    onDone: () => {
      location.replace(wayOn(entry));
      return 'leaving';
    },
  });
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <div className="msg" role="status">
        <MailIcon />
        <p>
          {deskMessages.codeSent} {words.sentTo} <b className="enter-desk-address">{entry.email}</b>.
        </p>
      </div>
      <DeskForm form={form} submit={words.enter} busy={words.entering} onAgain={onAgain}>
        <CodeInput
          ref={input}
          form={form.id}
          name="code"
          label={words.code}
          hint={words.codeHint}
          error={form.errorOf('code')}
        />
      </DeskForm>
    </>
  );
}

interface DeskFormProps {
  form: FormControl;
  submit: string;
  busy: string;
  onAgain?: () => void;
  children: ReactNode;
}

function DeskForm({ form, submit, busy, onAgain, children }: DeskFormProps) {
  return (
    <form {...form.formProps} className="staff-form">
      <ErrorSummary id={`${form.id}-summary`} errors={form.summary} />
      {children}
      {form.failure ? <FailureAlert message={form.failure} /> : null}
      <div className="cluster">
        <SubmitButton label={form.isBusy ? busy : submit} isBusy={form.isBusy} />
        {onAgain ? (
          <button className="btn" type="button" onClick={onAgain}>
            {words.again}
          </button>
        ) : null}
      </div>
      <StatusLine text={form.isBusy ? busy : ''} />
    </form>
  );
}

const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

function Inside({ entry, until }: { entry: DeskEntry; until: string }) {
  const leave = useCall(leaveDesk, { onSuccess: () => forgetAnswer(readDeskEntry) });
  return (
    <div className="stack">
      <p>
        {words.isInside} <time dateTime={until}>{timeOfDay.format(new Date(until))}</time>.
      </p>
      {leave.error ? <FailureAlert message={sayFailure(leave.error, { isTyped: false })} /> : null}
      <div className="cluster">
        <a className="btn btn-main" href={wayOn(entry)}>
          {words.goOn}
        </a>
        <button
          className="btn"
          type="button"
          aria-disabled={leave.isPending || undefined}
          aria-busy={leave.isPending || undefined}
          onClick={() => {
            if (!leave.isPending) leave.mutate({});
          }}
        >
          {words.leave}
        </button>
      </div>
    </div>
  );
}
