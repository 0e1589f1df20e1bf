import { useRef, useState, type SyntheticEvent } from 'react';
import { changeEworkStudent, inviteEworkStudent } from '#shared/contracts/ework-admin.ts';
import { eworkLengths, type EworkCourse, type EworkListedStudent } from '#shared/contracts/ework-shapes.ts';
import { emailMaxLength } from '#shared/rules/email.ts';
import { AlertIcon, DoneIcon } from '../../../components/ui/icons.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { SubmitButton } from '../../../components/ui/Submit.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import type { CallError } from '../../../browser/call-endpoint.ts';
import { findFieldErrors } from '../field-errors.ts';
import { studentDialogWords as words } from '../messages.ts';
import { useAdminCall } from './admin-calls.ts';
import { nameOf } from './sort-students.ts';

interface StudentDetailsProps {
  student: EworkListedStudent;
  courses: readonly EworkCourse[];
  onChanged: (student: EworkListedStudent) => void;
}

/** What an admin may change of a student: each part saves by itself and says so in its place. */
export function StudentDetails(props: StudentDetailsProps) {
  return (
    <div className="ework-details">
      <NameAndAddress {...props} />
      <CourseChoice {...props} />
      <Access {...props} />
    </div>
  );
}

/** How the last attempt ended, in a region that is always there. */
function Outcome({ done, error }: { done: string | false; error: CallError | null }) {
  const said = error ? (error.failure.message ?? words.failed) : done || '';
  return (
    <div role="status">
      {said ? (
        <p className={error ? 'state state-bad ework-outcome' : 'state state-done ework-outcome'} key={said}>
          {error ? <AlertIcon /> : <DoneIcon />}
          <span>{said}</span>
        </p>
      ) : null}
    </div>
  );
}

function NameAndAddress({ student, onChanged }: StudentDetailsProps) {
  const [values, setValues] = useState({
    firstName: student.firstName,
    lastName: student.lastName,
    email: student.email,
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const call = useAdminCall(changeEworkStudent, {
    onSuccess: ({ student: changed }) => {
      const { firstName, lastName, email } = changed;
      setValues({ firstName, lastName, email });
      onChanged(changed);
    },
    onError: ({ failure }) => setErrors(failure.fields ?? {}),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (call.isPending) return;
    const input = { studentId: student.id, ...values };
    const found = findFieldErrors(changeEworkStudent, input);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else call.mutate(input);
  };
  const field = (name: keyof typeof values) => ({
    form: 'ework-details',
    name,
    label: words[name],
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      if (call.isSuccess) call.reset();
      setValues((before) => ({ ...before, [name]: target.value }));
    },
  });
  return (
    <form className="ework-form" onSubmit={submit} noValidate autoComplete="off" ref={form}>
      <h3>{words.nameAndAddress}</h3>
      <div className="pair">
        <TextInput {...field('firstName')} maxLength={eworkLengths.name} />
        <TextInput {...field('lastName')} maxLength={eworkLengths.name} optional />
      </div>
      <TextInput
        {...field('email')}
        type="email"
        hint={words.addressHint}
        spellCheck={false}
        maxLength={emailMaxLength}
      />
      <SubmitButton label={words.save} isBusy={call.isPending} />
      <Outcome done={call.isSuccess && words.saved} error={call.error} />
    </form>
  );
}

function CourseChoice({ student, courses, onChanged }: StudentDetailsProps) {
  const [courseId, setCourseId] = useState(String(student.assignment?.course.id ?? ''));
  const call = useAdminCall(changeEworkStudent, {
    onSuccess: ({ student: changed }) => onChanged(changed),
  });
  const title = student.assignment?.course.title;
  return (
    <form
      className="ework-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (call.isPending) return;
        call.mutate({ studentId: student.id, courseId: courseId === '' ? null : Number(courseId) });
      }}
    >
      <h3>{words.course}</h3>
      <Select
        form="ework-details"
        name="courseId"
        label={words.course}
        hint={words.courseHint}
        optional
        value={courseId}
        onChange={(event) => {
          call.reset();
          setCourseId(event.target.value);
        }}
        empty={words.noCourse}
        options={courses.map(({ id, title: label }) => ({ value: String(id), label }))}
      />
      <button className="btn" type="submit" aria-busy={call.isPending || undefined}>
        {words.reassign}
      </button>
      <Outcome
        done={call.isSuccess && (title ? words.reassigned(title) : words.courseTaken)}
        error={call.error}
      />
    </form>
  );
}

function Access({ student, onChanged }: StudentDetailsProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const change = useAdminCall(changeEworkStudent, {
    onSuccess: ({ student: changed }) => {
      setAsking(false);
      onChanged(changed);
    },
  });
  const invite = useAdminCall(inviteEworkStudent);
  const isOpen = student.access === 'open';
  const busy = change.isPending || invite.isPending;
  const setAccess = (access: 'open' | 'ended') => {
    invite.reset();
    if (!busy) change.mutate({ studentId: student.id, access });
  };
  return (
    <section className="ework-form" aria-labelledby="ework-access">
      <h3 id="ework-access">{words.access}</h3>
      {isAsking && isOpen ? (
        <div className="msg msg-warn">
          <AlertIcon />
          <div className="stack">
            <p id="ework-end-question">{words.endQuestion(nameOf(student))}</p>
            <div className="ework-acts">
              <button
                className="btn btn-small btn-danger"
                type="button"
                ref={confirm}
                aria-describedby="ework-end-question"
                aria-busy={change.isPending || undefined}
                onClick={() => setAccess('ended')}
              >
                {words.endConfirm}
              </button>
              <button className="btn btn-small" type="button" onClick={() => setAsking(false)}>
                {words.endCancel}
              </button>
            </div>
          </div>
        </div>
      ) : (
        <div className="ework-acts">
          {isOpen ? (
            <>
              <button
                className="btn btn-small"
                type="button"
                aria-busy={invite.isPending || undefined}
                onClick={() => {
                  change.reset();
                  if (!busy) invite.mutate({ studentId: student.id });
                }}
              >
                {words.resend}
              </button>
              <button
                className="btn btn-small btn-danger"
                type="button"
                onClick={() => {
                  change.reset();
                  invite.reset();
                  setAsking(true);
                  requestAnimationFrame(() => confirm.current?.focus());
                }}
              >
                {words.end}
              </button>
            </>
          ) : (
            <button
              className="btn btn-small"
              type="button"
              aria-busy={change.isPending || undefined}
              onClick={() => setAccess('open')}
            >
              {words.reopen}
            </button>
          )}
        </div>
      )}
      <Outcome
        done={
          (invite.isSuccess && words.resent(student.email)) ||
          (change.isSuccess && (isOpen ? words.reopened : words.ended))
        }
        error={invite.error ?? change.error}
      />
    </section>
  );
}
