import { useEffect, useRef, useState } from 'react';
import { enquiryAnswers } from '#shared/contracts/submit-form.ts';
import { findCountryCode } from '#shared/rules/labels.ts';
import { useDraftForm } from '../../browser/use-draft-form.ts';
import { checkAnswers, sendDraft } from '../../browser/visitor-form.ts';
import { chooseProgramme, emptyAnswers, enquiryDrafts, fieldNames } from './enquiry-answers.ts';
import type { Opening } from '#shared/rules/enquiry-opening.ts';
import { failureAlert } from './messages.ts';

export type EnquiryFormControl = ReturnType<typeof useEnquiryForm>;

/**
 * Everything the enquiry form does, for the modal and for the page. `opening` is null until the form is opened; a new
 * object is a new opening. `findStart` gives the time from which filling in is measured, in milliseconds since 1970.
 */
export function useEnquiryForm(id: string, opening: Opening | null, findStart: () => number) {
  const [programme, setProgramme] = useState<{ offered: readonly string[]; chosen: string } | null>(null);
  const [country, setCountry] = useState(emptyAnswers.country);
  /** The time that a link handed over last: what the person chose since then stays. */
  const handed = useRef('');
  const { form, draft, receipt, startAgain } = useDraftForm({
    id,
    drafts: enquiryDrafts,
    fields: fieldNames,
    check: (values) => checkAnswers(enquiryAnswers, values, findCountryCode(values['country'] ?? '')),
    send: (sending) => sendDraft(sending, { formType: opening?.formType ?? 'contact' }),
    failureAlert,
    dependents: { country: ['phone'] },
    onValues: (values) => setCountry(values['country'] ?? ''),
  });

  useEffect(() => {
    if (!opening) return;
    const shown = form.read();
    // What the page came with is no choice of the person's.
    if (shown['interestedProgram'] === opening.programme) shown['interestedProgram'] = '';
    // The draft's own programme may not be among the options that are shown now.
    const known = draft.current.values['interestedProgram'] ?? '';
    const values = {
      ...draft.current.values,
      interestedProgram: shown['interestedProgram'] === '' ? known : (shown['interestedProgram'] ?? known),
    };
    const chosen = chooseProgramme({ ...draft.current, values }, opening.programme);
    draft.current = {
      ...draft.current,
      startedAt: draft.current.startedAt || findStart(),
      preselected: opening.programme,
    };
    setProgramme({ offered: [opening.programme, chosen], chosen });
    setCountry(shown['country'] ?? emptyAnswers.country);
    if (opening.time && opening.time !== handed.current) {
      handed.current = opening.time;
      form.set('timeCommitment', opening.time);
    }
    form.forgetErrors();
    // One opening, one effect.
  }, [opening]);

  // After the render that offers it: a select cannot show what is not among its options.
  useEffect(() => {
    if (programme) form.set('interestedProgram', programme.chosen);
  }, [programme]);

  return {
    form,
    receipt,
    country,
    /** Programmes that must be selectable besides the nine. */
    offered: programme?.offered ?? [],
    /** After sending: an empty form that is another enquiry. */
    startAgain: () => {
      setProgramme(null);
      setCountry(emptyAnswers.country);
      startAgain();
    },
  };
}
