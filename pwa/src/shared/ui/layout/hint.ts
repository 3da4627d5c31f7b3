import { chakra } from '@chakra-ui/react/styled-system';

/** A line that explains what stands above or below it. */
export const Hint = chakra('p', { base: { color: 'muted', fontSize: 'sm' } });
