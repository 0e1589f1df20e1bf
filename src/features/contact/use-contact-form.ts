import { useEffect } from 'react';
import { contactAnswers } from '#shared/contracts/submit-form.ts';
import { enquiryMessages } from '#shared/messages/enquiry.ts';
import { contactFields, contactFormType, type ContactField } from '#shared/rules/labels.ts';
import { storeDrafts } from '../../browser/form-draft.ts';
import { useDraftForm } from '../../browser/use-draft-form.ts';
import type { FormValues } from '../../browser/use-form.ts';
import { checkAnswers, sendDraft } from '../../browser/visitor-form.ts';
import { failureAlert } from './messages.ts';

const questions = Object.keys(contactFields) as ContactField[];
const drafts = storeDrafts(
  'contact-draft',
  Object.fromEntries([...questions, 'consent', 'marketing', 'website'].map((name) => [name, ''])),
);

/** The form asks for no country: a UK number, or any in full international form. */
async function check(values: FormValues) {
  const errors = await checkAnswers(contactAnswers, values, null);
  return values['consent'] ? errors : { ...errors, consent: enquiryMessages.consent };
}

/** Everything the contact form does. */
export function useContactForm(id: string) {
  const { form, draft, receipt, startAgain } = useDraftForm({
    id,
    drafts,
    fields: [...questions, 'consent'],
    check,
    send: (sending) =>
      sendDraft(sending, { formType: contactFormType, consent: Boolean(sending.values['consent']) }),
    failureAlert,
  });

  useEffect(() => {
    // The form has been open since the page was asked for, long before this code came.
    draft.current = { ...draft.current, startedAt: draft.current.startedAt || performance.timeOrigin };
  }, [draft]);

  return {
    form,
    receipt,
    /** After sending: an empty form that is another message, open from now on. */
    startAgain: () => startAgain(Date.now()),
  };
}
