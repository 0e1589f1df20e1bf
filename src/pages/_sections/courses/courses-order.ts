/**
 * Other orders of the ledger: the rows move, so that what is read and tabbed through is in the order that is seen. Another choice
 * on the page names no order: all are equal then, and stay.
 */
const ledger = document.querySelector('.ledger');
onchange = ({ target }) => {
  // Digits: the subtraction reads them as numbers.
  const order = (target as HTMLInputElement).value as 'digits';
  type Row = Element & { dataset: { digits: number } };
  ledger?.append(...([...ledger.children] as Row[]).sort((a, b) => a.dataset[order] - b.dataset[order]));
};
