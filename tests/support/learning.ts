import type * as z from 'zod/mini';
import type { Contract } from '../../src/shared/contracts/contract.ts';
import { readDashboard, type Dashboard } from '../../src/shared/contracts/dashboard.ts';
import { advanceProject, assignProject } from '../../src/shared/contracts/project-assignments.ts';
import type { CallOptions, TestBrowser } from './people.ts';

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** Calls an endpoint and holds a good answer against its contract, which the browser does too. */
export async function ask<Called extends Contract>(
  browser: TestBrowser,
  contract: Called,
  options: CallOptions = {},
): Promise<Answer<z.output<Called['response']>>> {
  const response = await browser.call(contract, options);
  const body: unknown = await response.json();
  if (!response.ok) return { status: response.status, body: body as z.output<Called['response']> };
  const schema = contract.response as unknown as z.ZodMiniType<z.output<Called['response']>>;
  return { status: response.status, body: schema.parse(body) };
}

export const choose = (browser: TestBrowser, projectId: string) =>
  ask(browser, assignProject, { body: { projectId, status: 'not_started', progress: 0 } });

export const start = (browser: TestBrowser, projectId: string) =>
  ask(browser, assignProject, { body: { projectId, status: 'in_progress', progress: 0 } });

/** One step, by the assignment's id or the project's, from the progress that the page showed. */
export const step = (browser: TestBrowser, id: string, seen: number) =>
  ask(browser, advanceProject, {
    params: { id },
    body: {
      progress: Math.min(100, seen + 25),
      status: seen + 25 >= 100 ? 'completed' : 'in_progress',
      seen,
    },
  });

/** Starts a project and takes its four steps; gives the last answer. */
export async function finish(browser: TestBrowser, projectId: string) {
  await start(browser, projectId);
  for (const seen of [0, 25, 50]) await step(browser, projectId, seen);
  return step(browser, projectId, 75);
}

export async function dashboardOf(browser: TestBrowser): Promise<Dashboard> {
  return (await ask(browser, readDashboard)).body;
}
