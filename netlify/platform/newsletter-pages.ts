import type { AppError } from '#shared/app-error.ts';
import type { FormPages } from './endpoint.ts';
import { fillFormPage, findBuiltPage, pageWith } from './form-page.ts';

/** Serves the newsletter's box and its two buttons without JavaScript. */
export const subscribePages: FormPages<unknown> = {
  decode: ({ email = '', website }) => ({ email, ...(website ? { website } : {}) }),
  succeeded: () => '/newsletter/check-your-email',
  async failed(fields, error, request) {
    const html = await findBuiltPage('newsletter', request);
    return html === null ? null : fillFormPage(html, 'newsletter', fields, error);
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
  const html = await findBuiltPage(builtPath, request);
  if (html === null) return null;
  const { load } = await import('cheerio');
  const page = load(html);
  page('[data-problem]')
    .removeAttr('hidden')
    .text(error.fields?.['token'] ?? error.message);
  page('form[method="post"][data-token-form]').remove();
  return page.html();
}

export const confirmPages = buttonPages('newsletter/confirm-form', '/newsletter/confirmed');
export const unsubscribePages = buttonPages('newsletter/unsubscribe-form', '/newsletter/unsubscribed');

/** The page that a link in a mail opens: fetching it changes nothing, its button does. */
export const newsletterLinkPage = pageWith(
  (url) =>
    url.pathname.startsWith('/newsletter/confirm')
      ? 'newsletter/confirm-form'
      : 'newsletter/unsubscribe-form',
  (page, url) => {
    page('input[name="token"]').attr('value', url.searchParams.get('token') ?? '');
  },
);
