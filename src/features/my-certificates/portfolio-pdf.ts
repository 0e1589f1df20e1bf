import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import type { BadgeFacts } from './badge-image.ts';
import {
  colours,
  describe,
  hasAll,
  inFont,
  qrPath,
  type DrawText,
  type SheetFacts,
} from './certificate-pdf.ts';
import type { PortfolioContent } from './credential-content.ts';

export type PortfolioFacts = BadgeFacts & PortfolioContent & Omit<SheetFacts, 'kind'>;

/** A4 upright, in points. */
const width = 595.28;
const height = 841.89;
const margin = 56;
const foot = 64;
const measure = width - 2 * margin;

interface Style {
  readonly font: PDFFont;
  readonly size: number;
  readonly color: typeof colours.ink;
  /** Space above a paragraph. */
  readonly above: number;
}

/** Lines that fit, broken between words, and within what is longer than a line, such as an address. */
export function wrap(text: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) <= most) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (widthOf(line) > most) {
        let end = line.length - 1;
        while (end > 1 && widthOf(line.slice(0, end)) > most) end -= 1;
        lines.push(line.slice(0, end));
        line = line.slice(end);
      }
    }
    lines.push(line);
  }
  return lines;
}

/** A portfolio to print, with the credential where /verify finds it. @param draw for lines that the PDF's own fonts lack */
export async function portfolioPdf(facts: PortfolioFacts, draw: DrawText): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const bold = await pdf.embedFont(StandardFonts.TimesRomanBold);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const strong = await pdf.embedFont(StandardFonts.HelveticaBold);
  const { ink, soft, green, red } = colours;
  const pages: PDFPage[] = [];
  let y = 0;
  const turn = () => {
    pages.push(pdf.addPage([width, height]));
    y = height - margin;
  };
  const page = () => pages.at(-1) ?? pdf.addPage([width, height]);
  const put = async (text: string, { font, size, color, above }: Style, most = measure) => {
    y -= above;
    for (const line of wrap(text, most, (part) => font.widthOfTextAtSize(inFont(part), size))) {
      if (y - size < foot) turn();
      y -= size * 1.35;
      const drawn = hasAll(line) ? null : await draw(line);
      if (drawn) {
        // The picture has its letters at 54, and 0.4 of that below the line.
        const scale = Math.min(size / 54, most / drawn.width);
        page().drawImage(await pdf.embedPng(drawn.png), {
          x: margin,
          y: y - 0.4 * 54 * scale,
          width: drawn.width * scale,
          height: drawn.height * scale,
        });
      } else page().drawText(inFont(line), { x: margin, y, size, font, color });
    }
  };

  turn();
  const { path, size: squares } = qrPath(facts.checkAddress);
  const side = 92;
  page().drawSvgPath(path, {
    x: width - margin - side,
    y: height - margin,
    scale: side / squares,
    color: ink,
  });
  const beside = measure - side - 24;
  await put(facts.issuer, { font: bold, size: 15, color: ink, above: 0 }, beside);
  await put(facts.title, { font: bold, size: 24, color: green, above: 12 }, beside);
  await put(facts.name, { font: bold, size: 17, color: ink, above: 6 }, beside);
  y = Math.min(y, height - margin - side);
  if (facts.isDemonstration)
    await put('Demonstration: it proves nothing about anyone.', {
      font: strong,
      size: 11,
      color: red,
      above: 12,
    });
  await put(
    `Portfolio ${facts.number}. Signed on ${facts.issued}, valid until ${facts.validUntil}. Check it: ${facts.checkAddress}`,
    { font: plain, size: 9.5, color: soft, above: 10 },
  );
  if (facts.words) {
    await put('In the holder’s words', { font: strong, size: 10, color: soft, above: 14 });
    await put(facts.words, { font: plain, size: 11, color: ink, above: 3 });
  }
  for (const [place, { title, brief, link, narrative }] of facts.pieces.entries()) {
    if (y < foot + 110) turn();
    await put(`${place + 1}. ${title}`, { font: bold, size: 14, color: ink, above: 22 });
    await put(brief, { font: plain, size: 9.5, color: soft, above: 2 });
    await put(link ?? 'Handed in as a text, without a link.', {
      font: plain,
      size: 9.5,
      color: green,
      above: 5,
    });
    await put(narrative, { font: plain, size: 10, color: ink, above: 5 });
  }
  for (const [index, one] of pages.entries())
    one.drawText(`${facts.number}, page ${index + 1} of ${pages.length}`, {
      x: margin,
      y: 34,
      size: 8.5,
      font: plain,
      color: soft,
    });
  describe(pdf, facts);
  return pdf.save({ useObjectStreams: false });
}
