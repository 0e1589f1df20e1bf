import type { DataRequestResponse } from '#shared/contracts/data-request.ts';
import { referencePattern } from '#shared/rules/reference.ts';
import type { FormPages } from './endpoint.ts';
import { fillFormPage, findBuiltPage, pageWith } from './form-page.ts';

/** The fields of the form; anything else that a page posts is refused by the schema. */
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
    const html = await findBuiltPage('data-request', request);
    return html === null ? null : fillFormPage(html, 'data-request', fields, error);
  },
};

/** The thank-you page with reference and day; neither says anything about a person. */
export const dataRequestThankYouPage = pageWith(
  () => 'data-request/received',
  (page, url) => {
    const reference = url.searchParams.get('reference') ?? '';
    const by = url.searchParams.get('by') ?? '';
    if (!referencePattern.test(reference) || !/^\d{4}-\d{2}-\d{2}$/.test(by)) return;
    page('[data-reference]').text(reference).closest('[hidden]').removeAttr('hidden');
    page('[data-answer-by]').text(
      new Date(`${by}T12:00:00Z`).toLocaleDateString('en-GB', {
        timeZone: 'Europe/London',
        dateStyle: 'long',
      }),
    );
  },
);
