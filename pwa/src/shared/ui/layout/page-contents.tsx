import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';

/** What makes a block a part that `PageContents` leads to, beside its id. */
export const PART = { tabIndex: -1, outline: 'none !important' } as const;

interface PageContentsProps {
  /** What the list is of, for screen readers. */
  label: string;
  /** In their order on the page; each has its id on the element that takes the focus. */
  parts: readonly { id: string; title: string }[];
}

/** The parts of a long page, each a tap away. */
export const PageContents = ({ label, parts }: PageContentsProps) => (
  <nav aria-label={label}>
    <PartList>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <PartLink href={`#${id}`} onClick={(event) => goTo(event, id)}>
            {title}
          </PartLink>
        </li>
      ))}
    </PartList>
  </nav>
);

/** Scrolls by itself: another address would ask whether a changed form is left. */
const goTo = (event: MouseEvent, id: string) => {
  const part = document.getElementById(id);
  if (!part) return;
  event.preventDefault();
  part.scrollIntoView?.({ block: 'start' });
  part.focus({ preventScroll: true });
};

/** Two beside each other on a phone, so that the page itself begins soon. */
const PartList = chakra('ul', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
    flexWrap: 'wrap',
    gap: '2',
    '& > li': { display: 'grid' },
  },
});

const PartLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    px: { base: '3', md: '4' },
    py: '1',
    border: '1px solid var(--chakra-colors-line)',
    rounded: { base: 'card', md: 'full' },
    bg: 'surface',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: '600',
    lineHeight: '1.25',
    textDecoration: 'none',
    '&:hover': { borderColor: 'control' },
  },
});
