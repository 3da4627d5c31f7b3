import { chakra } from '@chakra-ui/react/styled-system';

/** A text to be copied and pasted elsewhere, as it is. */
export const PasteText = chakra('code', {
  base: {
    p: '3',
    border: '1px dashed',
    borderColor: 'control',
    rounded: 'control',
    bg: 'raised',
    overflowWrap: 'anywhere',
  },
});
