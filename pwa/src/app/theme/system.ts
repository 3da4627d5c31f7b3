import { createSystem } from '@chakra-ui/react/styled-system';
import { stylePropsConfig } from './style-props';
import { lookConfig } from './tokens';

/** Chakra with our own tokens and style props only: the default theme would cost the first load 30 KB. */
export const system = createSystem({ preflight: true }, stylePropsConfig, lookConfig);
