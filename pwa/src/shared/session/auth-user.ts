import type { components } from '#contract/api-types.gen';

/** The signed-in person as the client knows them (spec §3 "Client-side shapes"). */
export type AuthUser = components['schemas']['UserResponse'];

/** Keeps who was signed in, so that a start without a network is not a sign-out. Removed at sign-out. */
const LAST_USER_KEY = 'lastUser';

export const fullNameOf = ({ firstName, lastName, username }: AuthUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

export const readLastUser = (): AuthUser | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LAST_USER_KEY) ?? 'null');
    return isAuthUser(stored) ? stored : null;
  } catch {
    return null;
  }
};

export const storeLastUser = (user: AuthUser | null): void => {
  try {
    if (user) localStorage.setItem(LAST_USER_KEY, JSON.stringify(user));
    else localStorage.removeItem(LAST_USER_KEY);
  } catch (error) {
    console.warn('The signed-in user could not be remembered.', error);
  }
};

const isAuthUser = (candidate: unknown): candidate is AuthUser =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'id' in candidate &&
  typeof candidate.id === 'number' &&
  'username' in candidate &&
  typeof candidate.username === 'string' &&
  'email' in candidate &&
  typeof candidate.email === 'string' &&
  'userType' in candidate &&
  (candidate.userType === 'admin' || candidate.userType === 'user' || candidate.userType === 'artist');
