/** Words with their meaning, for search results. The page shows the same words. */
export interface DefinedTerm {
  /** The id of the word on the page. */
  readonly id: string;
  readonly name: string;
  /** Plain text. */
  readonly description: string;
}

export interface DefinedTermsData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'DefinedTermSet';
  readonly name: string;
  readonly url: string;
  readonly hasDefinedTerm: readonly {
    readonly '@type': 'DefinedTerm';
    readonly name: string;
    readonly description: string;
    readonly url: string;
  }[];
}

/** `page` is the address of the page that lists the words. */
export function definedTermsData(name: string, terms: readonly DefinedTerm[], page: URL): DefinedTermsData {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTermSet',
    name,
    url: page.href,
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm',
      name: term.name,
      description: term.description,
      url: new URL(`#${term.id}`, page).href,
    })),
  };
}
