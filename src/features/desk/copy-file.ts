/** The copy of someone's data as files: one for programs, one to read. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A name of the file as people read it: "answeredFirstAt" is "answered first at". */
const sayName = (name: string) =>
  name.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

function valueAsHtml(value: unknown): string {
  if (Array.isArray(value)) return `<ol>${value.map((one) => `<li>${valueAsHtml(one)}</li>`).join('')}</ol>`;
  if (typeof value === 'object' && value !== null)
    return `<dl>${Object.entries(value)
      .map(([name, inner]) => `<dt>${escape(sayName(name))}</dt><dd>${valueAsHtml(inner)}</dd>`)
      .join('')}</dl>`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? escape(String(value)) : '';
}

/** A page of its own, which asks for nothing from anywhere. What people wrote is text in it. */
export function toReadablePage(title: string, file: Readonly<Record<string, unknown>>): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${escape(title)}</title><style>body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 'Segoe UI',Roboto,Arial,sans-serif}dt{font-weight:600;text-transform:capitalize}dd{margin:0 0 .5rem 1rem;white-space:pre-line;overflow-wrap:anywhere}ol{padding-left:1.5rem}</style></head><body><h1>${escape(title)}</h1>${valueAsHtml(file)}</body></html>\n`;
}

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
