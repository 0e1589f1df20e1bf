import { useState } from 'react';
import {
  correctDeskEnquiry,
  correctDeskLearner,
  type CorrectableEnquiry,
  type DeskPerson,
} from '#shared/contracts/desk-rights.ts';
import { useCallForm } from '../../browser/use-call-form.ts';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextInput } from '../../components/ui/TextInput.tsx';
import { rightsWords as words } from './rights-words.ts';

/** Names, addresses and numbers, wherever this person has them. */
export function Corrections({ person, onCorrected }: { person: DeskPerson; onCorrected: () => void }) {
  const { enquiries, learner } = person;
  const [isSaved, setSaved] = useState(false);
  const done = () => {
    setSaved(true);
    onCorrected();
  };
  if (enquiries.length === 0 && !learner) return null;
  return (
    <section className="rights-part" aria-labelledby="rights-correct">
      <h3 id="rights-correct">{words.correct}</h3>
      <p role="status">{isSaved ? words.saved : ''}</p>
      {learner ? <AccountName key={JSON.stringify(learner)} learner={learner} onDone={done} /> : null}
      {enquiries.map((enquiry) => (
        <Enquiry key={`${enquiry.id} ${enquiry.version}`} enquiry={enquiry} onDone={done} />
      ))}
    </section>
  );
}

function AccountName({
  learner,
  onDone,
}: {
  learner: NonNullable<DeskPerson['learner']>;
  onDone: () => void;
}) {
  const form = useCallForm({
    id: 'account-name',
    contract: correctDeskLearner,
    fields: ['firstName', 'lastName'],
    initial: { firstName: learner.firstName, lastName: learner.lastName },
    toInput: ({ firstName, lastName }) => ({ learnerId: learner.id, firstName, lastName }),
    onDone: () => {
      onDone();
      return undefined;
    },
  });
  return (
    <details className="rights-fold">
      <summary>{words.correctAccount}</summary>
      <form {...form.formProps} className="staff-form">
        <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
        <div className="pair">
          <TextInput
            form={form.id}
            name="firstName"
            autoComplete="off"
            label={words.firstName}
            error={form.errorOf('firstName')}
          />
          <TextInput
            form={form.id}
            name="lastName"
            autoComplete="off"
            label={words.lastName}
            optional
            error={form.errorOf('lastName')}
          />
        </div>
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <SubmitButton label={form.isBusy ? words.saving : words.save} isBusy={form.isBusy} look="btn" />
      </form>
    </details>
  );
}

function Enquiry({ enquiry, onDone }: { enquiry: CorrectableEnquiry; onDone: () => void }) {
  const { id: enquiryId, version, reference, firstName, lastName, email, phone } = enquiry;
  const form = useCallForm({
    id: `correct-${reference}`,
    contract: correctDeskEnquiry,
    fields: ['firstName', 'lastName', 'email', 'phone'],
    initial: { firstName, lastName, email, phone: phone ?? '' },
    toInput: (typed) => ({ enquiryId, version, ...typed }),
    onDone: () => {
      onDone();
      return undefined;
    },
  });
  return (
    <details className="rights-fold">
      <summary>
        {words.correctEnquiry} <span className="num nowrap">{reference}</span>
      </summary>
      <form {...form.formProps} className="staff-form">
        <ErrorSummary id={`${form.id}-summary`} level="h3" errors={form.summary} />
        <p className="hint">{words.correctHint}</p>
        <div className="pair">
          <TextInput
            form={form.id}
            name="firstName"
            autoComplete="off"
            label={words.firstName}
            error={form.errorOf('firstName')}
          />
          {phone === null ? null : (
            <TextInput
              form={form.id}
              name="lastName"
              autoComplete="off"
              label={words.lastName}
              optional
              error={form.errorOf('lastName')}
            />
          )}
        </div>
        <div className="pair">
          <TextInput
            form={form.id}
            name="email"
            type="email"
            autoComplete="off"
            spellCheck={false}
            label={words.email}
            error={form.errorOf('email')}
          />
          {phone === null ? null : (
            <TextInput
              form={form.id}
              name="phone"
              type="tel"
              autoComplete="off"
              label={words.phone}
              optional
              error={form.errorOf('phone')}
            />
          )}
        </div>
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <SubmitButton label={form.isBusy ? words.saving : words.save} isBusy={form.isBusy} look="btn" />
      </form>
    </details>
  );
}
