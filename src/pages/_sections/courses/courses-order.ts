/**
 * Other orders of the ledger: the rows move, so that what is read and tabbed through is in the order that is seen. Another choice
 * on the page names no order: all are equal then, and stay.
 */
for (const ledger of document.querySelectorAll('.ledger')) {
  onchange = ({ target }) => {
    // Digits: the subtraction reads them as numbers.
    const place = (one: Element) =>
      (one as HTMLElement).dataset[(target as HTMLInputElement).value] as unknown as number;
    ledger.append(...[...ledger.children].sort((a, b) => place(a) - place(b)));
  };
}
