import './contact.css';
import { useEffect, useRef, useState } from 'react';
import { lengthLimits, submitForm } from '#shared/contracts/submit-form.ts';
import { currentMarketingWording, marketingWordings } from '#shared/messages/enquiry.ts';
import { contactFormType, inquiryOptions, subjectOptions, type ContactField } from '#shared/rules/labels.ts';
import { Checkbox } from '../../components/ui/Checkbox.tsx';
import { ErrorSummary } from '../../components/ui/ErrorSummary.tsx';
import { Honeypot } from '../../components/ui/Honeypot.tsx';
import { DoneIcon } from '../../components/ui/icons.tsx';
import { Select } from '../../components/ui/Select.tsx';
import { SentPanel } from '../../components/ui/SentPanel.tsx';
import { FailureAlert, SubmitButton } from '../../components/ui/Submit.tsx';
import { TextArea, TextInput } from '../../components/ui/TextInput.tsx';
import { loadPhoneRules } from '../../browser/visitor-form.ts';
import { formWords, questions } from './messages.ts';
import { useContactForm } from './use-contact-form.ts';

/** Goes before every id; the function that fills the page in without JavaScript knows it too. */
const id = 'contact';

/**
 * The contact form, complete without any script: it posts to the same endpoint. Once it has been sent the panel takes the
 * button's place, so that nothing above it moves, and the answers stay until the panel goes.
 */
export function ContactForm() {
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const trace = useRef<HTMLParagraphElement>(null);
  const [lastReference, setLastReference] = useState('');
  const isFocusLost = useRef(false);
  const { form, receipt, startAgain } = useContactForm(id);
  const isSent = receipt !== null;
  const required = (name: ContactField) => ({
    form: id,
    name,
    label: questions[name],
    error: form.errorOf(name),
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
    if (!receipt) return;
    isFocusLost.current = panel.current?.contains(document.activeElement) ?? false;
    setLastReference(receipt.reference);
    startAgain();
  };

  return (
    <div className="contact-form" ref={root}>
      <form
        {...form.formProps}
        action={`${submitForm.path}#${id}-summary`}
        inert={isSent}
        onSubmit={(event) => {
          setLastReference('');
          form.formProps.onSubmit(event);
        }}
      >
        <ErrorSummary id={`${id}-summary`} level="h3" errors={form.summary} />
        <input type="hidden" name="formType" value={contactFormType} />
        <TextInput {...required('name')} autoComplete="name" />
        <TextInput
          {...required('email')}
          hint={formWords.emailHint}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextInput
          {...required('phone')}
          optional
          hint={formWords.phoneHint}
          type="tel"
          autoComplete="tel"
          onFocus={() => void loadPhoneRules()}
        />
        <div className="pair">
          <Select {...required('subject')} options={subjectOptions} empty={formWords.choose} />
          <Select {...required('inquiry')} options={inquiryOptions} empty={formWords.choose} />
        </div>
        <TextArea {...required('message')} rows={5} maxLength={lengthLimits.message} />
        <div className="contact-boxes">
          <Checkbox
            form={id}
            name="consent"
            value="yes"
            label={formWords.consent}
            error={form.errorOf('consent')}
          />
          <Checkbox
            form={id}
            name="marketing"
            value="yes"
            label={marketingWordings[currentMarketingWording]}
            optional
          />
        </div>
        <Honeypot form={id} />
        {isSent ? null : (
          <div className="contact-foot">
            {form.failure ? <FailureAlert message={form.failure} /> : null}
            <SubmitButton label={form.isBusy ? formWords.sending : formWords.send} isBusy={form.isBusy} />
            <p className="note">
              <span>{formWords.note}</span> <a href="/privacy-policy">{formWords.privacy}</a>
            </p>
          </div>
        )}
      </form>
      <SentPanel
        ref={panel}
        className="contact-sent msg msg-good"
        busyWords={form.isBusy ? formWords.sendingQuietly : ''}
        isSent={isSent}
        title={formWords.sentTitle}
        headingLevel="h3"
        closing={{ isShown: true, onClose: close }}
      >
        <p>{receipt?.emailComes ? formWords.sentBody : formWords.sentWithoutEmail}</p>
        <p>
          <span>{formWords.reference}</span> <strong className="num nowrap">{receipt?.reference}</strong>
        </p>
        <p>
          <button className="btn btn-small" type="button" onClick={close}>
            {formWords.another}
          </button>
        </p>
      </SentPanel>
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
