/** Longer than any page of ours takes on a poor line; then the browser may as well go there itself. */
const patienceMilliseconds = 10_000;

/** Another page of the site as a document, so that a part of it can be shown here. Rejects for anything but a page. */
export async function loadPage(address: string): Promise<Document> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patienceMilliseconds) });
  if (!response.ok) throw new Error(`${response.status}: ${address}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
