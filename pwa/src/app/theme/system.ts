import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { lookConfig } from './tokens';

/** Chakra without its default theme: only our own tokens, so the first load stays small (decision in stack notes). */
export const system = createSystem(defaultBaseConfig, { preflight: true }, lookConfig);
