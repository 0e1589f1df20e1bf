/** The one address of a page, from the path under which the build knows it: /about.html and /about are /about. */
export function pageAddress(pathname: string): string {
  return pathname.replace(/(\/index)?(\.html)?\/?$/, '') || '/';
}
