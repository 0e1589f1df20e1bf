import { useEffect, useState } from 'react';
import { loadPhoneRules } from '../../browser/load-phone-rules.ts';
import { useSubmissionForm } from '../../browser/use-submission-form.ts';
import type { EnquiryField } from '#shared/rules/labels.ts';
import {
  chooseProgramme,
  enquiryDrafts,
  fieldNames,
  type EnquiryDraft,
  type EnquiryValues,
} from './enquiry-draft.ts';
import type { Opening } from './enquiry-opening.ts';
import { resolveEnquiry } from './enquiry-resolver.ts';
import { sendEnquiry } from './enquiry-submission.ts';

export type EnquiryFormControl = ReturnType<typeof useEnquiryForm>;

/**
 * Everything the enquiry form does, for the modal and for the page. `opening` is null until the form is opened; a new
 * object is a new opening. `findStart` gives the time from which filling in is measured, in milliseconds since 1970.
 */
export function useEnquiryForm(opening: Opening | null, findStart: () => number) {
  const [programme, setProgramme] = useState<{ offered: readonly string[]; chosen: string } | null>(null);
  const { form, draft, recheck, forgetErrors, ...control } = useSubmissionForm<
    EnquiryValues,
    EnquiryField,
    EnquiryDraft
  >({
    drafts: enquiryDrafts,
    fields: fieldNames,
    resolver: resolveEnquiry,
    send: opening && ((values, kept) => sendEnquiry(opening.formType, values, kept)),
  });

  useEffect(() => {
    if (!opening) return;
    const values = form.getValues();
    const chosen = chooseProgramme({ ...draft.current, values }, opening.programme);
    draft.current = {
      ...draft.current,
      startedAt: draft.current.startedAt || findStart(),
      preselected: opening.programme,
      values: { ...values },
    };
    setProgramme({ offered: [opening.programme, chosen], chosen });
    forgetErrors();
    // One opening, one effect.
  }, [opening]);

  // After the render that offers it: a select cannot show what is not among its options.
  useEffect(() => {
    if (programme) form.setValue('interestedProgram', programme.chosen);
  }, [form, programme]);

  const register = (name: EnquiryField) =>
    form.register(name, {
      onChange: () => {
        recheck(name);
        if (name === 'country') recheck('phone');
        if (name === 'phone') void loadPhoneRules().catch(() => null);
      },
    });

  return {
    ...control,
    register,
    registerBeside: form.register,
    /** Programmes that must be selectable besides the nine. */
    offered: programme?.offered ?? [],
    country: form.watch('country'),
    preparePhone: () => void loadPhoneRules().catch(() => null),
  };
}
