import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft, House, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#shared/ui/form/button';
import { PageContents } from '#shared/ui/layout/page-contents';
import type { TabLink } from '#shared/ui/page/tabs';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import backUp from './back-up.md?raw';
import beFound from './be-found.md?raw';
import bringAlong from './bring-along.md?raw';
import changelog from './changelog.md?raw';
import connect from './connect.md?raw';
import features from './features.md?raw';
import peoplesData from './peoples-data.md?raw';
import quickStart from './quick-start.md?raw';
import setUp from './set-up.md?raw';
import upgrade from './upgrade.md?raw';
import './documentation-page.css';
import { Link } from '@tanstack/react-router';
import { parseMarkdown, type Block, type Inline } from './markdown';

/** The newest in the change log is the one that runs. */
const VERSION = /^## Version (\S+)/m.exec(changelog)?.[1];

const CHAPTERS = [
  { id: 'quick-start', title: 'Quick Start', source: quickStart },
  { id: 'features', title: 'Feature Overview', source: features },
  { id: 'set-up', title: 'Set Up', source: setUp },
  { id: 'be-found', title: 'Be Found', source: beFound },
  { id: 'connect', title: 'Connect Other Programs', source: connect },
  { id: 'bring-along', title: 'Bring Your Calendar Along', source: bringAlong },
  { id: 'back-up', title: 'Back Up and Restore', source: backUp },
  { id: 'upgrade', title: 'Upgrade', source: upgrade },
  { id: 'peoples-data', title: 'People’s Data', source: peoplesData },
  { id: 'changelog', title: 'Change Log', source: changelog },
] as const;

interface DocumentationPageProps {
  /** The dashboard's tabs, for the quick start to lead to. */
  tabs: readonly TabLink[];
}

/** What admins read about the product (spec §2 "Documentation page"). Its words are the Markdown files beside it. */
export const DocumentationPage = ({ tabs }: DocumentationPageProps) => {
  usePageTitle('Documentation');
  return (
    <Frame>
      <Stack as="header" align="start" gap="3" css={{ '@media print': { '& > a': { display: 'none' } } }}>
        <ButtonLink to="/admin" look="outline">
          <ArrowLeft size={20} aria-hidden /> Back to Admin
        </ButtonLink>
        <h1>Documentation</h1>
        <p>Version {VERSION}</p>
      </Stack>
      <PageContents label="Chapters" parts={CHAPTERS} />
      {CHAPTERS.map((chapter) => (
        <Chapter key={chapter.id} {...chapter} tabs={tabs} />
      ))}
    </Frame>
  );
};

/** What everybody but admins sees of the documentation (spec §2 "Documentation page"). */
export const DocumentationDenied = () => {
  usePageTitle('Access Denied');
  return (
    <Frame>
      <Stack as="section" className="card" align="center" gap="3" mt="8" px="4" py="8" textAlign="center">
        <Lock size={32} color="var(--chakra-colors-accent)" aria-hidden />
        <h1>Access Denied</h1>
        <p>This page is only available to admin users.</p>
        <ButtonLink to="/">
          <House size={20} aria-hidden /> Return Home
        </ButtonLink>
      </Stack>
    </Frame>
  );
};

const Frame = ({ children }: { children: ReactNode }) => (
  <Grid
    as="main"
    className="page"
    templateColumns="minmax(0, 1fr)"
    alignContent="start"
    gap="4"
    maxWidth="52rem"
    css={{ '& h1': { fontSize: 'min(var(--chakra-font-sizes-3xl), 11vw)', overflowWrap: 'anywhere' } }}
  >
    {children}
  </Grid>
);

/** By `css`: a recipe would lose to `.card`, which is in no layer. */
const CHAPTER = {
  '& h2': { fontSize: '2xl' },
  '& h3': { mt: '6', fontSize: 'lg' },
  '& h2 + h3, & p': { mt: '3' },
  '& :is(ul, ol)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    mt: '2',
    ps: 'min(var(--chakra-spacing-6), 8vw)',
    lineHeight: '1.6',
  },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& code': { overflowWrap: 'anywhere', userSelect: 'all' },
  '& li::marker': { color: 'accent', fontWeight: '700' },
  // A thumb's height, without pulling the lines apart.
  '& a': { display: 'inline-block', my: '-0.5rem', py: '0.5rem', color: 'accent', fontWeight: '600' },
  '@media print': {
    border: '0',
    p: '0',
    bg: 'none',
    color: 'black',
    '& :is(li, h3)': { breakInside: 'avoid' },
    '& :is(h2, h3)': { breakAfter: 'avoid' },
  },
} as const;

interface ChapterProps {
  id: string;
  title: string;
  /** Its Markdown; `{address}` in it is the venue's. */
  source: string;
  tabs: readonly TabLink[];
}

const Chapter = ({ id, title, source, tabs }: ChapterProps) => (
  <Box
    as="section"
    className="card"
    minWidth="0"
    p={{ base: 'min(var(--chakra-spacing-4), 5vw)', md: '6' }}
    overflowWrap="anywhere"
    css={CHAPTER}
    aria-labelledby={id}
  >
    <chakra.h2 id={id} tabIndex={-1}>
      {title}
    </chakra.h2>
    <MarkdownText source={source.replaceAll('{address}', location.origin)} tabs={tabs} />
  </Box>
);

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
