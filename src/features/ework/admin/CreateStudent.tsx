import { useRef, useState, type SyntheticEvent } from 'react';
import { createEworkStudent } from '#shared/contracts/ework-admin.ts';
import { eworkLengths } from '#shared/contracts/ework-shapes.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import { emailMaxLength } from '#shared/rules/email.ts';
import { AlertIcon, DoneIcon } from '../../../components/ui/icons.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { SubmitButton } from '../../../components/ui/Submit.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { findFieldErrors } from '../field-errors.ts';
import { adminWords, sharedWords } from '../messages.ts';
import type { Courses } from './AdminDashboard.tsx';
import { useAdminCall } from './admin-calls.ts';

type Field = 'name' | 'email' | 'courseId';
const blank: Readonly<Record<Field, string>> = { name: '', email: '', courseId: '' };

interface CreateStudentProps {
  courses: Courses;
  onCreated: () => Promise<void>;
}

/** Adds a student, who gets an invitation by mail. The specification's alerts are messages under the form. */
export function CreateStudent({ courses, onCreated }: CreateStudentProps) {
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<{ isGood: boolean; words: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const call = useAdminCall(createEworkStudent, {
    onSuccess: ({ student }) => {
      setMessage({ isGood: true, words: eworkMessages.created(student.email) });
      setValues(blank);
      void onCreated();
      focusOn('name');
    },
    onError: ({ failure }) => {
      setErrors(failure.fields ?? {});
      setMessage({ isGood: false, words: failure.message ?? eworkMessages.createFailed });
    },
  });

  const focusOn = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (call.isPending) return;
    const input = { ...values, courseId: values.courseId === '' ? undefined : Number(values.courseId) };
    const found = findFieldErrors(createEworkStudent, input);
    setErrors(found);
    const first = (['name', 'email', 'courseId'] as const).find((name) => found[name]);
    if (first === undefined && input.courseId !== undefined) {
      setMessage(null);
      call.mutate({ ...input, courseId: input.courseId });
      return;
    }
    setMessage(first === 'courseId' ? { isGood: false, words: eworkMessages.chooseCourse } : null);
    focusOn(first ?? 'courseId');
  };

  const field = (name: Field) => ({
    form: 'ework-create',
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <section className="card" aria-labelledby="ework-create-title">
      <h2 id="ework-create-title">{adminWords.create}</h2>
      <form className="ework-form" onSubmit={submit} noValidate autoComplete="off" ref={form}>
        <TextInput {...field('name')} label={adminWords.name} maxLength={eworkLengths.name} />
        <TextInput
          {...field('email')}
          type="email"
          label={adminWords.email}
          spellCheck={false}
          maxLength={emailMaxLength}
        />
        <Select
          {...field('courseId')}
          label={adminWords.course}
          empty={adminWords.chooseCourse}
          options={(courses.data?.courses ?? []).map(({ id, title }) => ({
            value: String(id),
            label: title,
          }))}
        />
        {courses.error && !courses.data ? (
          <p className="small">
            <span>{adminWords.coursesFailed}</span>{' '}
            <button className="week-more" type="button" onClick={() => void courses.refetch()}>
              {sharedWords.tryAgain}
            </button>
          </p>
        ) : null}
        <SubmitButton
          label={call.isPending ? adminWords.creating : adminWords.createButton}
          isBusy={call.isPending}
        />
        <div role="alert">
          {message ? (
            <div
              // What stands beside its field already is only read out here.
              className={
                message.words === errors['courseId'] ? 'vh' : message.isGood ? 'msg msg-good' : 'msg msg-bad'
              }
              key={message.words}
            >
              {message.isGood ? <DoneIcon /> : <AlertIcon />}
              <p className="ework-address">{message.words}</p>
            </div>
          ) : null}
        </div>
      </form>
    </section>
  );
}
