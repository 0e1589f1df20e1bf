import type * as z from 'zod/mini';
import { submitForm } from '#shared/contracts/submit-form.ts';
import { contactFormType } from '#shared/rules/labels.ts';
import { toSubmitFormBody } from '#shared/rules/submission.ts';
import { callEndpoint } from '../../browser/call-endpoint.ts';
import type { ContactDraft, ContactValues } from './contact-draft.ts';

/** The request for what the form holds: the specified payload, true choices, and the id under which a retry is the same message. */
export function toContactRequest(
  values: ContactValues,
  draft: Pick<ContactDraft, 'submissionId' | 'startedAt'>,
  now: number,
): z.input<typeof submitForm.request> {
  const { consent, marketing, website, ...choices } = values;
  return toSubmitFormBody({
    formType: contactFormType,
    choices,
    submissionId: draft.submissionId,
    fillMilliseconds: Math.max(0, Math.round(now - draft.startedAt)),
    consent: Boolean(consent),
    marketingAgreed: Boolean(marketing),
    website,
  });
}

/** @throws CallError */
export async function sendContact(values: ContactValues, draft: ContactDraft): Promise<string> {
  const answer = await callEndpoint(submitForm, toContactRequest(values, draft, Date.now()));
  return answer.reference;
}
