/**
 * A mentor's handwriting as SVG paths: single strokes of a pen, one glyph a letter, drawn at the build. The same letter is
 * never written twice alike, and the same words are the same paths in each build.
 */

type Point = readonly [x: number, y: number];

/** Strokes on a grid in which small letters are 10 high above the 0 of their line, with the room that the letter takes. */
interface Glyph {
  readonly room: number;
  readonly strokes: readonly (readonly Point[])[];
}

/** 'room|x,y x,y;x,y …': a point written twice is a sharp corner. */
function glyph(source: string): Glyph {
  const [room = '', strokes = ''] = source.split('|');
  return {
    room: Number(room),
    strokes: strokes.split(';').map((stroke) =>
      stroke.split(' ').map((point): Point => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return [x, y];
      }),
    ),
  };
}

const sources: Readonly<Record<string, string>> = {
  a: '11|8,-8 5,-10 1,-6 1,-1 4,0 8,-6 9,-10 8,-3 11,0',
  b: '10|2,-19 1,-8 1,0 1,0 2,-6 6,-9 9,-5 6,0 1,0',
  c: '9|8,-8 5,-10 1,-6 1,-1 5,0 9,-3',
  d: '11|8,-8 5,-10 1,-6 1,-1 4,0 8,-6 10,-19 9,-8 9,-2 11,0',
  e: '9|1,-5 7,-6 7,-9 4,-10 1,-6 2,-1 5,0 9,-3',
  f: '8|9,-17 6,-20 3,-15 2,1;-1,-9 7,-10',
  g: '10|8,-8 5,-10 1,-6 1,-1 4,0 8,-6 9,-10 9,-10 8,3 5,8 0,5',
  h: '11|2,-19 1,-8 1,0 1,0 3,-7 7,-10 8,-6 8,-2 11,0',
  i: '5|2,-9 1,-2 4,0;3,-14 4,-13',
  j: '5|3,-9 3,3 0,8 -3,5;4,-14 5,-13',
  k: '9|2,-19 1,-8 1,0;8,-10 1,-4 1,-4 8,0',
  l: '5|2,-19 1,-8 1,-1 4,0',
  m: '15|1,-9 1,0 1,0 3,-8 6,-10 7,-6 7,0 7,0 9,-8 12,-10 13,-6 13,-2 15,0',
  n: '11|1,-9 1,0 1,0 3,-7 7,-10 8,-6 8,-2 11,0',
  o: '10|6,-10 1,-8 1,-1 5,1 9,-4 7,-10 4,-10',
  p: '10|2,-9 1,8 1,8 2,-6 6,-10 9,-6 6,-1 2,-1',
  q: '11|8,-8 5,-10 1,-6 1,-1 4,0 8,-6 9,-10 9,-10 8,8 11,4',
  r: '8|1,-9 1,0 1,0 2,-6 5,-10 8,-9',
  s: '8|7,-9 4,-11 1,-8 3,-5 7,-3 6,1 3,1 0,-1',
  t: '7|4,-16 2,-5 3,0 7,-2;-1,-10 7,-11',
  u: '11|1,-10 1,-2 4,1 8,-4 9,-10 9,-10 8,-2 11,0',
  v: '9|0,-10 3,0 3,0 8,-10',
  w: '13|0,-10 3,0 3,0 6,-8 6,-8 9,0 9,0 12,-10',
  x: '9|0,-10 8,0;8,-10 0,0',
  y: '10|1,-10 1,-4 4,-1 8,-5 9,-10 9,-10 7,4 3,8 -1,5',
  z: '9|0,-10 8,-10 8,-10 0,0 0,0 9,-1',
  '0': '11|6,-17 1,-12 1,-3 5,1 9,-4 9,-13 4,-17',
  '1': '7|0,-13 4,-17 4,-17 3,0',
  '2': '10|1,-14 4,-18 9,-14 6,-7 0,0 0,0 9,-1',
  '3': '10|1,-16 6,-18 8,-13 3,-9 3,-9 9,-7 7,0 0,-1',
  '4': '10|6,-17 0,-6 0,-6 9,-6;7,-11 6,0',
  '5': '10|9,-17 2,-17 2,-17 1,-10 1,-10 8,-11 8,-2 4,1 0,-2',
  '6': '10|7,-17 2,-11 1,-3 5,1 9,-4 5,-9 1,-5',
  '7': '10|0,-17 9,-17 9,-17 3,0;2,-9 8,-9',
  '8': '10|6,-9 1,-13 4,-18 9,-14 4,-9 0,-3 4,1 9,-4 5,-9',
  '9': '10|8,-12 4,-9 1,-13 4,-18 8,-15 8,-12 8,-12 7,0',
  '?': '11|1,-15 5,-20 9,-15 5,-9 4,-5;4,-1 5,0',
  '!': '6|4,-19 2,-5;2,-1 3,0',
  '.': '5|1,-1 2,0',
  ',': '5|2,-1 0,4',
  ':': '5|2,-8 3,-7;1,-1 2,0',
  '’': '5|3,-19 1,-14',
  '-': '8|0,-6 6,-6',
  '£': '11|9,-15 6,-19 3,-14 4,-6 0,0 0,0 10,-1;-1,-8 7,-9',
};
const glyphs = new Map(Object.entries(sources).map(([letter, source]) => [letter, glyph(source)]));

