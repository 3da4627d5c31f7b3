import { createSystem } from '@chakra-ui/react/styled-system';
import './reset.css';
import { stylePropsConfig } from './style-props';
import './tokens.css';

/** Chakra with our own style props only: the default theme would cost the first load 30 KB. */
export const system = createSystem(stylePropsConfig);
