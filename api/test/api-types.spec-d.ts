import type { components } from '#contract/api-types.gen.js';
import type { Problem } from '#contract/problem.js';

/** Compiles only where both sides are the same type. */
type Same<Left, Right> =
  (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
type Holds<Claim extends true> = Claim;

/** A refusal as the description has it is the contract's; checked with the other types. */
export type Claims = [Holds<Same<components['schemas']['Problem'], Problem>>];
