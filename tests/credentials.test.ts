import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { compactVerify, decodeJwt, importJWK, type JWK } from 'jose';
import jsonwebtoken from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { encodeList } from '../netlify/services/certificates/encode-list.ts';
import {
  checkCredential,
  decodeList,
  type Checked,
} from '../src/features/certificate-check/check-credential.ts';
import { toPublicJwk } from '../src/shared/catalogue/credential-keys.ts';
import { certificateNumber } from '../src/shared/rules/certificate-number.ts';
import { toDid } from '../src/shared/rules/credential.ts';
import { hashHolderName } from '../src/shared/rules/holder-name.ts';
import { isSet, placesInList, setPlaces } from '../src/shared/rules/status-list.ts';
import { achievementCredential } from './support/open-badge-model.ts';
import {
  credentialOf,
  factsOf,
  holder,
  makeKey,
  portfolioOf,
  salt,
  signList,
  signWith,
  siteUrl,
  type TestKey,
} from './support/credentials.ts';

/** Certificates from signing to checking, with a second implementation (jsonwebtoken) on either side. */

const key = makeKey();
const now = new Date('2026-12-01T12:00:00Z');

const check = (
  jwt: string,
  {
    keys = [key],
    at = now,
    list = () => signList(key, []),
  }: { keys?: TestKey[]; at?: Date; list?: (list: number) => Promise<string> } = {},
): Promise<Checked> =>
  checkCredential(jwt, { keys: keys.map((one) => one.key), now: at, readStatusList: list });

const answerOf = async (...given: Parameters<typeof check>) => (await check(...given)).answer;

const publicKeyOf = ({ key: one }: TestKey) => createPublicKey({ key: toPublicJwk(one), format: 'jwk' });

