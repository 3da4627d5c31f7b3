import { SimpleGrid, type SimpleGridProps } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';

/** Radio buttons to choose one of. */
export const Choices = ({ legend, children, ...grid }: SimpleGridProps & { legend: string }) => (
  <SimpleGrid as="fieldset" gap="2" minWidth="0" {...grid}>
    <Text as="legend" mb="1" fontSize="sm" fontWeight="600">
      {legend}
    </Text>
    {children}
  </SimpleGrid>
);
