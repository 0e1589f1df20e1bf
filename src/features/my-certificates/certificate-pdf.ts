import {
  degrees,
  PDFDocument,
  PDFName,
  rgb,
  StandardFonts,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';
import qrcode from 'qrcode-generator';
import { frameLines, neatline, sealTeeth, sheet } from '../../components/map/certificate-frame.ts';
import { bakedElement, xmlText } from './baked.ts';
import { breakLines, type BadgeFacts } from './badge-image.ts';

export interface SheetFacts extends BadgeFacts {
  readonly kind: 'level' | 'course';
  /** In words. */
  readonly issued: string;
  readonly validUntil: string;
  /** Where it is checked, with the number. */
  readonly checkAddress: string;
}

/** A4 on its side, in points. The drawing's units are those of the specimen. */
const width = 841.89;
const height = 595.28;
const scale = width / sheet.width;
export const colours = {
  ink: rgb(0.078, 0.129, 0.188),
  soft: rgb(0.243, 0.29, 0.345),
  green: rgb(0.043, 0.353, 0.255),
  red: rgb(0.54, 0.17, 0.11),
};
const { ink, soft, green, red } = colours;

/** Squares of a QR code as one SVG path, a unit each. */
export function qrPath(text: string): { path: string; size: number } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  return { path, size };
}

/** A text as a picture, drawn by the browser: its fonts know every script, those of a PDF only the west's. */
export interface DrawnText {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}
/** Null where it cannot be drawn. */
export type DrawText = (text: string) => Promise<DrawnText | null>;

/**
 * The certificate to print, with the credential in its description, uncompressed, so that /verify finds it.
 * @param draw for a name that the PDF's own fonts lack
 */
export async function certificatePdf(facts: SheetFacts, draw: DrawText): Promise<Uint8Array> {
  const drawnName = hasAll(facts.name) ? null : await draw(facts.name);
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([width, height]);
  const serif = await pdf.embedFont(StandardFonts.TimesRoman);
  const bold = await pdf.embedFont(StandardFonts.TimesRomanBold);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const put = writer(page);
  page.drawRectangle({ x: 0, y: 0, width, height, color: rgb(0.969, 0.965, 0.945) });
  page.drawSvgPath(frameLines(sheet), { x: 0, y: height, scale, borderColor: ink, borderWidth: 0.7 });
  page.drawSvgPath(neatline(sheet, 52, 36), { x: 0, y: height, scale, color: ink });

  put(facts.issuer, 96, 140, 26, bold, ink);
  put('This is to certify that', 96, 226, 17, plain, soft);
  if (drawnName) {
    const image = await pdf.embedPng(drawnName.png);
    const drawn = Math.min(1, 600 / drawnName.width);
    page.drawImage(image, {
      x: 94 * scale,
      y: height - 316 * scale,
      width: drawnName.width * drawn * scale,
      height: drawnName.height * drawn * scale,
    });
  } else put(facts.name, 94, 304, fit(facts.name, bold, 54, 900), bold, ink);
  put(
    facts.kind === 'level' ? 'has passed the proctored examination and holds the' : 'has completed',
    96,
    366,
    17,
    plain,
    soft,
  );
  breakLines(facts.awardName, 34).forEach((line, index) => put(line, 95, 428 + index * 48, 40, serif, green));

  const label = (name: string, value: string, x: number) => {
    put(name, x, 676, 13, plain, soft);
    put(value, x, 704, 18, bold, ink);
  };
  label('Certificate', facts.number, 96);
  label('Issued', facts.issued, 350);
  label('Valid until', facts.validUntil, 560);

  const { path, size } = qrPath(facts.checkAddress);
  const side = 150;
  page.drawSvgPath(path, {
    x: 880 * scale,
    y: height - 520 * scale,
    scale: (side * scale) / size,
    color: ink,
  });
  put('Check it:', 880, 690, 12, plain, soft);
  put(
    facts.checkAddress.replace(/^https?:\/\//, ''),
    880,
    706,
    fit(facts.checkAddress, plain, 11, 165),
    plain,
    ink,
  );
  page.drawSvgPath(sealTeeth, {
    x: 955 * scale,
    y: height - 210 * scale,
    scale,
    borderColor: ink,
    borderWidth: 0.6,
  });
  for (const radius of [106, 60])
    page.drawCircle({
      x: 955 * scale,
      y: height - 210 * scale,
      size: radius * scale,
      borderColor: green,
      borderWidth: 1,
    });
  if (facts.isDemonstration)
    page.drawText('DEMONSTRATION', {
      x: 300 * scale,
      y: 200 * scale,
      size: 56,
      font: bold,
      color: red,
      opacity: 0.18,
      rotate: degrees(20),
    });

  describe(pdf, facts);
  return pdf.save({ useObjectStreams: false });
}

/** Title and author, and the credential in the description. */
export function describe(pdf: PDFDocument, facts: BadgeFacts): void {
  pdf.setTitle(`${facts.awardName}, ${facts.name}`, { showInWindowTitleBar: true });
  pdf.setAuthor(facts.issuer);
  pdf.setLanguage('en-GB');
  // As bytes: of a text the library would keep the lower half of each character, and a name with an accent would be another name.
  const bytes = new TextEncoder().encode(description(facts));
  const stream = pdf.context.stream(bytes, { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream));
}

const writer =
  (page: PDFPage) =>
  (text: string, x: number, y: number, size: number, font: PDFFont, color: ReturnType<typeof rgb>): void => {
    page.drawText(inFont(text), { x: x * scale, y: height - y * scale, size: size * scale, font, color });
  };

/** Whether a font of the PDF has every character. */
export function hasAll(text: string): boolean {
  // Windows-1252 has these, and the letters of Latin-1.
  return /^[\u0020-\u007e\u00a0-\u00ff\u2018\u2019\u201c\u201d\u2013\u2014\u0152\u0153\u0160\u0161\u0178\u017d\u017e]*$/.test(
    text,
  );
}

export const inFont = (text: string): string => text.replace(/./gsu, (sign) => (hasAll(sign) ? sign : '?'));

/** The size at which the text is no wider than that, in the drawing's units. */
function fit(text: string, font: PDFFont, size: number, most: number): number {
  const wide = font.widthOfTextAtSize(inFont(text), size);
  return wide <= most ? size : (size * most) / wide;
}

const description = (facts: BadgeFacts): string => `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${xmlText(facts.awardName)}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF>
${bakedElement(facts.credential, facts.name)}
</x:xmpmeta>
<?xpacket end="r"?>`;