describe('a certificate', () => {
  it('is signed so that another library checks it', async () => {
    const credential = await credentialOf();
    const jwt = await signWith(key, credential);
    const read = jsonwebtoken.verify(jwt, publicKeyOf(key), {
      algorithms: ['ES256'],
      issuer: toDid(siteUrl),
      jwtid: credential.id,
      subject: credential.sub,
      clockTimestamp: now.getTime() / 1000,
    });
    expect(read).toEqual(credential);
  });

  it('is accepted when another library has signed it', async () => {
    const jwt = jsonwebtoken.sign(await credentialOf(), key.privateKey, {
      algorithm: 'ES256',
      keyid: key.kid,
      noTimestamp: true,
    });
    const found = await check(jwt);
    expect(found).toMatchObject({
      answer: 'valid',
      certificate: {
        award: 'Prompt Engineering Foundational Certification',
        issuedOn: '2026-11-29',
        validUntil: '2029-11-28',
        exam: { percent: '82', satOn: '2026-11-20' },
        work: [{ title: 'A prompt library' }],
      },
    });
  });

  it('has the properties of the standard’s data model and no others, each in its form and number', async () => {
    for (const credential of [
      await credentialOf(),
      await credentialOf({ exam: null, evidence: [] }),
      await portfolioOf(),
    ]) {
      expect(achievementCredential.safeParse(credential).error).toBeUndefined();
      // What the model does not have would be noticed.
      expect(achievementCredential.safeParse({ ...credential, holder: 'Zoë' }).success).toBe(false);
      expect(achievementCredential.safeParse({ ...credential, issuer: 'Kestrel' }).success).toBe(false);
    }
  });

  it('may be a portfolio: each piece with its link, who signed it off, and the outcome of each line', async () => {
    const found = await check(await signWith(key, await portfolioOf()));
    expect(found).toMatchObject({
      answer: 'valid',
      certificate: {
        isPortfolio: true,
        award: 'Portfolio: Replies that help',
        words: 'Prompts for a property office.',
        work: [
          { title: 'A reply assistant', link: 'https://work.example/replies' },
          { title: 'Week 1: A first prompt', link: null },
        ],
      },
    });
    const text = JSON.stringify(found);
    expect(text).toContain('- Clarity: 3 of 4, as it should be. Short answers.');
    expect(text).not.toMatch(/javascript:/);
    // A link that a browser would run is none.
    const odd = await portfolioOf();
    const [first] = odd.evidence ?? [];
    Object.assign(first ?? {}, { id: 'javascript:alert(1)' });
    expect(await answerOf(await signWith(key, odd))).toBe('unreadable');
  });

  it('has every term in the contexts that we ship', async () => {
    const terms = new Set<string>(['@context', 'iss', 'jti', 'nbf', 'exp', 'sub']);
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, inner] of Object.entries(value)) {
        terms.add(name);
        collect(inner);
      }
    };
    for (const file of ['credentials-v2', 'open-badges-3.0.3'])
      collect(JSON.parse(readFileSync(`public/credentials/contexts/${file}.json`, 'utf8')));
    const missing = new Set<string>();
    const look = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(look);
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) {
          if (!terms.has(name)) missing.add(name);
          look(inner);
        }
    };
    look(await credentialOf());
    look(await portfolioOf());
    expect([...missing]).toEqual([]);
  });

  it('does not name its holder, and knows the name again however it is spelt in Unicode', async () => {
    const text = JSON.stringify(await credentialOf());
    for (const part of holder.split(' ')) expect(text).not.toContain(part);
    const hash = await hashHolderName(holder, salt);
    expect(await hashHolderName(`  ${holder.normalize('NFD').replace(' ', '  ')} `, salt)).toBe(hash);
    // A Cyrillic letter that looks the same, and one that cannot be seen.
    for (const other of [holder.replace('e', '\u0435'), holder.replace('o', '\u043e'), `${holder}\u200b`])
      if (other !== holder) expect(await hashHolderName(other, salt), other).not.toBe(hash);
  });

  it('notices a change of each field', async () => {
    const credential = await credentialOf();
    const [head = '', , signature = ''] = (await signWith(key, credential)).split('.');
    const changed: string[] = [];
    const visit = (holder: Record<string, unknown>, path: string): void => {
      for (const name of Object.keys(holder)) {
        const was = holder[name];
        if (typeof was === 'object' && was !== null) visit(was as Record<string, unknown>, `${path}.${name}`);
        holder[name] = typeof was === 'number' ? was + 1 : typeof was === 'boolean' ? !was : 'forged';
        changed.push(`${path}.${name}`);
        forged.push(`${head}.${Buffer.from(JSON.stringify(credential)).toString('base64url')}.${signature}`);
        holder[name] = was;
      }
    };
    const forged: string[] = [];
    visit(credential, '');
    expect(changed.length).toBeGreaterThan(40);
    for (const [index, jwt] of forged.entries()) expect(await answerOf(jwt), changed[index]).toBe('altered');
  });

  it('notices a change of each part of its signature and header', async () => {
    const jwt = await signWith(key, await credentialOf());
    const [head = '', body = '', signature = ''] = jwt.split('.');
    const bytes = Buffer.from(signature, 'base64url');
    bytes[7] = (bytes[7] ?? 0) ^ 1;
    expect(await answerOf(`${head}.${body}.${bytes.toString('base64url')}`)).toBe('altered');
    expect(await answerOf(`${head}.${body}.`)).toBe('altered');
    expect(await answerOf(jwt.slice(0, -9))).toBe('altered');
    expect(await answerOf(`${head}.${body}`)).toBe('altered');
    expect(await answerOf(`${head.slice(3)}.${body}.${signature}`)).toBe('unreadable');
    const other = makeKey();
    for (const change of [
      { kid: other.kid },
      { typ: 'at+jwt' },
      { jku: 'https://evil.example/keys' },
      { jwk: toPublicJwk(other.key) },
    ])
      expect(
        await answerOf(await signWith(other, await credentialOf(), change)),
        JSON.stringify(change),
      ).toBe('not-ours');
    expect(await answerOf(await signWith(other, await credentialOf(), { kid: key.kid }))).toBe('altered');
  });

  it('is not ours with another algorithm: none, or our public key as a shared secret', async () => {
    const credential = await credentialOf();
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${encode({ alg: 'none', kid: key.kid, typ: 'JWT' })}.${encode(credential)}.`;
    expect(await answerOf(unsigned)).toBe('not-ours');
    const pem = publicKeyOf(key).export({ format: 'pem', type: 'spki' }).toString();
    for (const secret of [pem, JSON.stringify(toPublicJwk(key.key)), `${key.key.x}${key.key.y}`]) {
      const { createHmac } = await import('node:crypto');
      const signed = `${encode({ alg: 'HS256', kid: key.kid, typ: 'JWT' })}.${encode(credential)}`;
      const jwt = `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
      expect(await answerOf(jwt)).toBe('not-ours');
    }
  });

  it('is one certificate: its claims, its number and its institute agree', async () => {
    const credential = await credentialOf();
    const other = await credentialOf();
    for (const change of [
      { iss: 'did:web:evil.example' },
      { issuer: { ...credential.issuer, id: 'did:web:evil.example' } },
      { jti: other.id },
      { sub: other.sub },
      { nbf: credential.nbf - 1 },
      { exp: credential.exp + 1 },
      { id: other.id, jti: other.id },
      { type: ['VerifiableCredential', 'PortfolioCredential'] },
      { credentialStatus: { ...credential.credentialStatus, statusListIndex: String(placesInList) } },
      {
        credentialStatus: {
          ...credential.credentialStatus,
          statusListCredential: 'https://evil.example/list',
        },
      },
    ])
      expect(await answerOf(await signWith(key, { ...credential, ...change })), JSON.stringify(change)).toBe(
        'unreadable',
      );
    // A list that we did sign is no certificate.
    expect(await answerOf(await signList(key, []))).toBe('not-ours');
  });

  it('is valid on its first and last day, and neither before nor after', async () => {
    const jwt = await signWith(key, await credentialOf());
    const at = async (moment: string) => {
      const day = new Date(moment);
      return answerOf(jwt, { at: day, list: () => signList(key, [], { now: day }) });
    };
    expect(await at('2026-11-29T11:59:59Z')).toBe('not-yet');
    expect(await at('2026-11-29T12:00:00Z')).toBe('valid');
    expect(await at('2029-11-28T23:59:59Z')).toBe('valid');
    expect(await at('2029-11-29T00:00:01Z')).toBe('expired');
  });

  it('too large is not looked into', async () => {
    const evidence = Array.from({ length: 2000 }, () => ({
      title: 'x'.repeat(60),
      signedOffOn: '2026-11-02',
    }));
    expect(await answerOf(await signWith(key, await credentialOf({ evidence })))).toBe('unreadable');
  });
});

