import './contact.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { lengthLimits, submitForm } from '#shared/contracts/submit-form.ts';
import { currentMarketingWording, marketingWordings } from '#shared/messages/enquiry.ts';
import { contactFormType, inquiryOptions, subjectOptions, type ContactField } from '#shared/rules/labels.ts';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { fieldId } from '../../components/ui/Field.tsx';
import { Honeypot } from '../../components/ui/Honeypot.tsx';
import { DoneIcon } from '../../components/ui/icons.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { SentPanel } from '../../components/ui/SentPanel.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import { failureAlert, formWords, questions } from './messages.ts';
import { useContactForm } from './use-contact-form.ts';

/** Goes before every id; the function that fills the page in without JavaScript knows it too. */
const id = 'contact';

/**
 * The contact form, complete without any script: it posts to the same endpoint. Once it has been sent the panel takes the
 * button's place, so that nothing above it moves, and the answers stand until the panel goes.
 */
export function ContactForm() {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const trace = useRef<HTMLParagraphElement>(null);
  const [lastReference, setLastReference] = useState('');
  const isFocusLost = useRef(false);
  const control = useContactForm();
  const { state, summary } = control;
  const isSent = state.status === 'sent';
  const isSubmitting = state.status === 'submitting';
  const summaryErrors = useMemo(
    () => summary.map(({ field, message }) => ({ id: fieldId({ form: id, name: field }), message })),
    [summary],
  );
  const required = (name: ContactField) => ({
    form: id,
    label: questions[name],
    error: control.errorOf(name),
    ...control.register(name),
  });

  useEffect(() => {
    root.current?.dispatchEvent(new Event('ready', { bubbles: true }));
  }, []);

  useEffect(() => {
    if (isSent || !isFocusLost.current) return;
    // The panel had the focus and is gone; what says the same in its place takes it.
    isFocusLost.current = false;
    trace.current?.focus({ preventScroll: true });
  }, [isSent]);

  const close = () => {
    if (state.status !== 'sent') return;
    isFocusLost.current = panel.current?.contains(document.activeElement) ?? false;
    setLastReference(state.reference);
    control.startAgain();
  };

  return (
    <div className="contact-form" ref={root}>
      <form
        action={`${submitForm.path}#${id}-summary`}
        method="post"
        noValidate
        inert={isSent}
        onSubmit={(event) => {
          setLastReference('');
          control.submit(event);
        }}
      >
        <ErrorSummary id={`${id}-summary`} level="h3" errors={summaryErrors} />
        <input type="hidden" name="formType" value={contactFormType} />
        <TextInput {...required('name')} autoComplete="name" maxLength={lengthLimits.name} />
        <TextInput
          {...required('email')}
          hint={formWords.emailHint}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={lengthLimits.email}
        />
        <TextInput
          {...required('phone')}
          optional
          hint={formWords.phoneHint}
          type="tel"
          autoComplete="tel"
          maxLength={lengthLimits.phone}
          onFocus={control.preparePhone}
        />
        <div className="pair">
          <Select {...required('subject')} options={subjectOptions} empty={formWords.choose} />
          <Select {...required('inquiry')} options={inquiryOptions} empty={formWords.choose} />
        </div>
        <TextArea {...required('message')} rows={5} maxLength={lengthLimits.message} />
        <div className="contact-boxes">
          <Checkbox
            form={id}
            {...control.register('consent')}
            value="yes"
            label={formWords.consent}
            error={control.errorOf('consent')}
          />
          <Checkbox
            form={id}
            {...control.registerBeside('marketing')}
            value="yes"
            label={marketingWordings[currentMarketingWording]}
            optional
          />
        </div>
        <Honeypot form={id} {...control.registerBeside('website')} />
        {isSent ? null : (
          <div className="contact-foot">
            {state.status === 'failed' ? <FailureAlert message={failureAlert(state.message)} /> : null}
            <SubmitButton label={isSubmitting ? formWords.sending : formWords.send} isBusy={isSubmitting} />
            <p className="note">
              <span>{formWords.note}</span> <a href="/privacy-policy">{formWords.privacy}</a>
            </p>
          </div>
        )}
      </form>
      {/* The region is always there and what it says comes and goes, or screen readers would miss it. */}
      <div role="status" ref={panel}>
        {isSubmitting ? <p className="vh">{formWords.sendingQuietly}</p> : null}
        {isSent ? (
          <SentPanel
            className="contact-sent msg msg-good"
            title={formWords.sentTitle}
            headingLevel="h3"
            closing={{ isShown: true, onClose: close }}
          >
            <p>{formWords.sentBody}</p>
            <p>
              <span>{formWords.reference}</span> <strong className="num nowrap">{state.reference}</strong>
            </p>
            <p>
              <button className="btn btn-small" type="button" onClick={close}>
                {formWords.another}
              </button>
            </p>
          </SentPanel>
        ) : null}
      </div>
      {lastReference && !isSent ? (
        <p className="contact-trace state" ref={trace} tabIndex={-1}>
          <DoneIcon />
          <span key={lastReference}>
            {formWords.lastSent} <strong className="num nowrap">{lastReference}</strong>
          </span>
        </p>
      ) : null}
    </div>
  );
}
