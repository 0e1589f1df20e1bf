import { sealTeeth } from '../../components/map/certificate-frame.ts';
import { bakedElement, xmlText } from './baked.ts';

export interface BadgeFacts {
  readonly awardName: string;
  readonly name: string;
  readonly number: string;
  readonly credential: string;
  readonly issuer: string;
  readonly isDemonstration: boolean;
}

/** Lines of at most so many characters, broken between words. */
export function breakLines(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A seal of our own, with the credential baked in. It is paper and ink in both colour schemes, as it is shown anywhere. */
export function badgeImage({
  awardName,
  name,
  number,
  credential,
  issuer,
  isDemonstration,
}: BadgeFacts): string {
  const lines = breakLines(awardName, 18).slice(0, 5);
  const top = 262 - (lines.length - 1) * 20;
  const words = lines
    .map(
      (line, index) =>
        `<text x="256" y="${top + index * 40}" font-size="32" font-weight="600">${xmlText(line)}</text>`,
    )
    .join('');
  const mark = isDemonstration
    ? '<text x="256" y="378" font-size="18" fill="#8a2b1d">Demonstration</text>'
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" viewBox="0 0 512 512" role="img">
${bakedElement(credential, name)}
<title>${xmlText(`${awardName}, ${issuer}, ${number}`)}</title>
<circle cx="256" cy="256" r="252" fill="#f7f6f1" stroke="#142130" stroke-width="4"/>
<path d="${sealTeeth}" transform="translate(256 256) scale(2.38)" fill="none" stroke="#142130" stroke-width="1"/>
<circle cx="256" cy="256" r="208" fill="none" stroke="#0b5a41" stroke-width="3"/>
<g font-family="Besley, Georgia, serif" text-anchor="middle" fill="#142130">
<text x="256" y="134" font-size="20">${xmlText(issuer)}</text>
${words}
${mark}
<text x="256" y="410" font-size="16" font-family="ui-monospace, monospace">${xmlText(number)}</text>
</g>
</svg>
`;
}
