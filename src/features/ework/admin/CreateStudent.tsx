import { useState } from 'react';
import { createEworkStudent } from '#shared/contracts/ework-admin.ts';
import { eworkMessages } from '#shared/messages/ework.ts';
import { DoneIcon } from '../../../components/ui/icons.tsx';
import { Select } from '../../../components/ui/Select.tsx';
import { TextInput } from '../../../components/ui/TextInput.tsx';
import { EworkForm } from '../EworkForm.tsx';
import { adminWords, sayFailureOr, sharedWords } from '../messages.ts';
import type { Courses } from './AdminDashboard.tsx';
import { useAdminForm } from './admin-calls.ts';

interface CreateStudentProps {
  courses: Courses;
  onCreated: () => Promise<void>;
}

/** Adds a student, who gets an invitation by mail. Alerts are messages in the form. */
export function CreateStudent({ courses, onCreated }: CreateStudentProps) {
  const [created, setCreated] = useState('');
  const form = useAdminForm({
    id: 'ework-create',
    contract: createEworkStudent,
    fields: ['name', 'email', 'courseId'],
    toInput: ({ courseId, ...values }) => ({ ...values, courseId: courseId ? Number(courseId) : undefined }),
    beforeSending: () => setCreated(''),
    sayFailure: sayFailureOr(eworkMessages.createFailed),
    onDone: ({ student }) => {
      setCreated(eworkMessages.created(student.email));
      form.reset();
      form.focus('name');
      void onCreated();
      return undefined;
    },
  });
  return (
    <section className="card" aria-labelledby="ework-create-title">
      <h2 id="ework-create-title">{adminWords.create}</h2>
      <EworkForm
        form={form}
        level="h3"
        submit={adminWords.createButton}
        busy={adminWords.creating}
        foot={
          created ? (
            <div className="msg msg-good" role="alert" key={created}>
              <DoneIcon />
              <p className="ework-address">{created}</p>
            </div>
          ) : null
        }
      >
        <TextInput
          form={form.id}
          name="name"
          label={adminWords.name}
          error={form.errorOf('name')}
          autoComplete="off"
        />
        <TextInput
          form={form.id}
          name="email"
          type="email"
          label={adminWords.email}
          error={form.errorOf('email')}
          autoComplete="off"
          spellCheck={false}
        />
        <Select
          form={form.id}
          name="courseId"
          label={adminWords.course}
          error={form.errorOf('courseId')}
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
      </EworkForm>
    </section>
  );
}
