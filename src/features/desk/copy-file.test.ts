import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { toReadablePage } from './copy-file.ts';

test('what people wrote is text on the page to read, in every place', () => {
  const page = load(
    toReadablePage('Data of <you>', {
      data: {
        enquiries: [{ answeredFirstAt: null, text: '<script>alert(1)</script> & "more"\nline two' }],
        '<b>': true,
      },
    }),
  );
  expect(page('script, b')).toHaveLength(0);
  expect(page('h1').text()).toBe('Data of <you>');
  expect(page('dd').last().text()).toBe('yes');
  expect(page('body').text()).toContain('<script>alert(1)</script> & "more"\nline two');
  expect(page('dt').text()).toContain('answered first at');
});
