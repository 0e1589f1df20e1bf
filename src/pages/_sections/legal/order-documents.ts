/** The legal texts in the order in which they are listed. The first six are the contract’s (docs/contract/legal.md). */
const order = [
  'privacy-policy',
  'privacy',
  'gdpr',
  'cookies',
  'terms',
  'data-protection',
  'complaints',
  'accessibility',
] as const;

/**
 * @throws Error that names the file when one is missing, or when one is there whose address was not planned: it would
 * be published all the same.
 */
export function orderDocuments<Document extends { id: string }>(documents: readonly Document[]): Document[] {
  const unplanned = documents.find(({ id }) => !order.some((known) => known === id));
  if (unplanned) {
    throw new Error(
      `content/legal/${unplanned.id}.mdx would become the page /${unplanned.id}. Rename the file to one of ${order.join(', ')}, or add the name in src/pages/_sections/legal/order-documents.ts.`,
    );
  }
  return order.map((id) => {
    const document = documents.find((candidate) => candidate.id === id);
    if (!document)
      throw new Error(`content/legal/${id}.mdx is missing, and the page /${id} is made from it.`);
    return document;
  });
}
