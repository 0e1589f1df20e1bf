/** Other orders of the ledger: the rows move, so that what is read and tabbed through is in the order that is seen. */
const chooser = document.querySelector<HTMLElement>('.ledger-order');
const ledger = document.querySelector('.ledger');

if (chooser && ledger) {
  chooser.onchange = ({ target }) => {
    const place = (one: Element) =>
      // The headings of the groups come last in another order, where CSS hides them.
      Number((one as HTMLElement).dataset[(target as HTMLInputElement).value] ?? 99_999);
    ledger.append(...[...ledger.children].sort((a, b) => place(a) - place(b)));
  };
}
