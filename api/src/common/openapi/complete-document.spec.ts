import type { OpenAPIObject } from '@nestjs/swagger';
import type { ApiScope } from '#contract/rules/connections/api-tokens.js';
import { ADMIN_ONLY, ADMIN_OR_ARTIST, EVERYONE, type Role, SIGNED_IN } from '#src/common/access/roles.js';
import { completeDocument } from './complete-document.js';

type Path = OpenAPIObject['paths'][string];
type Noted = Partial<NonNullable<Path['get']>> & {
  'x-roles': readonly Role[];
  'x-problems'?: Record<number, readonly string[]>;
  'x-accepts-ended-session'?: true;
  'x-token-scope'?: ApiScope;
};

const complete = (method: 'get' | 'post', noted: Noted) => {
  const operation = { responses: { 200: { description: '' } }, ...noted };
  const document = completeDocument({
    openapi: '3.0.0',
    info: { title: 'A venue', version: '1' },
    paths: { '/shows': { [method]: operation } },
  });
  return { document, operation: document.paths['/shows']?.[method] };
};
const statuses = (method: 'get' | 'post', noted: Noted): string[] =>
  Object.keys(complete(method, noted).operation?.responses ?? {});

const body = { requestBody: { content: {} } };

describe('completeDocument', () => {
  it.each([
    ['get', { 'x-roles': EVERYONE }, ['200', '400', '403', '503', 'default']],
    [
      'get',
      { 'x-roles': EVERYONE, 'x-token-scope': 'programme:read' },
      ['200', '400', '401', '403', '429', '503', 'default'],
    ],
    ['get', { 'x-roles': SIGNED_IN }, ['200', '400', '401', '403', '503', 'default']],
    ['get', { 'x-roles': ADMIN_ONLY }, ['200', '400', '401', '403', '503', 'default']],
    ['post', { 'x-roles': EVERYONE }, ['200', '400', '401', '403', '503', 'default']],
    [
      'post',
      { 'x-roles': EVERYONE, 'x-accepts-ended-session': true, ...body },
      ['200', '400', '403', '413', '415', '503', 'default'],
    ],
    [
      'get',
      { 'x-roles': EVERYONE, 'x-problems': { 404: ['shows.gone'] } },
      ['200', '400', '403', '404', '503', 'default'],
    ],
  ] as const)('names the answers of %s %j', (method, noted, expected) => {
    expect(statuses(method, noted)).toEqual(expected);
  });

  it.each([
    [EVERYONE, 'For everyone, signed in or not.', [{}, { bearer: [] }, { cookie: [] }]],
    [SIGNED_IN, 'For everyone who is signed in.', [{ bearer: [] }, { cookie: [] }]],
    [ADMIN_OR_ARTIST, 'For admins and artists.', [{ bearer: [] }, { cookie: [] }]],
  ])('says who may call: %j', (roles, words, security) => {
    expect(complete('get', { 'x-roles': roles, description: 'By date.' }).operation).toMatchObject({
      description: `By date.\n\n${words}`,
      security,
      'x-roles': roles,
    });
  });

  it('says what a program needs', () => {
    const { operation } = complete('get', { 'x-roles': ADMIN_ONLY, 'x-token-scope': 'figures:read' });
    expect(operation).toMatchObject({
      description: 'For admins. An API token needs the scope `figures:read`.',
      security: [{ bearer: [] }, { cookie: [] }, { apiToken: [] }],
    });
  });

  it('joins the codes of a handler to those of its shape', () => {
    const { operation } = complete('post', {
      'x-roles': EVERYONE,
      'x-problems': { 400: ['shows.too-late'], 429: ['shows.too-many'] },
    });
    const codesAt = (status: number) => JSON.stringify(operation?.responses[status]);
    expect(codesAt(400)).toContain(
      '["request.invalid","request.malformed","request.too-complex","shows.too-late"]',
    );
    expect(codesAt(429)).toContain('["shows.too-many"]');
    expect(codesAt(429)).toContain('Retry-After');
    expect(operation).not.toHaveProperty('x-problems');
  });

  it('gives the answers of lists their Link, and those that are kept their ETag', () => {
    const cursor = { name: 'cursor', in: 'query' as const, schema: { type: 'string' } };
    const { operation } = complete('get', {
      'x-roles': EVERYONE,
      parameters: [cursor],
      responses: { 200: { description: '' }, 304: { description: '' } },
    });
    expect(operation?.responses['200']).toMatchObject({
      headers: { Link: { $ref: '#/components/headers/Link' }, ETag: { $ref: '#/components/headers/ETag' } },
    });
  });

  it('refers only to what the document has', () => {
    const { document } = complete('post', { 'x-roles': ADMIN_ONLY, ...body });
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^/]+)\/([^"]+)"/g)];
    expect(pointers.length).toBeGreaterThan(0);
    for (const [, kind = '', name = ''] of pointers) {
      expect(document.components).toHaveProperty([kind, name]);
    }
  });
});
