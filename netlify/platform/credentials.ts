import { AppError } from '#shared/app-error.ts';
import { credentialKeys, type CredentialKey } from '#shared/catalogue/credential-keys.ts';
import { certificateMessages } from '#shared/messages/certificates.ts';
import { toDid } from '#shared/rules/credential.ts';
import type { SigningKey } from '../services/deps.ts';
import { getEnv, SettingsError } from './env.ts';

/**
 * The key that certificates are signed with. Only a key whose public half is in the catalogue, and so on the page that checks, may
 * sign; a demonstration's key only on this machine.
 * @throws AppError `service_unavailable` whose cause is a SettingsError
 */
export async function signingKey(keys: readonly CredentialKey[] = credentialKeys): Promise<SigningKey> {
  const { credentialSigningKey, isLocal, siteUrl } = getEnv();
  const refuse = (reason: string) =>
    new AppError('service_unavailable', certificateMessages.cannotSign, {
      cause: new SettingsError(['CREDENTIAL_SIGNING_KEY'], reason),
    });
  const jwk = credentialSigningKey === null ? null : parse(credentialSigningKey);
  if (jwk?.kty !== 'EC' || jwk.crv !== 'P-256' || !jwk.d)
    throw refuse('No private key of the curve P-256 is');
  // Loaded where something is really signed.
  const jose = await import('jose');
  const thumbprint = await jose.calculateJwkThumbprint(jwk, 'sha256');
  const key = keys.find((one) => one.thumbprint === thumbprint);
  if (!key) throw refuse('The catalogue of keys does not have the public half of');
  if (key.until !== null) throw refuse('The catalogue of keys says that another one signs now than');
  if (key.isDemonstration && !isLocal) throw refuse('A key of a demonstration is');
  const privateKey = await jose.importJWK(jwk, 'ES256');
  const kid = `${toDid(siteUrl)}#${thumbprint}`;
  return {
    isDemonstration: key.isDemonstration,
    sign: (payload, typ) =>
      new jose.CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'ES256', kid, typ })
        .sign(privateKey),
  };
}

interface Jwk {
  kty: string;
  crv?: string;
  x?: string;
  y?: string;
  d?: string;
}

function parse(text: string): Jwk | null {
  try {
    return JSON.parse(text) as Jwk;
  } catch {
    return null;
  }
}
