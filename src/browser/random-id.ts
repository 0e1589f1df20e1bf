/**
 * A random (version 4) UUID. `crypto.randomUUID` is missing where a page is served without TLS, as on a local network; there the address
 * that a browser makes for a blob ends in one (https://w3c.github.io/FileAPI/#unicodeBlobURL).
 */
export const makeId = (): string =>
  // Missing outside secure contexts, whatever the types say.
  (crypto as Partial<Crypto>).randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36);
