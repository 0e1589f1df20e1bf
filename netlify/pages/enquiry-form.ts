import { AppError } from '#shared/app-error.ts';
import type { SubmitFormResponse } from '#shared/contracts/submit-form.ts';
import { toFormType } from '#shared/rules/enquiry-opening.ts';
import { contactFormType, countryOptions, type EnquiryFormType } from '#shared/rules/labels.ts';
import { parsePhone } from '#shared/rules/phone.ts';
import { referencePattern } from '#shared/rules/reference.ts';
import { fromFormFields } from '#shared/rules/submit-form-body.ts';
import { findBuiltPage, page } from '../platform/built-page.ts';
import type { FormPages } from '../platform/endpoint.ts';
import { fillFormPage } from '../platform/form-page.ts';

/** The built page with the form in that variant. */
export const enquiryPageOf = (variant: EnquiryFormType): string =>
  variant === 'contact' ? 'enquire' : `enquire/${variant}`;

/** What the payload of the contact form calls otherwise than its page. */
const contactNames: Readonly<Record<string, string>> = { firstName: 'name', program: 'inquiry' };

/**
 * Everything that is wrong, by the page's own names, in one round: what the schema has refused, and a telephone number, which is looked
 * at only once the schema is content.
 */
function everyFault(fields: Readonly<Record<string, string>>, error: AppError): AppError {
  if (error.code !== 'invalid_fields') return error;
  const isContact = fields['formType'] === contactFormType;
  const faults = Object.entries(error.fields ?? {}).map(
    ([name, message]) => [(isContact ? contactNames[name] : undefined) ?? name, message] as const,
  );
  const country = countryOptions.find(({ value }) => value === fields['country'])?.value;
  const phone = fields['phone']?.trim() ?? '';
  const number =
    phone !== '' && (isContact || country) ? parsePhone(phone, isContact ? null : (country ?? null)) : null;
  return new AppError('invalid_fields', error.message, {
    fields: { ...(number?.ok === false ? { phone: number.message } : {}), ...Object.fromEntries(faults) },
  });
}

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
    return form && fillFormPage(form, prefix, fields, everyFault(fields, error));
  },
};

/** The thank-you page with the reference that the address carries; a reference says nothing about a person. */
export const thankYouPage = page('/enquire/thank-you', 'enquire/received', (built, url) => {
  const reference = url.searchParams.get('reference') ?? '';
  if (referencePattern.test(reference)) built.fillSlot('data-reference', reference);
});
