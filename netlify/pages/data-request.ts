import type { DataRequestResponse } from '#shared/contracts/data-request.ts';
import { referencePattern } from '#shared/rules/reference.ts';
import { findBuiltPage, page } from '../platform/built-page.ts';
import type { FormPages } from '../platform/endpoint.ts';
import { fillFormPage } from '../platform/form-page.ts';

/** A browser sends an empty text for what was left open, and line breaks as two characters. */
const decode = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, text]) => text !== '' || ['name', 'email', 'details', 'kind'].includes(name))
      .map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );

/** Serves the data request form (built as /data-request) without JavaScript. */
export const dataRequestPages: FormPages<DataRequestResponse> = {
  decode,
  succeeded: ({ reference, answerBy }) => `/data-request/thank-you?reference=${reference}&by=${answerBy}`,
  async failed(fields, error, request) {
    const form = await findBuiltPage('data-request', request);
    return form && fillFormPage(form, 'data-request', fields, error);
  },
};

/** The thank-you page with reference and day; neither says anything about a person. */
export const dataRequestThankYouPage = page(
  '/data-request/thank-you',
  'data-request/received',
  (built, url) => {
    const reference = url.searchParams.get('reference') ?? '';
    const by = url.searchParams.get('by') ?? '';
    if (!referencePattern.test(reference) || !/^\d{4}-\d{2}-\d{2}$/.test(by)) return;
    built.fillSlot('data-reference', reference);
    const day = new Date(`${by}T12:00:00Z`);
    built.fillSlot(
      'data-answer-by',
      day.toLocaleDateString('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' }),
    );
  },
);
