/**
 * Pages of our own, read as documents so that a part of them can be shown here. For what also works without a script: the
 * same address and the same answer, without leaving the page. Everything else goes through call-endpoint.ts.
 */

/** Longer than any answer of ours takes on a poor connection. */
const patienceMilliseconds = 20_000;

/** Another page of the site. Rejects for anything but a page. */
export async function loadPage(address: string): Promise<Document> {
  const { page, isGood } = await read(await fetch(address, { signal: patience() }));
  if (!isGood) throw new Error(`no page: ${address}`);
  return page;
}

export interface FormAnswer {
  /** Where the form leads when all is well, or the form again with what was wrong. */
  readonly page: Document;
  readonly isGood: boolean;
}

/** Sends a form as the browser would. Rejects when there is no answer or when it is no page. */
export async function sendForm(form: HTMLFormElement): Promise<FormAnswer> {
  const answers = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') answers.append(name, value);
  return read(await fetch(form.action, { method: 'POST', body: answers, signal: patience() }));
}

const patience = (): AbortSignal => AbortSignal.timeout(patienceMilliseconds);

async function read(response: Response): Promise<FormAnswer> {
  if (!response.headers.get('content-type')?.includes('html')) throw new Error(`${response.status}, no page`);
  return {
    // The policy of the page that is open also judges styles of a page that is only read, and reports them.
    page: new DOMParser().parseFromString(
      (await response.text()).replace(/<style.*?<\/style>/gs, ''),
      'text/html',
    ),
    isGood: response.ok,
  };
}