/** What the hand can write. */
export const canWrite = (text: string): boolean =>
  Array.from(text).every((letter) => letter === ' ' || glyphs.has(letter));

const space = 7;
/** The ascenders of a line do not touch the tails of the one above. */
const lineHeight = 30;
/** Units of the drawing for one of the grid: whole numbers are then fine enough. */
const scale = 2;

/** Small unevenness, the same in each build: a number between -1 and 1. */
function unevenness(seed: string): () => number {
  let state = Array.from(seed).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 0x7fffffff - 1;
  };
}

const width = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (glyphs.get(letter)?.room ?? space), 0);

/** Words on lines of at most `most` grid units. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || width(longer) > most) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** A smooth stroke through the middles of its points: after the first curve each is the last one's continuation. */
function draw(points: readonly Point[]): string {
  const at = points.map(([x, y]): Point => [Math.round(x * scale), Math.round(y * scale)]);
  const [first = [0, 0], ...others] = at;
  let [x, y] = first;
  let path = `M${x} ${y}`;
  for (const [i, point] of others.entries()) {
    const after = others[i + 1];
    if (!after) return `${path}l${point[0] - x} ${point[1] - y}`;
    const middle: Point = [Math.round((point[0] + after[0]) / 2), Math.round((point[1] + after[1]) / 2)];
    path += `q${point[0] - x} ${point[1] - y} ${middle[0] - x} ${middle[1] - y}`;
    [x, y] = middle;
  }
  return path;
}

export interface Handwriting {
  readonly path: string;
  readonly viewBox: string;
  /** In the size of the letters around it: a written line is 1.5 of them high. */
  readonly widthEm: number;
  readonly heightEm: number;
}

/**
 * What a pen writes. The letters lean, and rise a little.
 * @throws Error for a letter that the hand has not learned
 */
export function write(text: string, most = 150): Handwriting {
  if (!canWrite(text)) throw new Error(`The mentor’s hand cannot write "${text}".`);
  const uneven = unevenness(text);
  const lines = wrap(text, most);
  let path = '';
  let widest = 0;
  for (const [row, line] of lines.entries()) {
    let x = 2;
    for (const letter of line) {
      const known = glyphs.get(letter);
      if (!known) {
        x += space;
        continue;
      }
      const up = row * lineHeight + 22 + uneven() * 0.9 - x * 0.02;
      const size = 1 + uneven() * 0.05;
      for (const stroke of known.strokes)
        path += draw(stroke.map(([px, py]) => [x + (px - py * 0.16) * size, up + py * size]));
      x += known.room + 1 + uneven() * 0.5;
    }
    widest = Math.max(widest, x + 4);
  }
  const [w, h] = [Math.ceil(widest), lines.length * lineHeight + 3];
  const em = 1.5 / lineHeight;
  return {
    path: path.replace(/ -/g, '-'),
    viewBox: `0 0 ${w * scale} ${h * scale}`,
    widthEm: Number((w * em).toFixed(2)),
    heightEm: Number((h * em).toFixed(2)),
  };
}
