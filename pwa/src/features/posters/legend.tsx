import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

/** What a set of a poster's controls is about. */
export const Legend = ({ children }: { children: ReactNode }) => (
  <Text as="legend" mb="1" fontSize="sm" fontWeight="600">
    {children}
  </Text>
);
