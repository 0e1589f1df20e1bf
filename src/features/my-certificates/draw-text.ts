import type { DrawnText } from './certificate-pdf.ts';

/** Draws a name with the fonts of this browser, for a sheet of paper. Null where the browser cannot draw. */
export async function drawText(text: string): Promise<DrawnText | null> {
  const size = 54;
  const sharp = 4;
  const canvas = document.createElement('canvas');
  const font = `600 ${size * sharp}px Besley, Georgia, serif`;
  const measured = canvas.getContext('2d');
  if (!measured) return null;
  measured.font = font;
  const width = Math.ceil(measured.measureText(text).width) + 8 * sharp;
  const height = Math.ceil(size * 1.5 * sharp);
  canvas.width = Math.min(width, 8000);
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.font = font;
  context.fillStyle = '#142130';
  context.textBaseline = 'alphabetic';
  context.fillText(text, 0, size * 1.1 * sharp, canvas.width);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return null;
  return {
    png: new Uint8Array(await blob.arrayBuffer()),
    width: canvas.width / sharp,
    height: height / sharp,
  };
}
