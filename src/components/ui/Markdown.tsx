import { Fragment, type ReactNode } from 'react';
import { parseMarkdown, type Block, type Inline } from '#shared/rules/markdown.ts';

/** What a person wrote, as elements and texts: nothing of it is ever HTML. Headings come below those of the page. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="written">
      {parseMarkdown(text).map((block, place) => (
        <Fragment key={place}>{toElement(block)}</Fragment>
      ))}
    </div>
  );
}

function toElement(block: Block): ReactNode {
  switch (block.is) {
    case 'heading':
      return (
        <p className="written-heading">
          <b>{toParts(block.parts)}</b>
        </p>
      );
    case 'list': {
      const items = block.items.map((parts, place) => <li key={place}>{toParts(parts)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return <blockquote>{toParts(block.parts)}</blockquote>;
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'paragraph':
      return <p>{toParts(block.parts)}</p>;
  }
}

const toParts = (parts: readonly Inline[]): ReactNode =>
  parts.map((part, place) => {
    switch (part.is) {
      case 'text':
        return <Fragment key={place}>{part.text}</Fragment>;
      case 'code':
        return <code key={place}>{part.text}</code>;
      case 'strong':
        return <strong key={place}>{toParts(part.parts)}</strong>;
      case 'emphasis':
        return <em key={place}>{toParts(part.parts)}</em>;
      case 'link':
        return (
          <a key={place} href={part.href} rel="noreferrer nofollow ugc">
            {part.text}
          </a>
        );
    }
  });
