/** What the enquiry form and the contact form share: both go to one endpoint, and both may carry a telephone number. */
import type * as z from 'zod/mini';
import { findFieldErrors, type FieldErrors } from '#shared/contracts/field-errors.ts';
import { submitForm } from '#shared/contracts/submit-form.ts';
import type { CountryCode } from '#shared/rules/labels.ts';
import { toSubmitFormBody, type Submission } from '#shared/rules/submit-form-body.ts';
import { callEndpoint } from './call-endpoint.ts';
import { fillingTime, type FormDraft } from './form-draft.ts';
import type { FormValues } from './use-form.ts';

/** Telephone rules with their metadata are a third of a form's own script, so they come when a number is wanted. */
export const loadPhoneRules = () => import('#shared/rules/phone.ts').catch(() => null);

/** What travels beside the answers, in fields of their own. */
const besides = ['consent', 'marketing', 'website'];

/** The answers to the form's questions alone. */
export const toChoices = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !besides.includes(name)));

/**
 * What is wrong with the answers: first by the contract, then the telephone number, if there is one, for the country (null
 * where the form asks for none). Where the telephone rules cannot be loaded the number passes here, and the server decides.
 */
export async function checkAnswers(
  schema: z.core.$ZodType,
  values: FormValues,
  country: CountryCode | null,
): Promise<FieldErrors> {
  const typed = values['phone']?.trim() ? values['phone'] : null;
  const rules = typed === null ? null : await loadPhoneRules();
  const errors = findFieldErrors(schema, toChoices(values));
  const phone = typed === null || errors['phone'] ? null : rules?.parsePhone(typed, country);
  return !phone || phone.ok ? errors : { ...errors, phone: phone.message };
}

/** The request for a draft: mapped labels, true choices, and the id under which a retry is the same submission. */
export function toVisitorRequest(
  { values, ...draft }: FormDraft,
  form: Pick<Submission, 'formType' | 'consent'>,
  now: number,
): z.input<typeof submitForm.request> {
  return toSubmitFormBody({
    ...form,
    choices: toChoices(values),
    submissionId: draft.submissionId,
    fillMilliseconds: fillingTime(draft, now),
    marketingAgreed: Boolean(values['marketing']),
    website: values['website'],
  });
}

/** What the answer to a form that was taken says. */
export interface Receipt {
  reference: string;
  /** Whether a mail with the reference comes today. An answer that does not say so promises one. */
  emailComes: boolean;
}

/** Sends a draft. @throws CallError */
export async function sendDraft(
  draft: FormDraft,
  form: Pick<Submission, 'formType' | 'consent'>,
): Promise<Receipt> {
  const answer = await callEndpoint(submitForm, toVisitorRequest(draft, form, Date.now()));
  return { reference: answer.reference, emailComes: answer.emailComes ?? true };
}
