import { readFile } from 'node:fs/promises';
import { ELEMENT_NODE, parse, renderSync, TEXT_NODE, walkSync, type ElementNode, type Node } from 'ultrahtml';
import { AppError } from '#shared/app-error.ts';
import type { Route } from './door.ts';
import { getEnv } from './env.ts';
import { pageResponse } from './responses.ts';

/**
 * Relative to the working directory. Written so that Netlify's bundler cannot guess what it means: seeing a path made
 * with `resolve` it would put every page of the site into every function. netlify.toml lists the pages that are read.
 */
const fileOf = (path: string): string => [getEnv().siteDist, `${path}.html`].join('/');

/** A page that the build made, opened so that something can be filled in. What goes in is always text. */
export class BuiltPage {
  readonly #root: Node;

  constructor(html: string) {
    this.#root = parse(html) as Node;
  }

  /** Every element that passes the test, in the order of the page. */
  find(test: (element: ElementNode) => boolean, inside: Node = this.#root): ElementNode[] {
    const found: ElementNode[] = [];
    walkSync(inside, (node) => {
      if (node.type === ELEMENT_NODE && test(node)) found.push(node);
    });
    return found;
  }

  /** Writes into the elements with this attribute and shows what holds them. */
  fillSlot(attribute: string, text: string): void {
    for (const slot of this.find((element) => attribute in element.attributes)) {
      setText(slot, text);
      const hidden = closest(slot, (element) => 'hidden' in element.attributes);
      if (hidden) delete hidden.attributes['hidden'];
    }
  }

  toString(): string {
    return renderSync(this.#root);
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** What an attribute of our own pages says: Astro and React write these signs by name or number. */
export function attributeOf({ attributes }: ElementNode, name: string): string | undefined {
  const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return attributes[name]?.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, word) => {
    if (word) return names[String(word)] ?? whole;
    return String.fromCodePoint(hex ? parseInt(String(hex), 16) : Number(decimal));
  });
}

export function setAttribute(element: ElementNode, name: string, text: string): void {
  element.attributes[name] = escape(text);
}

const at = { start: 0, end: 0 };

export function prepend(element: ElementNode, text: string): void {
  element.children.unshift({ type: TEXT_NODE, value: escape(text), parent: element, loc: [at, at] });
}

export function setText(element: ElementNode, text: string): void {
  element.children = [];
  prepend(element, text);
}

export function append(parent: ElementNode, name: string, attributes: Record<string, string>): ElementNode {
  const element: ElementNode = {
    type: ELEMENT_NODE,
    name,
    attributes: {},
    children: [],
    parent,
    loc: [at, at],
  };
  for (const [key, text] of Object.entries(attributes)) setAttribute(element, key, text);
  parent.children.push(element);
  return element;
}

/** The element itself or the nearest around it that passes the test. */
export function closest(start: Node, test: (element: ElementNode) => boolean): ElementNode | null {
  for (let node: Node | undefined = start; node; node = node.parent)
    if (node.type === ELEMENT_NODE && test(node)) return node;
  return null;
}

/** Puts others in the place of an element. */
export function replaceWith(element: ElementNode, others: readonly Node[]): void {
  const parent = element.parent as ElementNode;
  parent.children = parent.children.flatMap((child) => (child === element ? others : [child]));
  for (const other of others) other.parent = parent;
}

/**
 * On the platform and behind `serve` a built page is a file beside the function; while developing there is no build, and
 * the running site is asked.
 * @returns null when there is no such page.
 */
export async function findBuiltPage(path: string, request: Request): Promise<BuiltPage | null> {
  try {
    return new BuiltPage(await readFile(fileOf(path), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // By its file's name: at the page's own address a function may answer, which would ask here again.
  const response = await fetch(new URL(`/${path}.html`, request.url), { signal: AbortSignal.timeout(3000) });
  return response.ok ? new BuiltPage(await response.text()) : null;
}

/**
 * A built page with something of the request filled in. It is built under another address than the route's, so that
 * asking the running site for it never comes back here.
 */
export function page(path: string, builtPath: string, fill: (page: BuiltPage, url: URL) => void): Route {
  return {
    methods: ['GET', 'HEAD'],
    path,
    async answer({ request, requestId, url }) {
      const built = await findBuiltPage(builtPath, request);
      if (!built) throw new AppError('service_unavailable');
      fill(built, url);
      return pageResponse(200, built.toString(), requestId);
    },
  };
}

/**
 * A form whose address says how it opens. It is the same for everyone, so Netlify keeps it until the next deploy, one copy for
 * each value of these parameters, and the browser asks whether it is still the same, as for any page.
 */
export function openedPage(
  path: string,
  parameters: readonly string[],
  builtPathOf: (url: URL) => string,
  fill: (page: BuiltPage, url: URL) => void,
): Route {
  return {
    methods: ['GET', 'HEAD'],
    path,
    async answer({ request, requestId, url }) {
      const built = await findBuiltPage(builtPathOf(url), request);
      if (!built) throw new AppError('service_unavailable');
      fill(built, url);
      return pageResponse(200, built.toString(), requestId, {
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'Netlify-CDN-Cache-Control': 'public, s-maxage=31536000, must-revalidate',
        'Netlify-Vary': `query=${parameters.join('|')}`,
      });
    },
  };
}
