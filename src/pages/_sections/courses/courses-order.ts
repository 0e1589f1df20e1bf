/** Other orders of the ledger: the rows move, so that what is read and tabbed through is in the order that is seen. */
const ledger = document.querySelector('.ledger');

document.querySelector('.order')?.addEventListener('change', ({ target }) => {
  // The headings of the groups come first in another order, where CSS hides them.
  const place = (one: Element) => Number((one as HTMLElement).dataset[(target as HTMLInputElement).value]);
  ledger?.append(...[...ledger.children].sort((a, b) => place(a) - place(b)));
});
