import type { APIRoute } from 'astro';
import { credentialKeys, toPublicJwk } from '#shared/catalogue/credential-keys.ts';
import { toDid } from '#shared/rules/credential.ts';

/** The document of did:web for this site: who signs certificates, and with which keys. */
export const GET: APIRoute = ({ site }) => {
  const id = toDid(site?.href ?? '');
  const methods = credentialKeys.map((key) => ({
    id: `${id}#${key.thumbprint}`,
    type: 'JsonWebKey2020',
    controller: id,
    publicKeyJwk: toPublicJwk(key),
  }));
  return Response.json({
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/jws-2020/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  });
};
