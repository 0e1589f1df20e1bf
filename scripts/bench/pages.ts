import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../stack/chromium.ts';
import { dataFolder } from '../stack/paths.ts';
import { FailedStart, say } from '../stack/progress.ts';
import { exampleSettings } from '../stack/settings.ts';
import { buildSite } from '../stack/site.ts';
import { benchMainThread, emptyPage, emptyPath } from './main-thread.ts';
import { serveStatic } from './static-server.ts';

/** More pages than this are of few kinds; the first of each folder are measured for the rest. */
const mostPages = 80;
const perFolder = 12;

interface Weight {
  path: string;
  requests: number;
  /** Bytes as sent, brotli: the HTML with its inline CSS and script; scripts, inline ones included; everything. */
  html: number;
  script: number;
  everything: number;
}

/** Builds for production and prints what each page costs someone who opens it and does nothing: no cache, brotli. */
export async function bench(): Promise<void> {
  const folder = join(dataFolder, 'bench/dist');
  rmSync(folder, { recursive: true, force: true });
  await buildSite(folder, { ...process.env, ...exampleSettings() });
  const executablePath = findChromium();
  if (!executablePath) throw new FailedStart('The bench needs a Chromium; `npm test` installs one.');
  const server = await serveStatic(folder, { extra: { [emptyPath]: emptyPage } });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    say(
      `\n${'Page'.padEnd(44)}${'requests'.padStart(9)}${'html'.padStart(10)}${'script'.padStart(10)}${'everything'.padStart(12)}   bytes, brotli`,
    );
    for (const path of listPages(folder)) {
      const weight = await weigh(browser, server.url, path);
      if (weight) print(weight);
    }
    await benchMainThread(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
  }
}

function print({ path, requests, html, script, everything }: Weight): void {
  const number = (value: number, width: number) => value.toLocaleString('en-GB').padStart(width);
  say(
    `${path.padEnd(44)}${number(requests, 9)}${number(html, 10)}${number(script, 10)}${number(everything, 12)}`,
  );
}

function listPages(folder: string): string[] {
  const seen = new Map<string, number>();
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort()
    .filter((path) => {
      const parent = path.slice(0, path.lastIndexOf('/'));
      seen.set(parent, (seen.get(parent) ?? 0) + 1);
      return parent === '' || (seen.get(parent) ?? 0) <= perFolder;
    })
    .slice(0, mostPages);
}

/** Nothing for a page that leads a visitor elsewhere, as those of an account do. */
async function weigh(browser: Browser, origin: string, path: string): Promise<Weight | undefined> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const weight: Weight = { path, requests: 0, html: 0, script: 0, everything: 0 };
  page.on('response', (response) => {
    const headers = response.headers();
    const bytes = Number(headers['content-length'] ?? 0);
    const type = headers['content-type'] ?? '';
    weight.requests += 1;
    weight.everything += bytes;
    if (type.includes('javascript')) weight.script += bytes;
    if (type.includes('html')) weight.html += bytes;
  });
  await page.goto(`${origin}${path}`);
  await page.waitForLoadState('networkidle');
  const isElsewhere = new URL(page.url()).pathname !== path;
  await page.close();
  if (isElsewhere) return undefined;
  const markup = await (await fetch(`${origin}${path}`)).text();
  const inline = [...markup.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
  const words = inline.map(([, code]) => code).join('\n');
  if (words.trim()) {
    weight.script += brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  return weight;
}
