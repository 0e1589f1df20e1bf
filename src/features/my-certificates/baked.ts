/** What a file of ours holds besides what one sees, so that it can be checked at /verify and by other programs. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML. Control characters have no place in it. */
export const xmlText = (text: string): string =>
  text.replace(/[^\P{Cc}\t\n]/gu, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Open Badges 3.0, 5.3.2, with the name beside it, which is not signed but can be compared with what is. */
export const bakedElement = (credential: string, name: string): string =>
  `<openbadges:credential xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" verify="${xmlText(credential)}" holder="${xmlText(name)}"></openbadges:credential>`;

/** W3C's data model 2.0 around the signed text, as JSON, with the name beside it. */
export const envelope = (credential: string, name: string): string =>
  `${JSON.stringify(
    {
      '@context': 'https://www.w3.org/ns/credentials/v2',
      type: 'EnvelopedVerifiableCredential',
      id: `data:application/vc+jwt,${credential}`,
      name,
    },
    null,
    2,
  )}\n`;
