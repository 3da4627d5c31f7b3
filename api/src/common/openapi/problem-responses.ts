import type { OpenAPIObject } from '@nestjs/swagger';
import type { ProblemCodes } from './api-problems.decorator.js';

type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];

/** What a status says in this API. */
const MEANINGS: Readonly<Record<number, string>> = {
  400: 'Something in the request is missing or wrong; `fields` names it where it can.',
  401: 'It is not known who asks: signed out, the session or the API token over, or the password wrong.',
  403: 'The account or the API token may not do this, or the request does not come from where it must.',
  404: 'It is not there, or not for this caller to know about.',
  409: 'What is there now does not allow it.',
  412: 'It is at another version than the change is based on; nothing was changed.',
  413: 'The request is too large.',
  415: 'The request, or a file in it, is of a type that is not taken.',
  429: 'Too many from this account, address or API token.',
  503: 'The server cannot answer this right now.',
};

/** What any operation may answer that is of the right shape for it. */
const SHARED_CODES: ProblemCodes = {
  400: ['request.invalid', 'request.malformed', 'request.too-complex'],
  401: ['auth.signed-out', 'auth.token-ended'],
  403: ['auth.forbidden', 'auth.cross-site', 'auth.token-scope'],
  413: ['request.too-large'],
  415: ['request.unsupported-type'],
  429: ['auth.token-too-busy'],
  503: ['server.unavailable', 'storage.unavailable'],
};

const PROBLEM = { $ref: '#/components/schemas/Problem' };
const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };

/** `Problem` of the contract. */
export const PROBLEM_SCHEMA = {
  type: 'object',
  description: 'What every refused request is answered with.',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: {
      type: 'string',
      description: 'Stable, `area.reason`. Programs decide by this, never by `message`.',
    },
    message: { type: 'string', description: 'Fit to show a person.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'First message per field that was refused, by its name in the request.',
    },
    current: {
      description:
        'With a clash: what there is now, null for nothing, so that a person sees both and chooses.',
    },
  },
};

const responseOf = (status: number, codes: readonly string[]) => ({
  description: `${MEANINGS[status] ?? ''}\n\nCodes: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
  ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
  content: { 'application/json': { schema: { allOf: [PROBLEM, narrowed(status, codes)] } } },
});

const narrowed = (status: number, codes: readonly string[]) => ({
  type: 'object',
  required: ['statusCode', 'code'],
  properties: {
    statusCode: { type: 'integer', enum: [status] },
    code: { type: 'string', enum: codes },
  },
});

/** To stand in the document once. */
export const SHARED_RESPONSES = {
  ...Object.fromEntries(
    Object.entries(SHARED_CODES).map(([status, codes]) => [status, responseOf(Number(status), codes)]),
  ),
  default: {
    description:
      'Whatever else goes wrong: 408 when the request arrives too slowly, 500 for a fault of ours, 507 when the storage is full.',
    content: { 'application/json': { schema: PROBLEM } },
  },
};

const shared = (name: number | 'default') => ({ $ref: `#/components/responses/${name}` });

/**
 * @param statuses of shared answers that the operation may give
 * @param own codes that its handler names
 */
export const problemResponses = (statuses: readonly number[], own: ProblemCodes): Responses => ({
  ...Object.fromEntries(statuses.map((status) => [status, shared(status)])),
  ...Object.fromEntries(
    Object.entries(own).map(([key, codes]) => {
      const status = Number(key);
      const sharedCodes = statuses.includes(status) ? (SHARED_CODES[status] ?? []) : [];
      return [status, responseOf(status, [...sharedCodes, ...codes])];
    }),
  ),
  default: shared('default'),
});
