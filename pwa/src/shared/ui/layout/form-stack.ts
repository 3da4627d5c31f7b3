import { chakra } from '@chakra-ui/react/styled-system';

/** A form whose parts stand beneath each other. */
export const FormStack = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
});
