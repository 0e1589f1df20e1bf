import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CheerioAPI } from 'cheerio';
import { AppError } from '#shared/app-error.ts';
import { getEnv } from './env.ts';
import { errorResponse, pageResponse } from './responses.ts';

/**
 * Relative to the working directory. Written so that Netlify's bundler cannot guess what it means: seeing a path made
 * with `resolve` it would put every page of the site into every function. netlify.toml lists the pages that are read.
 */
const fileOf = (path: string): string => [getEnv().siteDist, `${path}.html`].join('/');

/**
 * A page that the build made. On the platform and behind `serve` it is a file beside the function; while developing
 * there is no build, and the running site is asked.
 * @returns null when there is no such page.
 */
export async function findBuiltPage(path: string, request: Request): Promise<string | null> {
  try {
    return await readFile(fileOf(path), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const response = await fetch(new URL(`/${path}`, request.url), { signal: AbortSignal.timeout(3000) });
  return response.ok ? await response.text() : null;
}

/**
 * A function that serves a built page with something of the request filled in, always as text. The page is built under
 * another address than the function's, so that asking the running site for it never comes back here.
 */
export function pageWith(
  builtPath: (url: URL) => string,
  fill: (page: CheerioAPI, url: URL) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const requestId = randomUUID();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return errorResponse(
        new AppError('method_not_allowed', undefined, { allow: ['GET', 'HEAD'] }),
        requestId,
      );
    const url = new URL(request.url);
    const html = await findBuiltPage(builtPath(url), request);
    if (html === null) return errorResponse(new AppError('service_unavailable'), requestId);
    const { load } = await import('cheerio');
    const page = load(html);
    fill(page, url);
    return pageResponse(200, page.html(), requestId);
  };
}

/**
 * The built form page with what was sent and what was wrong with it. Values and messages go in as text through an HTML
 * library. Fields are found by name inside the form; messages have a place of their own (`<prefix>-<field>-error`).
 */
export async function fillFormPage(
  html: string,
  prefix: string,
  fields: Readonly<Record<string, string>>,
  error: AppError,
): Promise<string> {
  const { load } = await import('cheerio');
  const $ = load(html);
  const form = $('form[method="post"]')
    .filter((_, element) => $(element).find(`#${prefix}-summary`).length > 0)
    .first();

  // The page is complete as it stands; an island that woke up over it would not know what was sent.
  form.parents('astro-island').each((_, island) => {
    $(island).replaceWith($(island).contents().not('template, script'));
  });

  for (const [name, value] of Object.entries(fields)) {
    const control = form.find('[name]').filter((_, element) => $(element).attr('name') === name);
    if (control.is('select')) {
      control.find('option').removeAttr('selected');
      const option = control
        .find('option')
        .filter((_, element) => ($(element).attr('value') ?? $(element).text()) === value);
      if (option.length > 0) option.attr('selected', '');
      else if (value !== '' && name === 'interestedProgram')
        control.append($('<option></option>').attr('value', value).attr('selected', '').text(value));
    } else if (control.is('textarea')) control.text(value);
    else if (control.is('[type="checkbox"], [type="radio"]'))
      control.filter((_, element) => ($(element).attr('value') ?? 'on') === value).attr('checked', '');
    else control.attr('value', value);
  }

  const messages = Object.entries(error.fields ?? {});
  const list = form.find(`#${prefix}-summary ul`).empty();
  for (const [name, message] of messages) {
    const control = form.find(`#${prefix}-${selectorName(name)}`);
    const place = form.find(`#${prefix}-${selectorName(name)}-error`);
    if (control.length === 0 || place.length === 0) {
      list.append($('<li></li>').text(message));
      continue;
    }
    place.removeAttr('hidden').text(message);
    control.attr('aria-invalid', 'true');
    place.closest('.field').addClass('field-bad');
    list.append($('<li></li>').append($('<a></a>').attr('href', `#${prefix}-${name}`).text(message)));
  }
  if (messages.length === 0) list.append($('<li></li>').text(error.message));
  form.find(`#${prefix}-summary`).removeAttr('hidden');
  $('title').text(`Error: ${$('title').text()}`);
  return $.html();
}

/** Field names come from the request: only plain names can be part of a selector. */
function selectorName(name: string): string {
  return /^[A-Za-z][A-Za-z0-9]*$/.test(name) ? name : 'no-such-field';
}