describe('rotating keys', () => {
  it('keeps what the old key signed, and takes nothing that it signs later', async () => {
    const old = makeKey();
    const next = makeKey();
    const before = await signWith(old, await credentialOf());
    const retired = { ...old, key: { ...old.key, until: '2026-11-30' } };
    const keys = [retired, next];
    const list = () => signList(next, []);
    expect(await answerOf(before, { keys, list })).toBe('valid');
    expect(await answerOf(await signWith(next, await credentialOf()), { keys, list })).toBe('valid');
    const later = await credentialOf({ validFrom: new Date('2026-12-01T09:00:00Z') });
    expect(await answerOf(await signWith(old, later), { keys, list })).toBe('not-ours');
    // Nor does the old key say any more what is withdrawn.
    expect(await answerOf(before, { keys, list: () => signList(old, []) })).toBe('status-unknown');
    expect(await answerOf(before, { keys: [next], list })).toBe('not-ours');
  });
});

describe('the status list', () => {
  it('reads the example of the standard: 16 kB without a bit', () => {
    const bits = decodeList('uH4sIAAAAAAAAA-3BMQEAAADCoPVPbQwfoAAAAAAAAAAAAAAAAAAAAIC3AYbSVKsAQAAA');
    expect(bits).toHaveLength(placesInList / 8);
    expect(bits.every((byte) => byte === 0)).toBe(true);
  });

  it('has the first place in the left-most bit, as the standard draws it', () => {
    expect([...setPlaces([0]).subarray(0, 2)]).toEqual([0b1000_0000, 0]);
    expect([...setPlaces([7, 8]).subarray(0, 2)]).toEqual([1, 0b1000_0000]);
    const places = [0, 1, 4711, placesInList - 1];
    const bits = decodeList(encodeList(setPlaces(places)));
    expect(
      Array.from({ length: placesInList }, (_, place) => place).filter((place) => isSet(bits, place)),
    ).toEqual(places);
    expect(() => setPlaces([placesInList])).toThrow(RangeError);
    expect(() => isSet(bits, placesInList)).toThrow(RangeError);
  });

  it('is read by another library and another decompressor', async () => {
    const jwt = await signList(key, [4711]);
    const read = jsonwebtoken.verify(jwt, publicKeyOf(key), { algorithms: ['ES256'] }) as {
      credentialSubject: { encodedList: string; statusPurpose: string };
    };
    const { encodedList, statusPurpose } = read.credentialSubject;
    expect(statusPurpose).toBe('suspension');
    const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
    expect(bits.readUInt8(4711 >> 3)).toBe(0x80 >> (4711 % 8));
  });

  it('says withdrawn, and says that it is not known where the list cannot be had or is not ours or not today’s', async () => {
    const jwt = await signWith(key, await credentialOf());
    const withList = (list: () => Promise<string>) => answerOf(jwt, { list });
    expect(await withList(() => signList(key, [4711]))).toBe('withdrawn');
    expect(await withList(() => signList(key, [4710, 4712]))).toBe('valid');
    const unknown: Record<string, () => Promise<string>> = {
      offline: () => Promise.reject(new TypeError('Failed to fetch')),
      'a page instead': () => Promise.resolve('<!doctype html>'),
      forged: () => signList({ ...makeKey(), kid: key.kid }, []),
      'of another list': () => signList(key, [], { list: 2 }),
      'of last week': () => signList(key, [], { now: new Date('2026-11-24T12:00:00Z') }),
      'a certificate': async () => signWith(key, await credentialOf(), { typ: 'vc+jwt' }),
    };
    for (const [name, list] of Object.entries(unknown))
      expect(await withList(list), name).toBe('status-unknown');
  });

  it('is asked for by its number, whatever host the certificate names', async () => {
    const asked: number[] = [];
    const jwt = await signWith(key, await credentialOf({ status: { list: 7, place: 3 } }));
    await check(jwt, {
      list: (list) => {
        asked.push(list);
        return signList(key, [], { list });
      },
    });
    expect(asked).toEqual([7]);
  });
});

