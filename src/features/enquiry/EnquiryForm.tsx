import { useMemo, type ReactNode } from 'react';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { fieldId } from '../../components/ui/Field.tsx';
import { Honeypot } from '../../components/ui/Honeypot.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import type { ProgrammeOption } from '#shared/catalogue/programmes.ts';
import { lengthLimits, submitForm } from '#shared/contracts/submit-form.ts';
import { currentMarketingWording, marketingWordings } from '#shared/messages/enquiry.ts';
import {
  budgetOptions,
  countryOptions,
  experienceOptions,
  sourceOptions,
  startDateOptions,
  timeCommitmentOptions,
  urgencyOptions,
  type EnquiryField,
  type EnquiryFormType,
} from '#shared/rules/labels.ts';
import { failureAlert, formWords, groups, questions, variantWords } from './messages.ts';
import type { EnquiryFormControl } from './use-enquiry-form.ts';

interface EnquiryFormProps {
  /** Goes before every id. */
  id: string;
  formType: EnquiryFormType;
  programmes: readonly ProgrammeOption[];
  control: EnquiryFormControl;
  /** What stands above the questions inside the form: the dialog's sticky head. */
  head?: ReactNode;
  headingLevel: 'h2' | 'h3';
}

function phoneHint(country: string): string {
  if (country === 'GB') return formWords.phoneHint;
  return country === 'OTHER' ? formWords.otherPhoneHint : formWords.foreignPhoneHint;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="group">
      <legend className="group-title">{title}</legend>
      {children}
    </fieldset>
  );
}

/** The five groups of questions. It is a complete form without any script: it posts to the same endpoint. */
export function EnquiryForm({ id, formType, programmes, control, head, headingLevel }: EnquiryFormProps) {
  const { state, summary } = control;
  const words = variantWords[formType];
  const summaryErrors = useMemo(
    () => summary.map(({ field, message }) => ({ id: fieldId({ form: id, name: field }), message })),
    [id, summary],
  );
  const isSubmitting = state.status === 'submitting';
  const required = (name: EnquiryField) => ({
    form: id,
    label: questions[name],
    error: control.errorOf(name),
    ...control.register(name),
  });
  const optional = (name: EnquiryField) => ({ ...required(name), optional: true });
  const extra = [...new Set(control.offered)].filter(
    (title) => title !== '' && !programmes.some((programme) => programme.value === title),
  );

  return (
    <form
      className="enquiry-form"
      action={submitForm.path}
      method="post"
      noValidate
      onSubmit={control.submit}
    >
      {head}
      <div className="dialog-body">
        {formType === 'journey' ? (
          <p className="enquiry-account">
            <span>{formWords.accountQuestion}</span> <a href="/sign-in">{formWords.signIn}</a>
          </p>
        ) : null}
        <ErrorSummary id={`${id}-summary`} level={headingLevel} errors={summaryErrors} />
        <input type="hidden" name="formType" value={formType} />

        <Group title={groups.personal}>
          <div className="pair">
            <TextInput {...required('firstName')} autoComplete="given-name" maxLength={lengthLimits.name} />
            <TextInput {...required('lastName')} autoComplete="family-name" maxLength={lengthLimits.name} />
          </div>
        </Group>

        <Group title={groups.contact}>
          <TextInput
            {...required('email')}
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={lengthLimits.email}
          />
          <Select {...required('country')} options={countryOptions} autoComplete="country" />
          <TextInput
            {...required('phone')}
            hint={phoneHint(control.country)}
            type="tel"
            autoComplete="tel"
            maxLength={lengthLimits.phone}
            onFocus={control.preparePhone}
          />
        </Group>

        <Group title={groups.background}>
          <TextInput
            {...optional('currentRole')}
            autoComplete="organization-title"
            maxLength={lengthLimits.currentRole}
          />
          <Select {...optional('experience')} options={experienceOptions} empty={formWords.choose} />
        </Group>

        <Group title={groups.programme}>
          <Select
            {...required('interestedProgram')}
            options={[...programmes, ...extra.map((title) => ({ value: title, label: title }))]}
            empty={formWords.chooseProgramme}
          />
          <div className="pair">
            <Select {...optional('preferredStartDate')} options={startDateOptions} empty={formWords.choose} />
            <Select
              {...optional('timeCommitment')}
              options={timeCommitmentOptions}
              empty={formWords.choose}
            />
          </div>
          <Select {...optional('budget')} options={budgetOptions} empty={formWords.choose} />
        </Group>

        <Group title={groups.additional}>
          <TextArea {...optional('goals')} hint={formWords.goalsHint} maxLength={lengthLimits.text} />
          <div className="pair">
            <Select {...optional('urgency')} options={urgencyOptions} empty={formWords.choose} />
            <Select {...optional('hearAboutUs')} options={sourceOptions} empty={formWords.choose} />
          </div>
          <TextArea {...optional('additionalInfo')} maxLength={lengthLimits.text} />
          <Checkbox
            form={id}
            {...control.registerBeside('marketing')}
            value="yes"
            label={marketingWordings[currentMarketingWording]}
            optional
          />
        </Group>

        <Honeypot form={id} {...control.registerBeside('website')} />
      </div>

      <div className="dialog-foot">
        {state.status === 'failed' ? <FailureAlert message={failureAlert(state.message)} /> : null}
        <SubmitButton label={isSubmitting ? formWords.submitting : words.submit} isBusy={isSubmitting} />
        <p className="note">{formWords.note}</p>
      </div>
    </form>
  );
}
