import type { components, operations } from '#contract/api-types.gen.js';
import type { Problem } from '#contract/problem.js';

/** Compiles only where both sides are the same type. */
type Same<Left, Right> =
  (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;
type Holds<Claim extends true> = Claim;

type Operation = keyof operations;
type Refusal<Name extends Operation, Status> = operations[Name]['responses'] extends infer Responses
  ? Status extends keyof Responses
    ? Responses[Status] extends { content: { 'application/json': infer Body } }
      ? Body
      : never
    : never
  : never;

/** What a client that is generated from the description knows of refusals; checked with the other types. */
export type Claims = [
  Holds<Same<components['schemas']['Problem'], Problem>>,
  // Whatever is called, and whatever goes wrong, its shape is known.
  Holds<Same<Refusal<Operation, 'default'>, Problem>>,
  Holds<Refusal<'Events.findOne', 404> extends Problem ? true : false>,
  Holds<
    Same<
      Refusal<'CheckIn.record', 409>['code'],
      'check-in.not-open' | 'check-in.photo-used' | 'check-in.key-reused'
    >
  >,
  Holds<
    Same<
      Pick<Extract<Refusal<'Auth.login', 401 | 429>, { statusCode: 401 }>, 'code'>,
      { code: 'auth.invalid-credentials' }
    >
  >,
  // What cannot be answered is not there to be asked for.
  Holds<Same<Refusal<'Events.findPage', 404>, never>>,
];
