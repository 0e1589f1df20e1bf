import { institute } from '#shared/catalogue/institute.ts';

/**
 * Who writes, at the foot of every mail to someone outside. A business email carries the registered name and number, the
 * part of the United Kingdom and the registered office (SI 2015/17, regulation 25).
 */
export const instituteSignature = [
  institute.legalName,
  `Registered in ${institute.registeredIn}, company number ${institute.companyNumber}`,
  `Registered office: ${institute.address}`,
  `${institute.phone} · ${institute.email}`,
  `${institute.hours} (${institute.hoursZone})`,
].join('\n');

/** A part of a mail: a paragraph, a list of facts (label and value), or a link of its own line. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; text: string; href: string };

export interface MailBody {
  text: string;
  html: string;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

function partAsText(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'heading':
      return `${part.text}\n${'-'.repeat(part.text.length)}`;
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'link':
      return `${part.text}: ${part.href}`;
  }
}

/** The parts as a person would write them in a mail of their own. */
export const partsAsText = (parts: readonly MailPart[]): string => parts.map(partAsText).join('\n\n');

function partAsHtml(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${withBreaks(part.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;font:600 18px/1.3 Georgia,serif">${escapeHtml(part.text)}</h2>`;
    case 'facts':
      return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${part.facts
        .map(
          ([label, value]) =>
            `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:400;color:#57626e">${escapeHtml(label)}</th><td style="padding:4px 0;vertical-align:top;overflow-wrap:anywhere">${withBreaks(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(part.href)}" style="color:#035c42">${escapeHtml(part.text)}</a></p>`;
  }
}

/** One mail in both forms from the same parts. Everything is text: nothing in a part is read as HTML. */
export function composeMail(title: string, parts: readonly MailPart[], signature: string): MailBody {
  return {
    text: `${[...parts.map(partAsText), `--\n${signature}`].join('\n\n')}\n`,
    html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head><body style="margin:0;padding:24px;background:#f7f6f1;color:#142130;font:16px/1.6 'Segoe UI',Roboto,Arial,sans-serif"><div style="max-width:600px;margin:0 auto;padding:32px;background:#fefdfb;border:1px solid #d8d6ce;border-radius:8px"><h1 style="margin:0 0 16px;font:500 26px/1.2 Georgia,serif">${escapeHtml(title)}</h1>${parts.map(partAsHtml).join('')}<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d8d6ce;font-size:14px;color:#57626e">${withBreaks(signature)}</p></div></body></html>`,
  };
}
