import { Flex } from '@chakra-ui/react/flex';
import { Stack, type StackProps } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface ListPanelProps extends Omit<StackProps, 'title'> {
  /** Of the heading, which takes the focus when the row that had it is gone. */
  titleId: string;
  title: string;
  /** Beside the title: what can be added. */
  tools?: ReactNode;
}

/** A tab of the dashboard that is about one list: its heading, and the list with all that narrows it down. */
export const ListPanel = ({ titleId, title, tools, children, ...section }: ListPanelProps) => (
  <Stack as="section" gap="4" aria-labelledby={titleId} {...section}>
    <Flex
      as="header"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="2"
      // As wide as the list where it stands beneath the title.
      css={{ '& > button': { flex: '1 1 auto' } }}
    >
      {/* Beside what can be added on a phone, and whole words with text twice as large. */}
      <chakra.h2
        id={titleId}
        flex="1000 1 auto"
        fontSize="clamp(1.125rem, 5.5vw, var(--chakra-font-sizes-2xl))"
        css={{ '&:focus': { outline: 'none' } }}
        tabIndex={-1}
      >
        {title}
      </chakra.h2>
      {tools}
    </Flex>
    {children}
  </Stack>
);
