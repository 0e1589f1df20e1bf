/**
 * The part of Markdown that people use in a hand-in: headings, lists, quotations, code, emphasis, and links to https addresses. It is read into a
 * tree of plain texts, and never into HTML: whatever is typed, a tag included, is shown as it was typed. Each line is read once.
 */
export type Inline =
  | { readonly is: 'text' | 'code'; readonly text: string }
  | { readonly is: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly is: 'link'; readonly href: string; readonly text: string };

export type Block =
  | { readonly is: 'paragraph' | 'quote'; readonly parts: readonly Inline[] }
  /** 1 is the highest. */
  | { readonly is: 'heading'; readonly level: number; readonly parts: readonly Inline[] }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly is: 'code'; readonly text: string };

/** Each alternative begins with a character of its own and ends within the line: no input makes it go back far. */
const inline =
  /`([^`\n]+)`|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|\[([^[\]\n]{1,300})\]\((https:\/\/[^\s()<>"]{1,2000})\)|(https:\/\/[^\s<>"]{1,2000})/gu;

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(inline)) {
    const [whole, code, strong, emphasis, label, href, bare] = match;
    if (match.index > at) parts.push({ is: 'text', text: text.slice(at, match.index) });
    at = match.index + whole.length;
    if (code !== undefined) parts.push({ is: 'code', text: code });
    else if (strong !== undefined) parts.push({ is: 'strong', parts: [{ is: 'text', text: strong }] });
    // Between two figures or letters a star multiplies.
    else if (emphasis !== undefined && /[\w*]/u.test(text.charAt(match.index - 1)))
      parts.push({ is: 'text', text: whole });
    else if (emphasis !== undefined) parts.push({ is: 'emphasis', parts: [{ is: 'text', text: emphasis }] });
    else if (label !== undefined && href !== undefined) parts.push({ is: 'link', href, text: label });
    else if (bare !== undefined) {
      // A full stop or bracket behind an address belongs to the sentence.
      const end = /[.,;:!?)\]'’]*$/u.exec(bare)?.[0].length ?? 0;
      const address = bare.slice(0, bare.length - end);
      parts.push({ is: 'link', href: address, text: address });
      if (end > 0) parts.push({ is: 'text', text: bare.slice(bare.length - end) });
    }
  }
  if (at < text.length) parts.push({ is: 'text', text: text.slice(at) });
  return parts;
}

const bullet = /^\s{0,3}[-*+] +(.+)$/u;
const number = /^\s{0,3}\d{1,4}[.)] +(.+)$/u;
const heading = /^(#{1,6}) +(.+)$/u;
const quote = /^> ?(.*)$/u;

const fence = (line: string) => line.startsWith('```');

export function parseMarkdown(text: string): Block[] {
  const lines = text.replace(/\r\n?/gu, '\n').split('\n');
  const blocks: Block[] = [];
  let words: string[] = [];
  const endParagraph = () => {
    if (words.length > 0) blocks.push({ is: 'paragraph', parts: parseInline(words.join('\n')) });
    words = [];
  };
  /** Takes the lines from `at` on that match, as their first groups. */
  const run = (at: number, pattern: RegExp): string[] => {
    const found: string[] = [];
    for (let place = at; place < lines.length; place += 1) {
      const match = pattern.exec(lines[place] ?? '');
      if (!match) break;
      found.push(match[1] ?? '');
    }
    return found;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const title = heading.exec(line);
    const list = [bullet, number].find((pattern) => pattern.test(line));
    if (fence(line)) {
      endParagraph();
      const from = at + 1;
      at = from;
      while (at < lines.length && !fence(lines[at] ?? '')) at += 1;
      blocks.push({ is: 'code', text: lines.slice(from, at).join('\n') });
    } else if (title) {
      endParagraph();
      blocks.push({ is: 'heading', level: title[1]?.length ?? 1, parts: parseInline(title[2] ?? '') });
    } else if (list) {
      endParagraph();
      const items = run(at, list);
      blocks.push({ is: 'list', ordered: list === number, items: items.map(parseInline) });
      at += items.length - 1;
    } else if (quote.test(line)) {
      endParagraph();
      const quoted = run(at, quote);
      blocks.push({ is: 'quote', parts: parseInline(quoted.join('\n')) });
      at += quoted.length - 1;
    } else if (line.trim() === '') endParagraph();
    else words.push(line);
  }
  endParagraph();
  return blocks;
}
