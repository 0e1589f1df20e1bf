import type { AppError } from '#shared/app-error.ts';
import { attributeOf, findBuiltPage, page, replaceWith, setAttribute } from '../platform/built-page.ts';
import type { FormPages } from '../platform/endpoint.ts';
import { fillFormPage } from '../platform/form-page.ts';

/** Serves the newsletter's box and its two buttons without JavaScript. */
export const subscribePages: FormPages<unknown> = {
  decode: ({ email = '', website }) => ({ email, ...(website ? { website } : {}) }),
  succeeded: () => '/newsletter/check-your-email',
  async failed(fields, error, request) {
    const form = await findBuiltPage('newsletter', request);
    return form && fillFormPage(form, 'newsletter', fields, error);
  },
};

const buttonPages = (builtPath: string, doneAt: string): FormPages<unknown> => ({
  // Mail programs that unsubscribe by themselves keep the token in the address (RFC 8058).
  decode: ({ token }, request) => ({ token: token ?? new URL(request.url).searchParams.get('token') ?? '' }),
  // They also follow no redirect.
  succeeded: (_output, fields) => (fields['List-Unsubscribe'] === 'One-Click' ? null : doneAt),
  failed: (_fields, error, request) => problemPage(builtPath, error, request),
});

async function problemPage(builtPath: string, error: AppError, request: Request): Promise<string | null> {
  const built = await findBuiltPage(builtPath, request);
  if (!built) return null;
  built.fillSlot('data-problem', error.fields?.['token'] ?? error.message);
  for (const form of built.find(({ attributes }) => 'data-token-form' in attributes)) replaceWith(form, []);
  return built.toString();
}

export const confirmPages = buttonPages('newsletter/confirm-form', '/newsletter/confirmed');
export const unsubscribePages = buttonPages('newsletter/unsubscribe-form', '/newsletter/unsubscribed');

/** The page that a link in a mail opens: fetching it changes nothing, its button does. */
const linkPage = (path: string, builtPath: string) =>
  page(path, builtPath, (built, url) => {
    for (const input of built.find((element) => attributeOf(element, 'name') === 'token'))
      setAttribute(input, 'value', url.searchParams.get('token') ?? '');
  });

export const confirmLinkPage = linkPage('/newsletter/confirm', 'newsletter/confirm-form');
export const unsubscribeLinkPage = linkPage('/newsletter/unsubscribe', 'newsletter/unsubscribe-form');
