/** Other orders of the ledger: the rows move, so that what is read and tabbed through is in the order that is seen. */
const ledger = document.querySelector('.ledger');
const chooser = document.querySelector<HTMLElement>('.ledger-order');

if (ledger && chooser) {
  const written = [...ledger.children] as HTMLElement[];
  chooser.hidden = false;
  chooser.addEventListener('change', (event) => {
    const key = (event.target as HTMLInputElement).value;
    const isGrouped = key === 'group';
    const rows = isGrouped ? written : written.filter((one) => one.matches('article'));
    const sorted = isGrouped
      ? rows
      : [...rows].sort((a, b) => Number(a.dataset[key]) - Number(b.dataset[key]));
    ledger.replaceChildren(...sorted);
  });
}
