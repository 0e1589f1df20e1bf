/** Reads the finished HTML of a guide: its headings of the third level are questions or words, what follows is the answer. */
import { load } from 'cheerio';

export type Standing = 'yes' | 'part' | 'no';

export interface GuideItem {
  readonly id: string;
  readonly title: string;
  /** HTML of the answer. */
  readonly html: string;
  /** The answer as plain text, for search engines. */
  readonly text: string;
  /** How far we answer it; only where the guide says so. */
  readonly standing: Standing | undefined;
}

export interface GuideGroup {
  readonly id: string;
  readonly title: string;
  /** HTML between the heading and the first item. */
  readonly intro: string;
  readonly items: readonly GuideItem[];
}

export interface GuideParts {
  /** HTML before the first heading. */
  readonly opening: string;
  readonly groups: readonly GuideGroup[];
}

const isStanding = (value: string | undefined): value is Standing =>
  value === 'yes' || value === 'part' || value === 'no';

/** @throws Error when an item comes before the first heading of the second level. */
export function readGuide(html: string): GuideParts {
  const $ = load(html, null, false);
  let opening = '';
  const groups: {
    id: string;
    title: string;
    intro: string;
    items: { id: string; title: string; html: string }[];
  }[] = [];
  for (const node of $.root().contents().toArray()) {
    const part = $(node);
    const group = groups.at(-1);
    if (part.is('h2')) groups.push({ id: part.attr('id') ?? '', title: part.text(), intro: '', items: [] });
    else if (part.is('h3')) {
      if (!group) throw new Error(`"${part.text()}" comes before the first heading of the guide.`);
      // An id begins with a letter; those of numbered headings do not.
      const id = (part.attr('id') ?? '').replace(/^(?=\d)/, 'answer-');
      group.items.push({ id, title: part.text(), html: '' });
    } else {
      const text = $.html(node);
      const item = group?.items.at(-1);
      if (item) item.html += text;
      else if (group) group.intro += text;
      else opening += text;
    }
  }
  return {
    opening,
    groups: groups.map((group) => ({
      ...group,
      items: group.items.map((item) => {
        const answer = load(item.html, null, false);
        const standing = answer('[data-standing]').attr('data-standing');
        answer('[data-standing]').remove();
        const html = answer.html().trim();
        // Blocks end a word: without the space "pounds.One" would be one.
        const words = load(html.replace(/<\/(p|li|td|th|h\d)>/g, ' $&'), null, false);
        return {
          ...item,
          html,
          text: words.root().text().replace(/\s+/g, ' ').trim(),
          standing: isStanding(standing) ? standing : undefined,
        };
      }),
    })),
  };
}
