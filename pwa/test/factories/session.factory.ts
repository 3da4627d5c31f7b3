import type { AuthUser } from '#shared/session/auth-user';
import type { Session } from '#shared/session/session-context';

/** Somebody for specs: Loretta, a guest with an account, with whatever a scenario needs different. */
export const aPerson = (overrides: Partial<AuthUser> = {}): AuthUser => ({
  id: 7,
  username: 'loretta',
  email: 'loretta@example.com',
  firstName: 'Loretta',
  lastName: 'Hayes',
  userType: 'user',
  profileImage: null,
  emailVerified: true,
  ...overrides,
});

const notHere = () => Promise.reject(new Error('nobody signs in here'));

/** A session for specs that are not about signing in: of nobody, unless told. */
export const aSession = (overrides: Partial<Session> = {}): Session => ({
  user: null,
  isLoading: false,
  login: notHere,
  register: notHere,
  logout: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
  ...overrides,
});
