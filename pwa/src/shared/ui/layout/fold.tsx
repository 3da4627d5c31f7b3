import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

interface FoldProps extends ComponentProps<typeof chakra.details> {
  /** The words that open it. */
  label: string;
}

/** What is shown on request, under a line that opens and closes it. */
export const Fold = ({ label, children, ...details }: FoldProps) => (
  <chakra.details css={MARKS} {...details}>
    <Summary>
      <chakra.span me="2" aria-hidden /> {label}
    </Summary>
    {children}
  </chakra.details>
);

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    width: 'fit-content',
    minHeight: '2.75rem',
    color: 'accent',
    fontWeight: '600',
    cursor: 'pointer',
  },
});

const MARKS = {
  '& > summary > span::before': { content: '"▸"' },
  '&[open] > summary > span::before': { content: '"▾"' },
} as const;
