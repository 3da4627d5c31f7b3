import { z } from 'zod';
import { USER_TYPES } from '#contract/users.js';
import { API_SCOPES, type ApiScope } from '#contract/rules/connections/api-tokens.js';
import { createApiToken } from '#test/connections/api-tokens.js';
import { createAccount, createDevice, createTestApp, type TestApp } from '#test/test-app.js';
import { ROLE_MATRIX, type RouteAccess } from '#test/role-matrix.js';
import { ROLES, type Role } from './roles.js';

/** What Express keeps of a route; its typing does not tell. */
const expressRoutes = z.array(
  z.object({ route: z.object({ path: z.string(), methods: z.record(z.string(), z.boolean()) }).optional() }),
);

/** The routes Express really has, without the documentation's pages and the catch-alls that answer 404. */
const routesOf = ({ app }: TestApp): string[] =>
  expressRoutes
    .parse(app.getHttpAdapter().getInstance().router.stack)
    .flatMap(({ route }) => (route ? Object.keys(route.methods).map((method) => ({ method, ...route })) : []))
    .filter(({ path, methods }) => !path.startsWith('/api/docs') && Object.keys(methods).length === 1)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`);

describe('the role matrix', () => {
  let venue: TestApp;
  const sessions = new Map<Role, string>();
  /** A token of each scope alone, and of all but it. */
  const tokens = new Map<ApiScope | undefined, { having: string; lacking: string }>();

  beforeAll(async () => {
    venue = await createTestApp();
    for (const userType of USER_TYPES) {
      sessions.set(userType, (await createAccount(venue, userType)).sessionId);
    }
    const all = (await createApiToken(venue, [...API_SCOPES])).secret;
    tokens.set(undefined, { having: all, lacking: all });
    for (const scope of API_SCOPES) {
      const having = (await createApiToken(venue, [scope])).secret;
      const others = API_SCOPES.filter((other) => other !== scope);
      tokens.set(scope, { having, lacking: (await createApiToken(venue, others)).secret });
    }
  });
  afterAll(() => venue.close());

  it('lists every route there is, and no other', () => {
    const listed = ROLE_MATRIX.map(({ method, path }) => `${method} ${path}`);
    expect([...listed].sort()).toEqual(routesOf(venue).sort());
  });

  const call = async ({ method, path }: RouteAccess, session?: string): Promise<number> => {
    const address = path.replace(':id', '999999').replace(':filename', 'nothing.webp');
    const request = venue.http()[lowerCase(method)](address);
    // Signing out would end the session that others ask with after it.
    if (session !== undefined && !(path === '/api/auth/logout' && !session.startsWith('htk_')))
      request.set('Authorization', `Bearer ${session}`);
    return (await request.send({})).status;
  };

  it.each(ROLE_MATRIX.flatMap((entry) => ROLES.map((role) => ({ ...entry, role }))))(
    'answers $method $path to a $role as declared',
    async ({ role, ...route }) => {
      // A tablet may unpair itself: one for each call.
      const session = role === 'device' ? await createDevice(venue) : sessions.get(role);
      const status = await call(route, session);
      const refused = role === 'visitor' ? 401 : 403;
      if (route.roles.includes(role)) expect([401, 403]).not.toContain(status);
      else if (role === 'device') expect(status).toBe(await call(route, 'nobody'));
      else expect(status).toBe(refused);
      expect(status).toBeLessThan(500);
    },
  );

  it.each(ROLE_MATRIX)('answers $method $path to a program of scope $scope alone', async (route) => {
    const { having = '', lacking = '' } = tokens.get(route.scope) ?? {};
    expect(await call(route, lacking)).toBe(403);
    if (route.scope === undefined) return;
    const status = await call(route, having);
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });
});

const lowerCase = <Word extends string>(word: Word): Lowercase<Word> => word.toLowerCase() as Lowercase<Word>;
