import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import { system } from './system';

/**
 * A recipe for `chakra(element, recipe)`, made once. Chakra's factory makes a definition into a recipe at every render of
 * every button. It takes a made one as it is: it knows it by `__cva__`, which its types do not name.
 */
export const madeRecipe = <Variants extends RecipeVariantRecord>(
  definition: RecipeDefinition<Variants>,
): RecipeDefinition<Variants> => Object.assign(system.cva(definition), definition);