describe('the vectors of the standards', () => {
  it('RFC 7515, A.3: ES256', async () => {
    const jwk: JWK = {
      kty: 'EC',
      crv: 'P-256',
      x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
      y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
    };
    const jws =
      'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q';
    const { payload } = await compactVerify(jws, await importJWK(jwk, 'ES256'));
    expect(JSON.parse(new TextDecoder().decode(payload))).toMatchObject({ iss: 'joe' });
  });

  it('Open Badges 3.0, 8.2: header and claims of a token', async () => {
    const facts = await factsOf();
    const jwt = await signWith(key, await credentialOf(facts));
    const [head = ''] = jwt.split('.');
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
      alg: 'ES256',
      kid: key.kid,
      typ: 'JWT',
    });
    const payload = decodeJwt(jwt);
    expect(payload).toMatchObject({
      iss: 'did:web:kestrelrow.example',
      jti: `urn:uuid:${facts.certificateId}`,
      sub: `urn:uuid:${facts.subjectId}`,
      credentialSubject: { licenseNumber: certificateNumber(facts.certificateId) },
    });
    expect(new Date((payload.nbf ?? 0) * 1000).toISOString()).toBe('2026-11-29T12:00:00.000Z');
  });

  it('did:web: a port is percent-encoded', () => {
    expect(toDid('http://localhost:8888')).toBe('did:web:localhost%3A8888');
    expect(toDid('https://kestrelrow.example')).toBe('did:web:kestrelrow.example');
  });
});
