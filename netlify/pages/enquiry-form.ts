import type { SubmitFormResponse } from '#shared/contracts/submit-form.ts';
import { toFormType } from '#shared/rules/enquiry-opening.ts';
import { contactFormType, type EnquiryFormType } from '#shared/rules/labels.ts';
import { referencePattern } from '#shared/rules/reference.ts';
import { fromFormFields } from '#shared/rules/submit-form-body.ts';
import { findBuiltPage, page } from '../platform/built-page.ts';
import type { FormPages } from '../platform/endpoint.ts';
import { fillFormPage } from '../platform/form-page.ts';

/** The built page with the form in that variant. */
export const enquiryPageOf = (variant: EnquiryFormType): string =>
  variant === 'contact' ? 'enquire' : `enquire/${variant}`;

/** Serves the enquiry form, and the contact form on its own page, without JavaScript. */
export const enquiryFormPages: FormPages<SubmitFormResponse> = {
  decode: fromFormFields,
  succeeded: ({ reference }) => `/enquire/thank-you?reference=${reference}`,
  async failed(fields, error, request) {
    const [path, prefix] =
      fields['formType'] === contactFormType
        ? ['contact', 'contact']
        : [enquiryPageOf(toFormType(fields['formType'])), 'enquiry'];
    const form = await findBuiltPage(path, request);
    return form && fillFormPage(form, prefix, fields, error);
  },
};

/** The thank-you page with the reference that the address carries; a reference says nothing about a person. */
export const thankYouPage = page('/enquire/thank-you', 'enquire/received', (built, url) => {
  const reference = url.searchParams.get('reference') ?? '';
  if (referencePattern.test(reference)) built.fillSlot('data-reference', reference);
});
