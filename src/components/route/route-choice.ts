/** What a script adds to the choice of a route: its address, to share, and the day on which the plan ends if it begins today. */
const radios = [...document.querySelectorAll<HTMLInputElement>('.pick input')];
const chosen = (name: string) => radios.find((one) => one.name === name && one.checked)?.value;

// An address that names a plan chooses it: #ai-data-analysis-12month, #12month or #at-12month of the one course, #ai-data-analysis at both paces.
// Hours that were found in a week may follow it: #at-12month,11h.
const [plan = '', hours] = location.hash.slice(1).split(/,(\d+)h$/);
const named = plan.split(/-?(6|12)month$/);
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
  const found = hours ? `You found ${hours} hours a week. ` : '';
  end.textContent = `${found}Begin today and it ends on ${day.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })}.`;
}
