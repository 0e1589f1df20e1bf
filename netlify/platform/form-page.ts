import type { ElementNode } from 'ultrahtml';
import type { AppError } from '#shared/app-error.ts';
import {
  append,
  attributeOf,
  closest,
  prepend,
  replaceWith,
  setAttribute,
  setText,
  type BuiltPage,
} from './built-page.ts';

/**
 * Writes what was sent, and what was wrong with it, into the page of a form, in the form's order. Controls are found by name inside the
 * form; messages have a place of their own (`<prefix>-<field>-error`).
 */
export function fillFormPage(
  page: BuiltPage,
  prefix: string,
  fields: Readonly<Record<string, string>>,
  error: AppError,
): string {
  const byId = (id: string) => page.find(({ attributes }) => attributes['id'] === id)[0];
  const summary = byId(`${prefix}-summary`);
  const form = summary && closest(summary, ({ name }) => name === 'form');
  if (!summary || !form) return page.toString();

  leaveIslands(form);
  const controls = page.find(({ attributes }) => 'name' in attributes, form);
  for (const [name, value] of Object.entries(fields))
    for (const control of controls.filter((one) => attributeOf(one, 'name') === name))
      fillControl(page, control, value);

  const [list] = page.find(({ name }) => name === 'ul', summary);
  const say = (message: string, href?: string) => {
    if (!list) return;
    const item = append(list, 'li', {});
    setText(href === undefined ? item : append(item, 'a', { href }), message);
  };
  if (list) list.children = [];
  const names = controls.map((control) => attributeOf(control, 'name'));
  const placeOf = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  const faults = Object.entries(error.fields ?? {}).sort(([one], [other]) => placeOf(one) - placeOf(other));
  for (const [name, message] of faults) {
    const control = byId(`${prefix}-${name}`);
    const place = byId(`${prefix}-${name}-error`);
    if (!control || !place) {
      say(message);
      continue;
    }
    delete place.attributes['hidden'];
    setText(place, message);
    setAttribute(control, 'aria-invalid', 'true');
    const field = closest(place, ({ attributes }) => /(?:^| )field(?: |$)/.test(attributes['class'] ?? ''));
    if (field) setAttribute(field, 'class', `${attributeOf(field, 'class') ?? ''} field-bad`);
    say(message, `#${prefix}-${name}`);
  }
  if (faults.length === 0) say(error.message);
  delete summary.attributes['hidden'];
  const [title] = page.find(({ name }) => name === 'title');
  if (title) prepend(title, 'Error: ');
  return page.toString();
}

/** The page is complete as it is; an island that woke up over it would not know what was sent. */
function leaveIslands(form: ElementNode): void {
  for (;;) {
    const island = closest(form, ({ name }) => name === 'astro-island');
    if (!island) return;
    replaceWith(
      island,
      island.children.filter(({ name }) => name !== 'template' && name !== 'script'),
    );
  }
}

function fillControl(page: BuiltPage, control: ElementNode, value: string): void {
  if (control.name === 'select') chooseOption(page, control, value);
  else if (control.name === 'textarea') setText(control, value);
  else if (/^(?:checkbox|radio)$/.test(control.attributes['type'] ?? '')) {
    if ((attributeOf(control, 'value') ?? 'on') === value) setAttribute(control, 'checked', '');
  } else setAttribute(control, 'value', value);
}

/** Selects an option by its value. */
export function chooseOption(page: BuiltPage, select: ElementNode, value: string): void {
  const options = page.find(({ name }) => name === 'option', select);
  for (const option of options) delete option.attributes['selected'];
  const chosen = options.find((option) => attributeOf(option, 'value') === value);
  if (chosen) setAttribute(chosen, 'selected', '');
  // A programme that the list does not have is one that a link named.
  else if (value !== '' && attributeOf(select, 'name') === 'interestedProgram')
    setText(append(select, 'option', { value, selected: '' }), value);
}
