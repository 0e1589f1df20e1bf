import { submitForm } from '#shared/contracts/submit-form.ts';
import { toEnquiryPayload, type EnquiryChoices, type EnquiryFormType } from '#shared/rules/labels.ts';
import { toSubmitFormBody } from '#shared/rules/submit-form-body.ts';

/** A fictitious visitor's answers: some given, most left open. */
export const visitor: EnquiryChoices = {
  firstName: 'Amina',
  lastName: 'Bello-Hughes',
  email: 'amina@visitor.example',
  phone: '07700 900456',
  country: 'GB',
  interestedProgram: 'AI Data Analysis',
  experience: '1-3',
};

/** The body as the form sends it. */
export function enquiryBody(change: EnquiryChoices = {}, formType: EnquiryFormType = 'consultation') {
  return toSubmitFormBody({
    formType,
    choices: { ...visitor, ...change },
    submissionId: crypto.randomUUID(),
    fillMilliseconds: 60_000,
    marketingAgreed: false,
  });
}

/** The payload alone, as a caller sends it that knows only the contract's first version. */
export function bareEnquiry(change: EnquiryChoices = {}) {
  return toEnquiryPayload('consultation', { ...visitor, ...change });
}

/** A post as a browser on our own site makes it, to the enquiry form's endpoint or another one. */
export function post(
  body: unknown,
  headers: Record<string, string> = {},
  { path }: { path: string } = submitForm,
): Request {
  return new Request(`https://kestrelrow.example${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://kestrelrow.example', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });
}
