import type { SubmitFormResponse } from '#shared/contracts/submit-form.ts';
import { contactFormType } from '#shared/rules/labels.ts';
import { referencePattern } from '#shared/rules/reference.ts';
import { fromFormFields } from '#shared/rules/submission.ts';
import type { FormPages } from './endpoint.ts';
import { fillFormPage, findBuiltPage, pageWith } from './form-page.ts';

/** Serves the enquiry form, and the contact form on its own page, without JavaScript. */
export const enquiryFormPages: FormPages<SubmitFormResponse> = {
  decode: fromFormFields,
  succeeded: ({ reference }) => `/enquire/thank-you?reference=${reference}`,
  async failed(fields, error, request) {
    const [path, prefix] =
      fields['formType'] === contactFormType ? ['contact', 'contact'] : ['enquire', 'enquiry'];
    const html = await findBuiltPage(path, request);
    return html === null ? null : fillFormPage(html, prefix, fields, error);
  },
};

/** The thank-you page with the reference that the address carries; a reference says nothing about a person. */
export const thankYouPage = pageWith(
  () => 'enquire/received',
  (page, url) => {
    const reference = url.searchParams.get('reference') ?? '';
    if (referencePattern.test(reference))
      page('[data-reference]').text(reference).closest('[hidden]').removeAttr('hidden');
  },
);
