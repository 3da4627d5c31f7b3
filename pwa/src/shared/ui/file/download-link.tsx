import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from '#shared/ui/form/button-recipe';

/** A button's look on a link that saves a file: it takes `href`, and `download` with the name to save it under. */
export const DownloadLink = chakra('a', buttonRecipe, { defaultProps: { download: true } });
