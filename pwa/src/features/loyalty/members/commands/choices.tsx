import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

interface ChoicesProps {
  legend: string;
  /** As many side by side as there is room for. */
  sideBySide?: boolean;
  children: ReactNode;
}

/** Radio buttons to choose one of. */
export const Choices = ({ legend, sideBySide, children }: ChoicesProps) => (
  <SimpleGrid
    as="fieldset"
    columns={1}
    minChildWidth={sideBySide ? 'min(100%, 8.5rem)' : undefined}
    gap="2"
    minWidth="0"
  >
    <Text as="legend" mb="1" fontSize="sm" fontWeight="600">
      {legend}
    </Text>
    {children}
  </SimpleGrid>
);
