import { Link } from '@tanstack/react-router';
import type { TabLink } from '#shared/ui/page/tab-links';
import { parseMarkdown, type Block, type Inline } from './markdown';

interface MarkdownTextProps {
  /** Markdown, of the part that `parseMarkdown` knows. */
  source: string;
  /** Where its links may lead; a link to a tab that is not there yet is only its words. */
  tabs: readonly TabLink[];
}

/** Our own Markdown as elements; headings are of the third level. */
export const MarkdownText = ({ source, tabs }: MarkdownTextProps) =>
  parseMarkdown(source).map((block, index) => <BlockText key={index} block={block} tabs={tabs} />);

const BlockText = ({ block, tabs }: { block: Block; tabs: readonly TabLink[] }) => {
  if (block.kind === 'heading') return <h3>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{inlines(block.parts, tabs)}</p>;
  const items = block.items.map((parts, index) => <li key={index}>{inlines(parts, tabs)}</li>);
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
};

const inlines = (parts: Inline[], tabs: readonly TabLink[]) =>
  parts.map((part, index) => <InlineText key={index} part={part} tabs={tabs} />);

const InlineText = ({ part, tabs }: { part: Inline; tabs: readonly TabLink[] }) => {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'code') return <code>{part.text}</code>;
  const tab = part.kind === 'link' ? tabs.find(({ to }) => to === part.address) : undefined;
  return tab ? <Link to={tab.to}>{part.text}</Link> : <strong>{part.text}</strong>;
};
