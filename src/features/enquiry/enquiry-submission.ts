import type * as z from 'zod/mini';
import { callEndpoint } from '../../browser/call-endpoint.ts';
import { submitForm } from '#shared/contracts/submit-form.ts';
import type { EnquiryFormType } from '#shared/rules/labels.ts';
import { toSubmitFormBody } from '#shared/rules/submission.ts';
import type { EnquiryDraft, EnquiryValues } from './enquiry-draft.ts';

/** The request for what the form holds: mapped labels, true choices, and the id under which a retry is the same enquiry. */
export function toEnquiryRequest(
  formType: EnquiryFormType,
  values: EnquiryValues,
  draft: Pick<EnquiryDraft, 'submissionId' | 'startedAt'>,
  now: number,
): z.input<typeof submitForm.request> {
  const { marketing, website, ...choices } = values;
  return toSubmitFormBody({
    formType,
    choices,
    submissionId: draft.submissionId,
    fillMilliseconds: Math.max(0, Math.round(now - draft.startedAt)),
    marketingAgreed: Boolean(marketing),
    website,
  });
}

/** @throws CallError */
export async function sendEnquiry(
  formType: EnquiryFormType,
  values: EnquiryValues,
  draft: EnquiryDraft,
): Promise<string> {
  const answer = await callEndpoint(submitForm, toEnquiryRequest(formType, values, draft, Date.now()));
  return answer.reference;
}
