import { expect, it } from 'vitest';
import { drawShareImage } from './share-image.ts';

it.each([
  ['Nguyễn Thị Mộng', 'ễ'],
  ['李娜', '李'],
  ['ليلى', 'ل'],
  ['From spreadsheets to models 🎉', '🎉'],
])('fails for %s, and names what it has no letter for', async (title, letter) => {
  const refusal: unknown = await drawShareImage({ title, text: 'A story' }).catch((error: unknown) => error);
  expect(String(refusal)).toContain(letter);
  expect(String(refusal)).toContain(`“${title}”`);
});

it('has the letters of names from all over Europe, in the title and under it', async () => {
  const picture = await drawShareImage({
    title: 'Zoë, Łukasz and Şebnem',
    text: 'Żaneta Özdemir-Čapek, Siân, Björk',
  });
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
});
