import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/app-error.ts';
import type { SubmitFormResponse } from '#shared/contracts/submit-form.ts';
import { contactFormType } from '#shared/rules/labels.ts';
import { referencePattern } from '#shared/rules/reference.ts';
import { fromFormFields } from '#shared/rules/submission.ts';
import type { FormPages } from './endpoint.ts';
import { fillFormPage, findBuiltPage } from './form-page.ts';
import { errorResponse, pageResponse } from './responses.ts';

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

/**
 * The thank-you page (built as /enquire/received) with the reference that the address carries; a reference says nothing
 * about a person.
 */
export async function thankYouPage(request: Request): Promise<Response> {
  const requestId = randomUUID();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return errorResponse(
      new AppError('method_not_allowed', undefined, { allow: ['GET', 'HEAD'] }),
      requestId,
    );
  const html = await findBuiltPage('enquire/received', request);
  if (html === null) return errorResponse(new AppError('service_unavailable'), requestId);
  const reference = new URL(request.url).searchParams.get('reference') ?? '';
  if (!referencePattern.test(reference)) return pageResponse(200, html, requestId);
  const { load } = await import('cheerio');
  const $ = load(html);
  $('[data-reference]').text(reference).closest('[hidden]').removeAttr('hidden');
  return pageResponse(200, $.html(), requestId);
}
