import { chakra } from '@chakra-ui/react/styled-system';

/** A line of particulars, such as a time or an address; a long word is broken. */
export const SmallLine = chakra('p', { base: { color: 'muted', fontSize: 'sm', overflowWrap: 'anywhere' } });
