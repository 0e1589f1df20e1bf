import { useEffect, useState, type ReactNode } from 'react';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
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
import { loadPhoneRules } from '../../browser/visitor-form.ts';
import { ChevronDownIcon } from '../../components/ui/icons.tsx';
import { formWords, groups, optionalParts, questions, variantWords } from './messages.ts';
import type { EnquiryFormControl } from './use-enquiry-form.ts';

interface EnquiryFormProps {
  formType: EnquiryFormType;
  programmes: readonly ProgrammeOption[];
  control: EnquiryFormControl;
  /** What comes above the questions inside the form: the dialog's sticky head. */
  head?: ReactNode;
  /** What the head says no more once one has begun to write. */
  lead?: string;
  headingLevel: 'h2' | 'h3';
  /** Whether the questions that may be left out are there from the start; on a telephone they are folded. */
  isUnfolded?: boolean;
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

/** Questions that may be left out, with what they help with. What is wrong with one of them unfolds all of them. */
function Optional({
  helps,
  isUnfolded,
  hasError,
  children,
}: {
  helps: string;
  isUnfolded: boolean;
  hasError: boolean;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError]);
  if (isUnfolded)
    return (
      <>
        <p className="hint">
          <b>{optionalParts.optional}</b> <span>{helps}</span>
        </p>
        {children}
      </>
    );
  return (
    <details
      className="enquiry-optional"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          <b>{optionalParts.optional}</b> <span>{helps}</span>
        </span>
        <ChevronDownIcon />
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** The five groups of questions. It is a complete form without any script: it posts to the same endpoint. */
export function EnquiryForm({
  formType,
  programmes,
  control,
  head,
  lead,
  headingLevel,
  isUnfolded = true,
}: EnquiryFormProps) {
  const { form } = control;
  const required = (name: EnquiryField) => ({
    form: form.id,
    name,
    label: questions[name],
    error: form.errorOf(name),
  });
  const part = (helps: string, ...names: EnquiryField[]) => ({
    helps,
    isUnfolded,
    hasError: names.some((name) => form.errorOf(name) !== undefined),
  });
  const optional = (name: EnquiryField) => ({ ...required(name), optional: true });
  const extra = [...new Set(control.offered)].filter(
    (title) => title !== '' && !programmes.some((programme) => programme.value === title),
  );

  return (
    <form {...form.formProps} className="enquiry-form" action={submitForm.path}>
      {head}
      <div className="dialog-body">
        {lead ? <p className="small soft enquiry-lead">{lead}</p> : null}
        {formType === 'journey' ? (
          <p className="enquiry-account">
            <span>{formWords.accountQuestion}</span> <a href="/sign-in">{formWords.signIn}</a>
          </p>
        ) : null}
        <ErrorSummary id={`${form.id}-summary`} level={headingLevel} errors={form.summary} />
        <input type="hidden" name="formType" value={formType} />

        <Group title={groups.personal}>
          <div className="pair">
            <TextInput {...required('firstName')} autoComplete="given-name" />
            <TextInput {...required('lastName')} autoComplete="family-name" />
          </div>
        </Group>

        <Group title={groups.contact}>
          <TextInput {...required('email')} type="email" autoComplete="email" spellCheck={false} />
          <Select {...required('country')} options={countryOptions} autoComplete="country" />
          <TextInput
            {...required('phone')}
            hint={phoneHint(control.country)}
            type="tel"
            autoComplete="tel"
            onFocus={() => void loadPhoneRules()}
          />
        </Group>

        <Group title={groups.background}>
          <Optional {...part(optionalParts.background, 'currentRole', 'experience')}>
            <TextInput
              {...optional('currentRole')}
              autoComplete="organization-title"
              maxLength={lengthLimits.currentRole}
            />
            <Select {...optional('experience')} options={experienceOptions} empty={formWords.choose} />
          </Optional>
        </Group>

        <Group title={groups.programme}>
          <Select
            {...required('interestedProgram')}
            options={[...programmes, ...extra.map((title) => ({ value: title, label: title }))]}
            empty={formWords.chooseProgramme}
          />
          <Optional {...part(optionalParts.programme, 'preferredStartDate', 'timeCommitment', 'budget')}>
            <div className="pair">
              <Select
                {...optional('preferredStartDate')}
                options={startDateOptions}
                empty={formWords.choose}
              />
              <Select
                {...optional('timeCommitment')}
                options={timeCommitmentOptions}
                empty={formWords.choose}
              />
            </div>
            <Select {...optional('budget')} options={budgetOptions} empty={formWords.choose} />
          </Optional>
        </Group>

        <Group title={groups.additional}>
          <Optional {...part(optionalParts.additional, 'goals', 'urgency', 'hearAboutUs', 'additionalInfo')}>
            <TextArea {...optional('goals')} hint={formWords.goalsHint} maxLength={lengthLimits.text} />
            <div className="pair">
              <Select {...optional('urgency')} options={urgencyOptions} empty={formWords.choose} />
              <Select {...optional('hearAboutUs')} options={sourceOptions} empty={formWords.choose} />
            </div>
            <TextArea {...optional('additionalInfo')} maxLength={lengthLimits.text} />
          </Optional>
          <Checkbox
            form={form.id}
            name="marketing"
            value="yes"
            label={marketingWordings[currentMarketingWording]}
            optional
          />
        </Group>

        <Honeypot form={form.id} />
        <p className="note enquiry-note">{formWords.note}</p>
      </div>

      <div className="dialog-foot">
        {form.failure ? <FailureAlert message={form.failure} /> : null}
        <SubmitButton
          label={form.isBusy ? formWords.submitting : variantWords[formType].submit}
          isBusy={form.isBusy}
        />
      </div>
    </form>
  );
}
