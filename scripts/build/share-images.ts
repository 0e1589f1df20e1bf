import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { load } from 'cheerio';
import { courseSlugs } from '#shared/catalogue/course.ts';
import { drawShareImage, hashShareImage, type ShareCard } from './share-image.ts';

/**
 * Draws the picture that goes with a link to a page, for each page of the finished build that names one under /share/ in
 * its head, from the words of that head. Pictures are kept by their content in Astro's cache folder: a second build draws
 * only what changed.
 */
export function shareImages(): AstroIntegration {
  let cacheFolder: string;
  return {
    name: 'share-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheFolder = join(fileURLToPath(config.cacheDir), 'share-images');
      },
      'astro:build:done': async ({ dir, logger }) => {
        const outFolder = fileURLToPath(dir);
        mkdirSync(cacheFolder, { recursive: true });
        const cards = readCards(outFolder);
        let drawn = 0;
        const draw = async (): Promise<void> => {
          for (let next = cards.pop(); next; next = cards.pop()) {
            const [file, card] = next;
            const kept = join(cacheFolder, `${hashShareImage(card)}.png`);
            const found = readKept(kept);
            const picture = found ?? (await drawShareImage(card));
            if (!found) {
              drawn += 1;
              writeFileSync(kept, picture);
            }
            mkdirSync(join(file, '..'), { recursive: true });
            writeFileSync(file, picture);
          }
        };
        const total = cards.length;
        await Promise.all(Array.from({ length: availableParallelism() }, draw));
        logger.info(`${total} pictures for shared links, ${drawn} of them drawn now`);
      },
    },
  };
}

/** Every file to be made, with what it shows. Pages that are not to be found borrow the picture of the home page. */
function readCards(outFolder: string): [file: string, card: ShareCard][] {
  const cards = new Map<string, ShareCard>();
  for (const name of readdirSync(outFolder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const $ = load(readFileSync(join(outFolder, name)));
    const property = (key: string): string => $(`meta[property="og:${key}"]`).attr('content') ?? '';
    const picture = property('image') && new URL(property('image')).pathname;
    if (!picture.startsWith('/share/') || $('meta[name="robots"][content~="noindex"]').length > 0) continue;
    // A page that shows the land of one course is of that course.
    const lands = $('main [style*="view-transition-name:land-"]');
    const land = lands.length === 1 ? lands.attr('style') : undefined;
    const course = courseSlugs.find((slug) => land?.includes(`land-${slug}`));
    cards.set(join(outFolder, picture), {
      title: property('title'),
      text: property('description'),
      ...(course ? { course } : {}),
    });
  }
  return [...cards];
}

function readKept(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
