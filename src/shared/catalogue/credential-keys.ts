/**
 * The keys with which certificates are signed: their public halves, for the page that checks and for /.well-known. None is ever taken
 * out, or what it signed could not be checked any more. The private half of one of them is the setting CREDENTIAL_SIGNING_KEY.
 */
import generated from '../generated/credential-keys.json' with { type: 'json' };

export interface CredentialKey {
  /** The key's thumbprint (RFC 7638), which is the end of its id in the DID document. */
  readonly thumbprint: string;
  /** The point on the curve P-256, as a JSON Web Key writes it. */
  readonly x: string;
  readonly y: string;
  /** The last day on which it signed; null while it signs. What it signed later counts as forged. */
  readonly until: string | null;
  /** Made on a developer's machine: what it signs proves nothing. */
  readonly isDemonstration: boolean;
}

/** The institute's own. Adding one and changing the setting is how keys are rotated; the old one gets its last day. */
const published: readonly CredentialKey[] = [];

/** Whether the institute has a key of its own. Without one nothing can be awarded in production. */
export const hasPublishedKey = published.length > 0;

/** With the key that this machine made for itself, which a build for the public leaves out. */
export const credentialKeys: readonly CredentialKey[] = [...published, ...(generated as CredentialKey[])];

/** A key as a JSON Web Key. */
export const toPublicJwk = ({ x, y, thumbprint }: CredentialKey) => ({
  kty: 'EC',
  crv: 'P-256',
  x,
  y,
  kid: thumbprint,
  alg: 'ES256',
  use: 'sig',
});
