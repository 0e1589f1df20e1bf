import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { CourseSlug } from '#shared/catalogue/course.ts';
import { getCourse } from '#shared/catalogue/courses.ts';
import { institute } from '#shared/catalogue/institute.ts';
import { EXAM_WEEK, WEEKS, wideSheet, type Sheet } from '../../src/components/map/route-map.ts';
import { bodyPath, rowFramePath, rowPath, wingsPath } from '../../src/components/site/kestrel.ts';

export interface ShareCard {
  title: string;
  text: string;
  /** The course whose land it shows, with its weeks on the scale bar and beside it. */
  course?: CourseSlug;
}

/** The size that every service asks for, in pixels. */
const width = 1200;
const height = 630;
const margin = 64;
/** The title has this width; beyond it the map shows. */
const wordsWidth = 800;

// The light values of tokens.css: a picture has no colour scheme.
const paper = '#f7f6f1';
const ink = '#142130';
const inkSoft = '#3e4a58';
const accent = '#035c42';
const mark = '#f5ae35';
const contour = '#cdae8b';
const grid = '#d7e2e5';
const grounds = ['#f0f3e8', '#e9efdd', '#e2ebd1'];

const readFont = (name: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/besley/files/besley-${name}-normal.woff`)));
const fonts: Font[] = ([400, 500] as const).flatMap((weight) =>
  // The second family has the letters that the first lacks: Zoë is in latin, Łukasz in latin-ext.
  (['latin', 'latin-ext'] as const).map((subset) => ({
    name: subset === 'latin' ? 'Besley' : 'Besley Ext',
    data: readFont(`${subset}-${weight}`),
    weight,
    style: 'normal',
  })),
);

/** A land and what of it is the same in every picture. */
interface Ground {
  readonly sheet: Sheet;
  /** The sheet is a little higher than the picture: its upper edge is cut off. */
  readonly cut: number;
  readonly frame: number;
  readonly backdrop: string;
  readonly pixels: Promise<Buffer>;
}

const known = new Map<CourseSlug | undefined, Ground>();

function groundOf(course: CourseSlug | undefined): Ground {
  const found = known.get(course);
  if (found) return found;
  const sheet = wideSheet(course);
  const cut = sheet.height - height;
  const frame = sheet.frame.bottom;
  const backdrop = drawBackdrop(sheet, cut, frame);
  const ground = { sheet, cut, frame, backdrop, pixels: sharp(Buffer.from(backdrop)).png().toBuffer() };
  known.set(course, ground);
  return ground;
}

const drawBackdrop = (sheet: Sheet, cut: number, frame: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${cut} ${width} ${height}">
<defs>
<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="380" y1="150" x2="850" y2="590">
<stop offset=".42" stop-color="${paper}"/><stop offset="1" stop-color="${paper}" stop-opacity="0"/>
</linearGradient>
<clipPath id="sheet"><path d="M0 0H${width}V${frame}H0z"/></clipPath>
</defs>
<path fill="${paper}" d="M0 0H${width}V${sheet.height}H0z"/>
<g clip-path="url(#sheet)" fill="none">
${sheet.land.tints.map((path, i) => `<path fill="${grounds[Math.min(i, 2)] ?? ''}" d="${path}"/>`).join('')}
<path stroke="${grid}" d="${sheet.grid}"/>
<path stroke="${contour}" stroke-width=".8" d="${sheet.land.minor}"/>
<path stroke="${contour}" stroke-width="1.6" d="${sheet.land.index}"/>
</g>
<path fill="url(#fade)" d="M0 0H${width}V${frame}H0z"/>
<g transform="translate(${margin} ${cut + 50}) scale(.92)" fill="${ink}">
<path d="${wingsPath}"/><path d="${bodyPath}"/><path d="${rowPath}"/>
<path d="${rowFramePath}" fill="none" stroke="${ink}" stroke-width="1.5"/>
</g>
</svg>`;
/** The route and the bar of weeks under it: as long as the course where the picture is of one. */
function drawRoute({ sheet, frame }: Ground, weeks: number | undefined): string {
  const start = 0.6;
  const end = 25.6;
  const solidTo = weeks ?? EXAM_WEEK;
  const place = (week: number): [number, number] => {
    const [x, y] = sheet.at(week);
    return [Math.round(x), Math.round(y)];
  };
  const [startX, startY] = place(start);
  const [endX, endY] = place(end);
  const [stopX, stopY] = place(solidTo);
  const block = width / WEEKS;
  const blocks = Array.from({ length: Math.ceil((weeks ?? WEEKS) / 2) }, (_, i) => 2 * i)
    .map((week) => `M${Math.round(week * block)} ${frame}h${Math.round(block)}v9h-${Math.round(block)}z`)
    .join('');
  const barEnd = Math.round((weeks ?? WEEKS) * block);
  return `<g fill="none" stroke-linecap="round">
<path stroke="${paper}" stroke-width="13" d="${sheet.path(start, end)}"/>
<path stroke="${accent}" stroke-width="6" d="${sheet.path(start, solidTo)}"/>
<path stroke="${accent}" stroke-width="6.5" stroke-dasharray=".1 12" d="${sheet.path(solidTo, end)}"/>
</g>
<circle cx="${startX}" cy="${startY}" r="11" fill="${mark}" stroke="${ink}" stroke-width="3"/>
${weeks ? `<circle cx="${stopX}" cy="${stopY}" r="9" fill="${paper}" stroke="${accent}" stroke-width="4"/>` : ''}
<circle cx="${endX}" cy="${endY}" r="13" fill="${paper}" stroke="${accent}" stroke-width="5"/><circle cx="${endX}" cy="${endY}" r="6" fill="${accent}"/>
<path d="M0 ${frame}H${barEnd}v9H0z" fill="none" stroke="${ink}"/><path d="${blocks}" fill="${ink}"/>`;
}

/** Long titles in smaller letters, so that none takes more than three lines. */
const titleSize = (title: string): number => (title.length <= 24 ? 82 : title.length <= 44 ? 68 : 54);

/** At most `limit` characters, cut after a sentence or else after a word. */
function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = text.slice(0, limit + 1);
  const sentence = start.lastIndexOf('. ');
  if (sentence > limit / 3) return start.slice(0, sentence + 1);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/\W+$/, '')}…`;
}

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** A letter that no font has would be left out of the picture, and of a person's name, without a word. */
const refuseLetters = (title: string) => (_script: string, letters: string) =>
  Promise.reject(
    new Error(
      `The picture for links to “${title}” cannot show “${letters}”: Besley does not have it. Write it in other letters, or add a font that has it to scripts/build/share-image.ts.`,
    ),
  );

/**
 * A PNG, 1200 by 630 pixels. Its alternative text is written by the layout of the pages.
 * @throws Error for a letter that the fonts do not have
 */
export async function drawShareImage({ title, text, course }: ShareCard): Promise<Buffer> {
  const ground = groundOf(course);
  const weeks = course && getCourse(course).weeks;
  const words = await satori(
    box(
      {
        width,
        height,
        flexDirection: 'column',
        padding: `58px ${margin}px`,
        fontFamily: 'Besley, Besley Ext',
        color: ink,
      },
      box(
        {
          marginLeft: 80,
          height: 44,
          alignItems: 'center',
          fontSize: 32,
          fontWeight: 500,
          letterSpacing: -0.5,
        },
        institute.name,
      ),
      box(
        {
          marginTop: 54,
          width: wordsWidth,
          fontSize: titleSize(title),
          fontWeight: 500,
          lineHeight: 1.1,
          letterSpacing: -1.6,
          textWrap: 'balance',
        },
        title,
      ),
      // The route passes below: the taller the title, the fewer lines there is room for.
      box(
        { marginTop: 26, width: 560, fontSize: 27, lineHeight: 1.4, color: inkSoft, textWrap: 'balance' },
        shorten(text, title.length <= 20 ? 145 : title.length <= 44 ? 108 : 72),
      ),
      ...(weeks
        ? [
            box(
              {
                position: 'absolute',
                left: Math.round((weeks * width) / WEEKS) + 14,
                bottom: 5,
                fontSize: 24,
                fontWeight: 500,
              },
              `${weeks} weeks`,
            ),
          ]
        : []),
    ),
    { width, height, fonts, loadAdditionalAsset: refuseLetters(title) },
  );
  const route = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${ground.cut} ${width} ${height}">${drawRoute(ground, weeks)}</svg>`;
  return sharp(await ground.pixels)
    .composite([{ input: Buffer.from(route) }, { input: Buffer.from(words) }])
    .png({ palette: true, colours: 128, effort: 7 })
    .toBuffer();
}

const drawing = readFileSync(import.meta.filename);

/** The same for the same picture: of its words and of everything that it is drawn with. */
export function hashShareImage(card: ShareCard): string {
  return createHash('sha256')
    .update(drawing)
    .update(groundOf(card.course).backdrop)
    .update(JSON.stringify(card))
    .digest('hex')
    .slice(0, 32);
}
