import { useEffect } from 'react';
import { loadPhoneRules } from '../../browser/load-phone-rules.ts';
import { useSubmissionForm } from '../../browser/use-submission-form.ts';
import { checkedFields, contactDrafts, type CheckedField } from './contact-draft.ts';
import { resolveContact } from './contact-resolver.ts';
import { sendContact } from './contact-submission.ts';

/** Everything the contact form does. */
export function useContactForm() {
  const { form, draft, recheck, reset, ...control } = useSubmissionForm({
    drafts: contactDrafts,
    fields: checkedFields,
    resolver: resolveContact,
    send: sendContact,
  });

  useEffect(() => {
    // The form has been open since the page was asked for, long before this code came.
    draft.current = { ...draft.current, startedAt: draft.current.startedAt || performance.timeOrigin };
  }, [draft]);

  return {
    ...control,
    register: (name: CheckedField) => form.register(name, { onChange: () => recheck(name) }),
    registerBeside: form.register,
    preparePhone: () => void loadPhoneRules().catch(() => null),
    /** After sending: an empty form with a new id, open from now on. */
    startAgain: () => reset(Date.now()),
  };
}
