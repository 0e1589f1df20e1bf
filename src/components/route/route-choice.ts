/** What a script adds to the choice of a route: its address, to share, and the day on which the plan ends if it begins today. */
const radios = [...document.querySelectorAll<HTMLInputElement>('.pick input')];
const chosen = (name: string) => radios.find((one) => one.name === name && one.checked)?.value;

// An address that names a plan chooses it: #ai-data-analysis-12month, #12month of the one course, #ai-data-analysis at both paces.
const named = location.hash.slice(1).split(/-?(6|12)month$/);
for (const one of radios) if (named.includes(one.value)) one.checked = true;

for (const one of radios)
  one.addEventListener('change', () => {
    const pace = chosen('pace');
    const plan = [chosen('course'), pace && `${pace}month`].filter(Boolean).join('-');
    history.replaceState(history.state, '', `#${plan}`);
  });

for (const end of document.querySelectorAll<HTMLElement>('.sum-end')) {
  const day = new Date();
  day.setDate(day.getDate() + 7 * Number(end.dataset['weeks']));
  end.textContent = `Begin today and it ends on ${day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })}.`;
}
