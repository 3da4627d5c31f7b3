import type { components } from '#contract/api-types.gen';
import { isRecord } from '#shared/lib/problem';
import { deviceStorage } from '#shared/lib/safe-storage';

/** The signed-in person as the client knows them (spec §3 "Client-side shapes"). */
export type AuthUser = components['schemas']['UserResponse'];

/** Keeps who was signed in, so that a start without a network is not a sign-out. Removed at sign-out. */
const LAST_USER_KEY = 'lastUser';

/** First and last name as the header shows them (spec §2); the username of an account without names. */
export const fullNameOf = ({ firstName, lastName, username }: AuthUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

/** Admins and artists see what guests do not: the calendar's legend and artist notes (spec §2, design §4 "Roles"). */
export const isAdminOrArtist = (user: AuthUser | null): boolean =>
  user?.userType === 'admin' || user?.userType === 'artist';

/** Who was signed in when this device last heard of it; null when nobody was, or when it cannot be read. */
export const readLastUser = (): AuthUser | null => {
  const stored = deviceStorage.readJson(LAST_USER_KEY);
  return isAuthUser(stored) ? stored : null;
};

/** Remembers who is signed in for the next start; null forgets them. */
export const storeLastUser = (user: AuthUser | null): void => {
  if (user) deviceStorage.write(LAST_USER_KEY, JSON.stringify(user));
  else deviceStorage.remove(LAST_USER_KEY);
};

const isAuthUser = (stored: unknown): stored is AuthUser =>
  isRecord(stored) &&
  typeof stored.id === 'number' &&
  typeof stored.username === 'string' &&
  typeof stored.email === 'string' &&
  typeof stored.userType === 'string';
