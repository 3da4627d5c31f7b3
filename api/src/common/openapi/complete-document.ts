import type { OpenAPIObject } from '@nestjs/swagger';
import type { ApiScope } from '#contract/rules/connections/api-tokens.js';
import { EVERYONE, type Role, SIGNED_IN } from '#src/common/access/roles.js';
import type { ProblemCodes } from './api-problems.decorator.js';
import { PROBLEM_SCHEMA, problemResponses, SHARED_RESPONSES } from './problem-responses.js';

type Path = OpenAPIObject['paths'][string];

/** With what our decorators note on routes. */
type Operation = NonNullable<Path['get']> & {
  'x-roles'?: readonly Role[];
  'x-token-scope'?: ApiScope;
  'x-accepts-ended-session'?: true;
  'x-problems'?: ProblemCodes;
};
type Response = Operation['responses'][string];

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

const SESSIONS: NonNullable<Operation['security']> = [{ bearer: [] }, { cookie: [] }];

const HEADERS = {
  Link: {
    description: 'The next page, where there is one: `<address>; rel="next"` (RFC 8288).',
    schema: { type: 'string' },
  },
  ETag: {
    description: 'The version, for `If-None-Match`, and for `If-Match` where a change takes it.',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
};

/**
 * Adds to each operation what its shape tells: who may call it, the problems that it may answer, and the headers of lists.
 * Routes name by `ApiProblems` what only their handlers know.
 * @param document as the decorators of routes and DTOs make it
 */
export const completeDocument = (document: OpenAPIObject): OpenAPIObject => ({
  ...document,
  paths: mapValues(document.paths, completePath),
  components: {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: PROBLEM_SCHEMA },
    headers: HEADERS,
    responses: SHARED_RESPONSES,
  },
});

const completePath = (path: Path): Path => ({
  ...path,
  ...Object.fromEntries(
    METHODS.flatMap((method) => {
      const operation = path[method];
      return operation ? [[method, completeOperation(method, operation)]] : [];
    }),
  ),
});

const completeOperation = (method: Method, noted: Operation): Operation => {
  const { 'x-problems': codes = {}, 'x-accepts-ended-session': acceptsEnded = false, ...operation } = noted;
  const { 'x-roles': roles = [], 'x-token-scope': scope, description, responses } = operation;
  return {
    ...operation,
    description: [description, whoMay(roles, scope)].filter(Boolean).join('\n\n'),
    security: [...(roles.includes('visitor') ? [{}] : []), ...SESSIONS, ...(scope ? [{ apiToken: [] }] : [])],
    responses: {
      ...mapValues(responses, (response) => withHeaders(response, operation)),
      ...problemResponses(sharedStatuses(method, operation, acceptsEnded), codes),
    },
  };
};

const whoMay = (roles: readonly Role[], scope: ApiScope | undefined): string =>
  [peopleOf(roles), scope && `An API token needs the scope \`${scope}\`.`].filter(Boolean).join(' ');

const peopleOf = (roles: readonly Role[]): string => {
  if (roles.length === EVERYONE.length) return 'For everyone, signed in or not.';
  if (roles.length === SIGNED_IN.length) return 'For everyone who is signed in.';
  return `For ${roles.map((role) => `${role}s`).join(' and ')}.`;
};

/**
 * The statuses of problems that come from a route's shape, and not from its handler. A program's token is refused with 403 wherever
 * it may not call.
 */
const sharedStatuses = (method: Method, operation: Operation, acceptsEndedSession: boolean): number[] => {
  const { 'x-roles': roles = [], 'x-token-scope': scope, requestBody } = operation;
  const asksForSession = !roles.includes('visitor') || (method !== 'get' && !acceptsEndedSession);
  return [
    400,
    ...(asksForSession || scope ? [401] : []),
    403,
    ...(requestBody ? [413, 415] : []),
    ...(scope ? [429] : []),
    503,
  ];
};

/** `Link` on the answers of lists, `ETag` on those that are not sent again unchanged. */
const withHeaders = (response: Response, { parameters = [], responses }: Operation): Response => {
  if (response === undefined || '$ref' in response) return response;
  const isList = parameters.some((parameter) => 'name' in parameter && parameter.name === 'cursor');
  const headers = [...(isList ? ['Link'] : []), ...(responses['304'] ? ['ETag'] : [])];
  if (headers.length === 0) return response;
  return {
    ...response,
    headers: Object.fromEntries(headers.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  };
};

const mapValues = <Value, Result>(
  record: Record<string, Value>,
  change: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
