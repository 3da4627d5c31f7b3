import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';

/** A number to be read from afar, and what it counts. */
export const Figure = ({ count, words }: { count: number; words: string }) => (
  <Box>
    <chakra.strong display="block" fontFamily="heading" fontSize="3xl" lineHeight="1.1">
      {count}
    </chakra.strong>
    <chakra.span color="muted" fontSize="sm">
      {words}
    </chakra.span>
  </Box>
);
