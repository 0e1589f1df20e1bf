/**
 * Other orders of the ledger: the rows move, so that what is read and tabbed through is in the order that is seen. Another choice
 * on the page names no order: all are equal then, and stay.
 */
const ledger = document.querySelector('.ledger');
// Digits: the subtraction reads them as numbers.
type Row = Element & { dataset: { digits: number } };
type Order = EventTarget & { value: 'digits' };
onchange = ({ target }) => {
  ledger?.append(
    ...([...ledger.children] as Row[]).sort(
      (a, b) => a.dataset[(target as Order).value] - b.dataset[(target as Order).value],
    ),
  );
};
