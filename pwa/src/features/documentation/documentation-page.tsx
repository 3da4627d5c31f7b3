import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from '#shared/ui/form/button';
import type { TabLink } from '#shared/ui/page/tabs';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import changelog from './changelog.md?raw';
import features from './features.md?raw';
import quickStart from './quick-start.md?raw';
import './documentation-page.css';
import { Link } from '@tanstack/react-router';
import { parseMarkdown, type Block, type Inline } from './markdown';

interface DocumentationPageProps {
  /** The dashboard's tabs, for the quick start to lead to. */
  tabs: readonly TabLink[];
}

/** What admins read about the product (spec §2 "Documentation page"). Its words are the Markdown files beside it. */
export const DocumentationPage = ({ tabs }: DocumentationPageProps) => {
  usePageTitle('Documentation');
  return (
    <main className="page documentation">
      <header className="documentation-header">
        <ButtonLink to="/admin" look="outline">
          <ArrowLeft size={20} aria-hidden /> Back to Admin
        </ButtonLink>
        <h1>Documentation</h1>
      </header>
      <Chapter title="Quick Start" source={quickStart} tabs={tabs} />
      <Chapter title="Feature Overview" source={features} tabs={tabs} />
      <Chapter title="Change Log" source={changelog} tabs={tabs} />
    </main>
  );
};

const Chapter = ({ title, source, tabs }: { title: string; source: string; tabs: readonly TabLink[] }) => {
  const id = useId();
  return (
    <section className="documentation-chapter card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <MarkdownText source={source} tabs={tabs} />
    </section>
  );
};

interface MarkdownTextProps {
  /** Markdown, of the part that `parseMarkdown` knows. */
  source: string;
  /** Where its links may lead; a link to a tab that is not there yet is only its words. */
  tabs: readonly TabLink[];
}

/** Our own Markdown as elements; headings are of the third level. */
const MarkdownText = ({ source, tabs }: MarkdownTextProps) =>
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
