import { z } from 'zod';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';
import { ROLE_MATRIX } from './role-matrix.js';
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

  beforeAll(async () => {
    venue = await createTestApp();
    for (const userType of ['admin', 'user', 'artist'] as const) {
      sessions.set(userType, (await createAccount(venue, userType)).sessionId);
    }
  });
  afterAll(() => venue.close());

  it('lists every route there is, and no other', () => {
    const listed = ROLE_MATRIX.map(({ method, path }) => `${method} ${path}`);
    expect([...listed].sort()).toEqual(routesOf(venue).sort());
  });

  it.each(ROLE_MATRIX.flatMap((entry) => ROLES.map((role) => ({ ...entry, role }))))(
    'answers $method $path to a $role as declared',
    async ({ method, path, roles, role }) => {
      const address = path.replace(':id', '999999').replace(':filename', 'nothing.webp');
      const call = venue.http()[lowerCase(method)](address);
      const session = sessions.get(role);
      if (session && path !== '/api/auth/logout') call.set('Authorization', `Bearer ${session}`);
      const { status } = await call.send({});
      const refused = role === 'visitor' ? 401 : 403;
      if (roles.includes(role)) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(refused);
      expect(status).toBeLessThan(500);
    },
  );
});

const lowerCase = <Word extends string>(word: Word): Lowercase<Word> => word.toLowerCase() as Lowercase<Word>;
