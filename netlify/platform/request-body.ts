import { AppError } from '#shared/app-error.ts';
import type { Contract } from '#shared/contracts/contract.ts';

/** Largest body that an endpoint reads whose contract names none, in bytes. */
export const bodyLimit = 64 * 1024;

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype']);

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Every text that we take is UTF-8; one that says to be something else would be read as what it is not. */
function requireUtf8(request: Request): void {
  const [, charset] =
    /;\s*charset\s*=\s*"?([^";\s]+)/iu.exec(request.headers.get('content-type') ?? '') ?? [];
  if (charset !== undefined && !/^(?:utf-?8|us-ascii)$/iu.test(charset))
    throw new AppError('unsupported_media_type');
}

/** Whether the body comes from a plain HTML form, which then wants a page back and not JSON. */
export function isFormPost(request: Request, contract: Contract): boolean {
  return contract.accepts.includes('form') && mediaType(request) === 'application/x-www-form-urlencoded';
}

async function readBytes(request: Request, limit = bodyLimit): Promise<ArrayBuffer> {
  if (Number(request.headers.get('content-length') ?? '0') > limit) throw new AppError('payload_too_large');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > limit) throw new AppError('payload_too_large');
  return bytes;
}

async function readText(request: Request, limit?: number): Promise<string> {
  requireUtf8(request);
  const bytes = await readBytes(request, limit);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new AppError('malformed_request', 'The text is not valid UTF-8.');
  }
}

function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text, (key, inner: unknown) => {
      if (dangerousKeys.has(key))
        throw new AppError('malformed_request', 'A field has a name that we do not take.');
      return inner;
    });
  } catch (error) {
    throw error instanceof AppError
      ? error
      : new AppError('malformed_request', 'The text is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('malformed_request', 'We expected a JSON object.');
  return value as Record<string, unknown>;
}

function parseForm(text: string): Record<string, string> {
  return fieldsOf(new URLSearchParams(text));
}

async function readMultipart(request: Request): Promise<Record<string, string>> {
  const bytes = await readBytes(request);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  try {
    const form = await new Response(bytes, { headers }).formData();
    return fieldsOf([...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
  } catch (error) {
    throw error instanceof AppError
      ? error
      : new AppError('malformed_request', 'The form is not valid multipart/form-data.');
  }
}

function fieldsOf(entries: Iterable<readonly [string, string]>): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of entries) {
    if (dangerousKeys.has(name))
      throw new AppError('malformed_request', 'A field has a name that we do not take.');
    fields[name] = value;
  }
  return fields;
}

/**
 * Reads the query of a GET, or a body in one of the formats that the contract takes; of one that takes none, nothing.
 * @throws AppError 415 for another format, 413 over 64 kB or what the contract says, 400 for what cannot be read.
 */
export async function readBody(
  request: Request,
  contract: Contract,
): Promise<
  { kind: 'json'; value: Record<string, unknown> } | { kind: 'form'; fields: Record<string, string> }
> {
  if (request.method === 'GET') return { kind: 'json', value: parseForm(new URL(request.url).search) };
  if (contract.accepts.length === 0) return { kind: 'json', value: {} };
  if (isFormPost(request, contract)) return { kind: 'form', fields: parseForm(await readText(request)) };
  if (contract.accepts.includes('multipart') && mediaType(request) === 'multipart/form-data')
    return { kind: 'form', fields: await readMultipart(request) };
  if (!contract.accepts.includes('json') || mediaType(request) !== 'application/json')
    throw new AppError('unsupported_media_type');
  return { kind: 'json', value: parseJson(await readText(request, contract.largestBody)) };
}
