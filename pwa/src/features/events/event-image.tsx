import { chakra } from '@chakra-ui/react/styled-system';

/** The event's picture as wide as its dialog. */
export const EventImage = chakra('img', {
  base: { width: '100%', maxHeight: '16rem', borderRadius: 'control', objectFit: 'cover' },
});
