import type { AppError } from '#shared/app-error.ts';
import {
  attributeOf,
  findBuiltPage,
  page,
  replaceWith,
  setAttribute,
  type BuiltPage,
} from '../platform/built-page.ts';
import type { Route } from '../platform/door.ts';
import type { FormPages } from '../platform/endpoint.ts';

/**
 * A button that a link in a mail leads to, and that mail programs may press by themselves (RFC 8058).
 * @param others fields beside the token, which the link may name
 */
export const buttonPages = (
  builtPath: string,
  doneAt: string,
  others: readonly string[] = [],
): FormPages<unknown> => ({
  // Mail programs that act by themselves keep what the link said in the address.
  decode: (fields, request) => {
    const asked = new URL(request.url).searchParams;
    const all = ['token', ...others].map((name) => [name, fields[name] ?? asked.get(name) ?? ''] as const);
    return Object.fromEntries(all.filter(([name, value]) => name === 'token' || value !== ''));
  },
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

/** The page that a link in a mail opens: fetching it changes nothing, its button does. What the link names is in its hidden fields. */
export const linkPage = (
  path: string,
  builtPath: string,
  fill: (built: BuiltPage, url: URL) => void = () => undefined,
): Route =>
  page(path, builtPath, (built, url) => {
    const forms = built.find(({ attributes }) => 'data-token-form' in attributes);
    for (const form of forms)
      for (const input of built.find((element) => attributeOf(element, 'type') === 'hidden', form))
        setAttribute(input, 'value', url.searchParams.get(attributeOf(input, 'name') ?? '') ?? '');
    fill(built, url);
  });
