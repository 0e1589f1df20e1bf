/** Other orders of the ledger: the rows move, so that what is read and tabbed through is in the order that is seen. */
const ledger = document.querySelector('.ledger');
const chooser = document.querySelector<HTMLElement>('.ledger-order');

if (ledger && chooser) {
  const written = [...ledger.children] as HTMLElement[];
  chooser.hidden = false;
  chooser.onchange = (event) => {
    const key = (event.target as HTMLInputElement).value;
    const place = (one: HTMLElement) => Number(one.dataset[key]);
    // The headings of the groups have no place in another order.
    const rows = written.filter((one) => key in one.dataset).sort((a, b) => place(a) - place(b));
    ledger.replaceChildren(...(rows.length ? rows : written));
  };
}
