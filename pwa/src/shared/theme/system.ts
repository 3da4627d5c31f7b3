import { createSystem } from '@chakra-ui/react/styled-system';
import { stylePropsConfig } from './style-props';

/** Chakra with our own style props only: the default theme would cost the first load 30 KB. */
export const system = createSystem(stylePropsConfig);
// What Chakra would write into the page when it starts: the order of the layers, which `tokens.css` has, and global rules, of
// which there are none (`globalCss`, `keyframes`). A rule of layers that is added later has all of the page laid out again.
system.layers.atRule = '';
system._global = [];
