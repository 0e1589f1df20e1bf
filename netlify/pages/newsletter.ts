import { findBuiltPage } from '../platform/built-page.ts';
import type { FormPages } from '../platform/endpoint.ts';
import { fillFormPage } from '../platform/form-page.ts';
import { buttonPages, linkPage } from './token-button.ts';

/** Serves the newsletter's box and its two buttons without JavaScript. */
export const subscribePages: FormPages<unknown> = {
  decode: ({ email = '', website }) => ({ email, ...(website ? { website } : {}) }),
  succeeded: () => '/newsletter/check-your-email',
  async failed(fields, error, request) {
    const form = await findBuiltPage('newsletter', request);
    return form && fillFormPage(form, 'newsletter', fields, error);
  },
};

export const confirmPages = buttonPages('newsletter/confirm-form', '/newsletter/confirmed');
export const unsubscribePages = buttonPages('newsletter/unsubscribe-form', '/newsletter/unsubscribed');

export const confirmLinkPage = linkPage('/newsletter/confirm', 'newsletter/confirm-form');
export const unsubscribeLinkPage = linkPage('/newsletter/unsubscribe', 'newsletter/unsubscribe-form');
