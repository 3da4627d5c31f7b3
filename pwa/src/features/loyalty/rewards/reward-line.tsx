import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import type { ReactNode } from 'react';

interface RewardLineProps {
  name: string;
  description?: string | null;
  /** What it takes, or what became of it. */
  words: ReactNode;
  /** Where it stands. */
  pill?: ReactNode;
  /** What can be done about it, at the end of the line. */
  children?: ReactNode;
}

/** A reward in an item of a list: its name whole, however long, and what can be done about it beside or below. */
export const RewardLine = ({ name, description, words, pill, children }: RewardLineProps) => (
  <Wrap
    align="center"
    justify="space-between"
    gap="3"
    rowGap="0.5rem"
    py="3"
    borderTop="1px dashed var(--chakra-colors-control)"
  >
    <Box flex="1 1 10rem" minWidth="0" overflowWrap="anywhere" fontSize="sm">
      <Text as="strong" display="block" fontSize="md" dir="auto">
        {name}
      </Text>
      {description && <p dir="auto">{description}</p>}
      <Text color="muted">{words}</Text>
    </Box>
    {pill}
    {children}
  </Wrap>
);
