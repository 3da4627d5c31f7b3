import { fileURLToPath } from 'node:url';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ROLE_MATRIX } from '#test/role-matrix.js';
import { lintOpenApi } from './lint-openapi.js';
import { previewOpenApi } from './preview-openapi.js';

const PROBLEM = { $ref: '#/components/schemas/Problem' };
const RULES = fileURLToPath(new URL('../../.config/redocly.yaml', import.meta.url));

describe("the API's description", () => {
  let document: OpenAPIObject;

  beforeAll(async () => {
    document = await previewOpenApi();
  });

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, { get, put, post, patch, delete: remove }]) =>
      [get, put, post, patch, remove].flatMap((operation) => (operation ? [{ path, ...operation }] : [])),
    );
  const namesOf = ({ parameters = [] }: ReturnType<typeof operations>[number]) =>
    parameters.map((parameter) => ('name' in parameter ? parameter.name : ''));
  const refusal = (operationId: string, status: string) =>
    operations().find((operation) => operation.operationId === operationId)?.responses[status];
  const withoutStatus = (
    status: string,
    takes: (operation: ReturnType<typeof operations>[number]) => boolean,
  ) =>
    operations()
      .filter((operation) => takes(operation) && operation.responses[status] === undefined)
      .map(({ operationId }) => operationId);

  it('has nothing that the linter finds fault with', async () => {
    expect(await lintOpenApi(JSON.stringify(document), RULES)).toEqual([]);
  });

  it('is found fault with when a route does not say what it does', async () => {
    const [first] = operations();
    const silent = JSON.stringify(document).replace(`"summary":${JSON.stringify(first?.summary)},`, '');
    const problems = await lintOpenApi(silent, RULES);
    expect(problems.map(({ ruleId, severity }) => [ruleId, severity])).toEqual([
      ['operation-summary', 'error'],
    ]);
  });

  it('names every route, and who may call it', () => {
    const named = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, 'x-roles': [], ...operation })),
    );
    const rolesByRoute = named.map(({ method, path, 'x-roles': roles }) => [
      `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      roles,
    ]);
    expect(Object.fromEntries(rolesByRoute)).toEqual(
      Object.fromEntries(ROLE_MATRIX.map(({ method, path, roles }) => [`${method} ${path}`, roles])),
    );
  });

  it('knows the two ways to carry a session', () => {
    expect(document.components?.securitySchemes).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'sessionId' },
    });
    expect(JSON.stringify(document)).not.toContain('JWT');
  });

  it('says what becomes of a row that is gone, a key used twice and a version that is old', () => {
    expect(withoutStatus('404', ({ path }) => /\{(id|token|email)\}/.test(path))).toEqual([]);
    // A call without a body says nothing else under the same key.
    const mayDiffer = (operation: Parameters<typeof namesOf>[0] & { requestBody?: unknown }) =>
      operation.requestBody !== undefined && namesOf(operation).includes('Idempotency-Key');
    expect(withoutStatus('409', mayDiffer)).toEqual([]);
    expect(withoutStatus('412', (operation) => namesOf(operation).includes('If-Match'))).toEqual([]);
    expect(
      operations().filter((operation) => namesOf(operation).includes('If-Match')).length,
    ).toBeGreaterThan(5);
  });

  it('knows the shape of whatever goes wrong', () => {
    const shared = { $ref: '#/components/responses/default' };
    expect(operations().map(({ operationId, responses }) => [operationId, responses.default])).toEqual(
      operations().map(({ operationId }) => [operationId, shared]),
    );
    expect(document.components?.responses?.default).toMatchObject({
      content: { 'application/json': { schema: PROBLEM } },
    });
  });

  it.each([
    ['Events.findOne', '404', ['events.not-found']],
    ['CheckIn.record', '409', ['check-in.not-open', 'check-in.photo-used', 'check-in.key-reused']],
    ['Auth.login', '401', ['auth.invalid-credentials']],
  ])('names the codes of %s, %s', (operationId, status, codes) => {
    expect(refusal(operationId, status)).toMatchObject({
      content: {
        'application/json': {
          schema: {
            allOf: [
              PROBLEM,
              {
                required: ['statusCode', 'code'],
                properties: { statusCode: { enum: [Number(status)] }, code: { enum: codes } },
              },
            ],
          },
        },
      },
    });
  });

  it('does not name what cannot be answered', () => {
    expect(operations().map(({ operationId }) => operationId)).toContain('Events.findPage');
    expect(refusal('Events.findPage', '404')).toBeUndefined();
  });

  it('describes areas by the words that its operations use', () => {
    const used = new Set(operations().flatMap(({ tags = [] }) => tags));
    expect(document.tags?.map(({ name }) => name).sort()).toEqual([...used].sort());
  });
});
