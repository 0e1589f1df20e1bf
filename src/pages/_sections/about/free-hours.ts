/** What a script adds to the chart of free hours: example weeks, the one answer that counts, keys, strokes, a sheet to print. */
const all = <Found extends HTMLElement>(selector: string) => [
  ...document.querySelectorAll<Found>(`.hours ${selector}`),
];
const days = all<HTMLFieldSetElement>('fieldset').map((day) => [...day.querySelectorAll('input')]);
const boxes = days.flat();
/** The course whose page led here: its route is the one to draw. */
const [, , host, group, course] = document.referrer.split(/[/?]/);
const isFromCourse = host === location.host && group === 'courses' && course;
const answers = all('[data-from]');
let title: string | null | undefined;

/** Adds up what is ticked, and shows the answer to it. */
const count = (says = true) => {
  const hoursADay = boxes.length / days.length;
  // Before the chart begins everyone is asleep.
  const sums: Record<string, number> = { s: days.length * (24 - hoursADay), t: 0, x: 0, '-': 0 };
  for (const { checked, dataset } of boxes) {
    const use = checked ? 'x' : (dataset['is'] ?? '-');
    sums[use] = (sums[use] ?? 0) + 1;
  }
  const hours = sums['x'] ?? 0;
  for (const sum of all('[data-sum]')) sum.textContent = String(sums[sum.dataset['sum'] ?? '']);
  for (const link of all<HTMLAnchorElement>('[data-pace]')) {
    if (isFromCourse) link.pathname = `/courses/${course}`;
    link.hash = `at-${link.dataset['pace']}month,${hours}h`;
  }
  let now: string | null | undefined;
  for (const answer of answers) {
    const isNow = hours >= Number(answer.dataset['from']) && hours <= Number(answer.dataset['to']);
    answer.toggleAttribute('data-now', isNow);
    if (isNow) now = answer.querySelector('h3')?.textContent;
  }
  for (const none of all('.hours-none')) none.hidden = hours > 0;
  // The answer is said when it is another; the sum is said each time.
  if (says)
    for (const status of all('[role=status]'))
      status.textContent = `${hours} hours.${now && now !== title ? ` ${now}` : ''}`;
  title = now;
};

for (const button of all('[data-week]'))
  button.onclick = () => {
    const uses = button.dataset['week'] ?? '';
    for (const [i, box] of boxes.entries()) {
      const use = uses.charAt(i);
      box.checked = use === 'x';
      box.dataset['is'] = use === 'x' ? '-' : use;
    }
    count();
  };

/** One stop of the Tab key a day: the hour that was last in focus. */
const stopAt = (box: HTMLInputElement) => {
  for (const one of days.find((day) => day.includes(box)) ?? []) one.tabIndex = one === box ? 0 : -1;
};

/** A stroke of the mouse ticks, or unticks, every hour that it crosses. */
let stroke: { from: HTMLInputElement; ticks: boolean; moved?: true } | undefined;

for (const day of days) {
  for (const [i, box] of day.entries()) {
    box.tabIndex = i ? -1 : 0;
    box.onchange = () => count();
    box.onfocus = () => stopAt(box);
    box.onkeydown = (event) => {
      const [first, second] = day;
      // On a narrow screen a day is a column.
      const isRow = first?.offsetTop === second?.offsetTop;
      const along = { [isRow ? 'ArrowLeft' : 'ArrowUp']: -1, [isRow ? 'ArrowRight' : 'ArrowDown']: 1 }[
        event.key
      ];
      const across = { [isRow ? 'ArrowUp' : 'ArrowLeft']: -1, [isRow ? 'ArrowDown' : 'ArrowRight']: 1 }[
        event.key
      ];
      const next = across
        ? days[days.indexOf(day) + across]?.[i]
        : ({ Home: first, End: day.at(-1) }[event.key] ?? (along && day[i + along]));
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    box.onpointerdown = ({ pointerType }) => {
      stroke = pointerType === 'mouse' ? { from: box, ticks: !box.checked } : undefined;
    };
    box.onpointerenter = ({ buttons }) => {
      if (!stroke || buttons !== 1 || box === stroke.from) return;
      stroke.moved = true;
      stroke.from.checked = stroke.ticks;
      box.checked = stroke.ticks;
      count();
    };
    // The end of a stroke is no tick of its own.
    box.onclick = () => !stroke?.moved;
  }
}

for (const button of all('.hours-print'))
  button.onclick = () => {
    document.documentElement.dataset['sheet'] = '';
    addEventListener('afterprint', () => delete document.documentElement.dataset['sheet'], { once: true });
    print();
  };

count(false);
// Back, or a reload: the browser may have ticked again what was ticked.
addEventListener('pageshow', () => count(false));
