import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Hint } from './hint';

interface PagePartProps extends ComponentProps<typeof Stack> {
  /** Of the heading, where `PageContents` leads. */
  id: string;
  title: string;
  hint?: string;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of a long page: a card under its heading. */
export const PagePart = ({ id, title, hint, heading = 'h3', children, ...stack }: PagePartProps) => (
  <Stack as="section" className="card" aria-labelledby={id} gap="4" p={{ base: '4', md: '6' }} {...stack}>
    <header>
      <chakra.h3 as={heading} id={id} fontSize="xl" tabIndex={-1}>
        {title}
      </chakra.h3>
      {hint && <Hint>{hint}</Hint>}
    </header>
    {children}
  </Stack>
);
