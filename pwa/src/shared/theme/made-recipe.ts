import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import { system } from './system';

/**
 * A recipe for `chakra(element, recipe)`, made once. Handed a definition, Chakra's factory makes the recipe again, and with
 * it every style, each time a button is rendered; one that is made already it takes as it is, though its types do not say so.
 */
export const madeRecipe = <Variants extends RecipeVariantRecord>(
  definition: RecipeDefinition<Variants>,
): RecipeDefinition<Variants> => Object.assign(system.cva(definition), definition);
