import { Box, type BoxProps } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Verification } from '#features/verification/verifications.queries';

/** The whole of what a guest wrote to a photo that they share: approval publishes it, too. */
export const SharedWords = ({ photo, ...place }: Pick<Verification, 'photo'> & BoxProps) =>
  photo?.isShared &&
  photo.description && (
    <Box fontSize="sm" {...place}>
      <chakra.p color="muted">With these words in the gallery:</chakra.p>
      <chakra.p overflowWrap="anywhere" whiteSpace="pre-wrap" dir="auto">
        {photo.description}
      </chakra.p>
    </Box>
  );
