import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';

/** Buttons beside each other that share the row, and break onto the next one where words are long. */
export const ActionRow = ({ children }: { children: ReactNode }) => (
  <Flex wrap="wrap" gap="2" css={{ '& > *': { flex: '1 1 auto' } }}>
    {children}
  </Flex>
);
