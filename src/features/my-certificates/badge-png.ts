import { sealTeeth } from '../../components/map/certificate-frame.ts';
import { breakLines, type BadgeFacts } from './badge-image.ts';
import { bakePng } from './bake-png.ts';

const side = 640;
/** The drawing's units are those of the SVG badge. */
const unit = side / 512;
const serif = 'Besley, Georgia, serif';

/** The same seal as in the SVG, drawn with this page's fonts, with the credential baked in. @throws where the browser cannot draw */
export async function badgePng(facts: BadgeFacts): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  draw(context, facts);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser made no picture');
  return bakePng(new Uint8Array(await blob.arrayBuffer()), facts.credential);
}

function draw(context: CanvasRenderingContext2D, facts: BadgeFacts): void {
  const ring = (radius: number, line: number, colour: string) => {
    context.beginPath();
    context.arc(256, 256, radius, 0, 2 * Math.PI);
    context.lineWidth = line;
    context.strokeStyle = colour;
    context.stroke();
  };
  const write = (text: string, y: number, font: string, colour = '#142130') => {
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, 256, y, 400);
  };
  context.scale(unit, unit);
  context.textAlign = 'center';
  context.beginPath();
  context.arc(256, 256, 252, 0, 2 * Math.PI);
  context.fillStyle = '#f7f6f1';
  context.fill();
  ring(252, 4, '#142130');
  context.save();
  context.translate(256, 256);
  context.scale(2.38, 2.38);
  context.lineWidth = 1;
  context.strokeStyle = '#142130';
  context.stroke(new Path2D(sealTeeth));
  context.restore();
  ring(208, 3, '#0b5a41');
  write(facts.issuer, 134, `20px ${serif}`);
  const lines = breakLines(facts.awardName, 18).slice(0, 5);
  const top = 262 - (lines.length - 1) * 20;
  lines.forEach((line, index) => write(line, top + index * 40, `600 32px ${serif}`));
  if (facts.isDemonstration) write('Demonstration', 378, `18px ${serif}`, '#8a2b1d');
  write(facts.number, 410, '16px ui-monospace, monospace');
}
