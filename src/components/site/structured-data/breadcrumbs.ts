/** Where a page is in the site, for search results. The visible trail is `Breadcrumbs.astro`; both read one list. */
export interface Crumb {
  readonly name: string;
  /** Path of the page, such as '/courses'. */
  readonly path: string;
}

export interface BreadcrumbData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

/** `trail` goes from the home page to the page itself; `site` is the address that the pages are published under. */
export function breadcrumbData(trail: readonly Crumb[], site: URL): BreadcrumbData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}
