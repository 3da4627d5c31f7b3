import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { ButtonLink } from '#shared/ui/form/button';
import type { TabLink } from '#shared/ui/page/tab-links';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import changelog from './changelog.md?raw';
import features from './features.md?raw';
import { MarkdownText } from './markdown-text';
import quickStart from './quick-start.md?raw';
import './documentation-page.css';

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
