import { describe, expect, it } from 'vitest';
import { findInFile, findInText } from './find-credential.ts';

const jwt = `${'a'.repeat(30)}.${'b'.repeat(40)}.${'c'.repeat(20)}`;
const bytes = (text: string) => new TextEncoder().encode(text);

describe('what is pasted', () => {
  it('is a number, however it is typed, or at the end of a link of ours', () => {
    for (const typed of [
      'KRC-0123A-BCDEF',
      ' krc 0123a bcdef ',
      'KRC0123ABCDEF',
      'KRC–O123A–BCDEF',
      'https://kestrelrow.example/verify#KRC-0123A-BCDEF',
      'http://localhost:8888/certificates/krc-o123a-bcdef',
    ])
      expect(findInText(typed), typed).toEqual({ kind: 'number', number: 'KRC-0123A-BCDEF' });
    for (const typed of [
      'KR-0123A-BCDEF',
      'KRC-0123A-BCDE',
      'KRC-0123A-BCDEU',
      'hello',
      'https://evil.example/?x=KRC-0123A-BCDEF',
    ])
      expect(findInText(typed), typed).toEqual({ kind: 'nothing', why: 'none' });
  });

  it('is the signed text, also broken into lines, or our own file', () => {
    const found = { kind: 'credential', jwt, name: null };
    expect(findInText(jwt)).toEqual(found);
    expect(findInText(`\uFEFF${jwt.slice(0, 20)}\r\n ${jwt.slice(20)}\n`)).toEqual(found);
    const file = JSON.stringify({ id: `data:application/vc+jwt,${jwt}`, name: 'Asha Obi' });
    expect(findInText(file)).toEqual({ ...found, name: 'Asha Obi' });
    expect(findInFile(bytes(file))).toEqual({ ...found, name: 'Asha Obi' });
  });

  it('is told from what only looks like it', () => {
    expect(findInText('  ')).toEqual({ kind: 'nothing', why: 'empty' });
    expect(findInText(jwt.replace('a', '\u0430'))).toEqual({ kind: 'nothing', why: 'strange-characters' });
    expect(findInText(jwt.replace('.', '.\u200b'))).toEqual({ kind: 'nothing', why: 'strange-characters' });
    expect(findInText(`${'a'.repeat(70_000)}.b.c`)).toEqual({ kind: 'nothing', why: 'too-large' });
    expect(findInText('x'.repeat(2_000_001))).toEqual({ kind: 'nothing', why: 'too-large' });
    for (const text of [
      '{',
      '[1]',
      '{"id":"https://evil.example/1"}',
      '{"id":"data:application/vc+jwt,<b>"}',
    ])
      expect(findInText(text), text).toEqual({ kind: 'nothing', why: 'none' });
  });
});

describe('a file', () => {
  const svg = (inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"\n  xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"\n  viewBox="0 0 512 512">\n  ${inside}\n</svg>`;

  it('is an image as Open Badges 3.0 bakes one', () => {
    const baked = svg(`<openbadges:credential verify="${jwt}"></openbadges:credential>`);
    expect(findInFile(bytes(baked))).toEqual({ kind: 'credential', jwt, name: null });
    const named = svg(`<openbadges:credential verify='${jwt}' holder="O&apos;Neill &amp; Co"/>`);
    expect(findInFile(bytes(named))).toMatchObject({ jwt, name: "O'Neill & Co" });
  });

  it('with two credentials is not guessed at', () => {
    const two = svg(
      `<openbadges:credential verify="${jwt}"/><openbadges:credential verify="${jwt.replace('b', 'x')}"/>`,
    );
    expect(findInFile(bytes(two))).toEqual({ kind: 'nothing', why: 'several' });
  });

  it('is a PNG with an iTXt chunk of the standard’s keyword', () => {
    const chunk = (type: string, data: Uint8Array) => {
      const whole = new Uint8Array(12 + data.length);
      new DataView(whole.buffer).setUint32(0, data.length);
      whole.set(bytes(type), 4);
      whole.set(data, 8);
      return whole;
    };
    const png = (...chunks: Uint8Array[]) =>
      Uint8Array.from(
        [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ...chunks].flatMap((part) => [...part]),
      );
    const text = chunk('iTXt', bytes(`openbadgecredential\0\0\0\0\0${jwt}`));
    const other = chunk('iTXt', bytes('Comment\0\0\0\0\0hello'));
    expect(findInFile(png(other, text))).toEqual({ kind: 'credential', jwt, name: null });
    expect(findInFile(png(other))).toEqual({ kind: 'nothing', why: 'none' });
    // Cut off in the middle.
    expect(findInFile(png(text).slice(0, 60))).toEqual({ kind: 'nothing', why: 'none' });
  });

  it('is read as text only where it is text, and not at all where it is too large', () => {
    expect(findInFile(Uint8Array.from([0xff, 0xfe, 0x00]))).toEqual({ kind: 'nothing', why: 'none' });
    expect(findInFile(new Uint8Array(2_000_001))).toEqual({ kind: 'nothing', why: 'too-large' });
  });
});
