import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

// Methods that one of the supported browsers lacks (src/shared/catalogue/supported-browsers.ts), wherever a browser runs the code.

const lint = new ESLint();

async function findRefused(filePath: string, text: string): Promise<number[]> {
  const [result] = await lint.lintText(text, { filePath });
  const fatal = result?.messages.filter(({ fatal: isFatal }) => isFatal) ?? [];
  expect(fatal).toEqual([]);
  return (result?.messages ?? [])
    .filter(({ ruleId, message }) => ruleId === 'no-restricted-syntax' && message.includes('Safari 16'))
    .map(({ line }) => line);
}

test.each(['src/pages/probe.astro', 'src/layouts/Probe.astro', 'src/components/site/Probe.astro'])(
  'a script in %s is refused them, and what runs in the build is not',
  async (path) => {
    const page = [
      '---',
      'const sorted = [3, 1].toSorted();',
      '---',
      '',
      '<p>{sorted.toReversed().join()}</p>',
      '<script>',
      '  const numbers: number[] = [1, 2];',
      '  document.title = numbers.toSorted().join();',
      '</script>',
      '<script is:inline>',
      '  document.title = [1, 2].toReversed().join();',
      '</script>',
      '',
    ].join('\n');
    expect(await findRefused(path, page)).toEqual([8, 11]);
  },
);
