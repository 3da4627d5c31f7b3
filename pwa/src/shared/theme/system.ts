import { createSystem } from '@chakra-ui/react/styled-system';
import { stylePropsConfig } from './style-props';

/** Chakra with our own style props only: the default theme would cost the first load 30 KB. */
export const system = createSystem(stylePropsConfig);
