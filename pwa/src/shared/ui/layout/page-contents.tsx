import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent } from 'react';

/** Under the header, which stays. */
export const BELOW_HEADER = '5.5rem';

interface PageContentsProps {
  /** What the list is of, for screen readers. */
  label: string;
  /** In their order on the page; each has its id on the element that takes the focus. */
  parts: readonly { id: string; title: string }[];
}

/** The parts of a long page, each a tap away. */
export const PageContents = ({ label, parts }: PageContentsProps) => (
  <nav aria-label={label}>
    <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <PartLink href={`#${id}`} onClick={(event) => goTo(event, id)}>
            {title}
          </PartLink>
        </li>
      ))}
    </Flex>
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

const PartLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    px: '4',
    border: '1px solid var(--chakra-colors-line)',
    rounded: 'full',
    bg: 'surface',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: '600',
    textDecoration: 'none',
    '&:hover': { borderColor: 'control' },
  },
});
