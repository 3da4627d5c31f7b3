import { chakra } from '@chakra-ui/react/styled-system';
import { createLink } from '@tanstack/react-router';
import { buttonRecipe } from './button-recipe';

/** A button of the look: `look` primary, outline, quiet or danger; `wide` fills its row. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** The same on a link to one of our routes, with the router's typed `to`, `params` and `search`. */
export const ButtonLink = createLink(chakra('a', buttonRecipe));
