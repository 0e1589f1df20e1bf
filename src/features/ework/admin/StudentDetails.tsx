import { useEffect, useRef, useState } from 'react';
import { changeEworkStudent, inviteEworkStudent } from '#shared/contracts/ework-admin.ts';
import { type EworkCourse, type EworkListedStudent } from '#shared/contracts/ework-shapes.ts';
import { AlertIcon, DoneIcon } from '../../../components/ui/icons.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import type { CallError } from '../../../browser/call-endpoint.ts';
import { EworkForm } from '../EworkForm.tsx';
import { sayFailureOr, studentDialogWords as words } from '../messages.ts';
import { useAdminCall, useAdminForm } from './admin-calls.ts';
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
function Outcome({ done, error = null }: { done: string | false; error?: CallError | null }) {
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
  const [isSaved, setSaved] = useState(false);
  const { firstName, lastName, email } = student;
  const form = useAdminForm({
    id: 'ework-details',
    contract: changeEworkStudent,
    fields: ['firstName', 'lastName', 'email'],
    toInput: (values) => ({ studentId: student.id, ...values }),
    onValues: () => setSaved(false),
    sayFailure: sayFailureOr(words.failed),
    onDone: ({ student: changed }) => {
      onChanged(changed);
      setSaved(true);
      return undefined;
    },
  });
  // What was saved is what the form begins with from then on.
  useEffect(() => form.reset(), [firstName, lastName, email]);
  const field = (name: 'firstName' | 'lastName' | 'email') => ({
    form: form.id,
    name,
    label: words[name],
    defaultValue: student[name],
    error: form.errorOf(name),
    autoComplete: 'off',
  });
  return (
    <EworkForm
      form={form}
      level="h3"
      submit={words.save}
      head={<h3>{words.nameAndAddress}</h3>}
      foot={<Outcome done={isSaved && words.saved} />}
    >
      <div className="pair">
        <TextInput {...field('firstName')} />
        <TextInput {...field('lastName')} optional />
      </div>
      <TextInput {...field('email')} type="email" hint={words.addressHint} spellCheck={false} />
    </EworkForm>
  );
}

function CourseChoice({ student, courses, onChanged }: StudentDetailsProps) {
  const [isSaved, setSaved] = useState(false);
  const course = student.assignment?.course;
  const form = useAdminForm({
    id: 'ework-course',
    contract: changeEworkStudent,
    fields: ['courseId'],
    toInput: ({ courseId }) => ({ studentId: student.id, courseId: courseId ? Number(courseId) : null }),
    onValues: () => setSaved(false),
    sayFailure: sayFailureOr(words.failed),
    onDone: ({ student: changed }) => {
      onChanged(changed);
      setSaved(true);
      return undefined;
    },
  });
  return (
    <EworkForm
      form={form}
      level="h3"
      submit={words.reassign}
      look="btn"
      head={<h3>{words.course}</h3>}
      foot={<Outcome done={isSaved && (course ? words.reassigned(course.title) : words.courseTaken)} />}
    >
      <Select
        // Another course is another choice to begin with.
        key={course?.id ?? ''}
        form={form.id}
        name="courseId"
        label={words.course}
        hint={words.courseHint}
        error={form.errorOf('courseId')}
        optional
        defaultValue={String(course?.id ?? '')}
        empty={words.noCourse}
        options={courses.map(({ id, title: label }) => ({ value: String(id), label }))}
      />
    </EworkForm>
  );
}

function Access({ student, onChanged }: StudentDetailsProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = useRef<HTMLButtonElement>(null);
  const acts = useRef<HTMLDivElement>(null);
  /** The pressed button is gone: its place has the focus. */
  const focusActs = () => requestAnimationFrame(() => acts.current?.querySelector('button')?.focus());
  const change = useAdminCall(changeEworkStudent, {
    onSuccess: ({ student: changed }) => {
      setAsking(false);
      onChanged(changed);
      focusActs();
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
              <button
                className="btn btn-small"
                type="button"
                onClick={() => {
                  setAsking(false);
                  focusActs();
                }}
              >
                {words.endCancel}
              </button>
            </div>
          </div>
        </div>
      ) : (
        <div className="ework-acts" ref={acts}>
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
