import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Context } from '@netlify/functions';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Door } from '../../netlify/platform/door.ts';
import { functionContext } from './function-parts.ts';

// Calls functions as Netlify does: by the address of a request, through the paths that each door's config names. A test names
// a contract or an address and never a file, so that it does not change when an endpoint moves to another door.

const folder = resolve('netlify/functions');

/** Every path in the literal config of each door. */
const doors = readdirSync(folder).map((file) => {
  const [, config = ''] = readFileSync(resolve(folder, file), 'utf8').split('export const config');
  return { file, paths: [...config.matchAll(/'(\/[^']*)'/g)].map(([, path = '']) => path) };
});

const matches = (path: string, pathname: string) =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname);

async function open(file: string): Promise<Door> {
  return ((await import(resolve(folder, file))) as { default: Door }).default;
}

/** Answers a request from the door at its address. */
export async function send(
  request: Request,
  context: Context = functionContext().context,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const found = doors.find(({ paths }) => paths.some((path) => matches(path, pathname)));
  if (!found) throw new Error(`No function answers at ${pathname}`);
  return (await open(found.file))(request, context);
}

/** Runs a scheduled function once, with what goes on after its answer. */
export async function runJob(name: string): Promise<Response> {
  const { context, settled } = functionContext();
  const handler = await open(`${name}.ts`);
  const response = await handler(new Request(`http://localhost/.netlify/functions/${name}`), context);
  await settled();
  return response;
}

/** The address of a contract with the parts of its path filled in; an address stays as it is. */
export function addressOf(called: Contract | string, params: Readonly<Record<string, string>> = {}): string {
  const path = typeof called === 'string' ? called : called.path;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
