import { createContext, useContext } from 'react';
import type { components } from '#contract/api-types.gen';
import type { AuthUser } from './auth-user';

type Schemas = components['schemas'];

export interface Session {
  /** Null when signed out, and while the first check of a stored session runs. */
  user: AuthUser | null;
  /** Holds until the initial check ends (spec §4). */
  isLoading: boolean;
  /** @throws HttpError with the server's words; nothing is stored then */
  login: (credentials: Schemas['LoginRequest']) => Promise<AuthUser>;
  /** @throws HttpError with the server's words; nothing is stored then */
  register: (account: Schemas['RegisterRequest']) => Promise<AuthUser>;
  /** Clears this device's session at once; the venue is told as soon as it can be reached (spec §4, decision 7). */
  logout: () => Promise<void>;
  /**
   * Asks the venue again who this is, after something of the person has changed (spec §7).
   * @param known an answer just given, shown at once
   */
  refresh: (known?: AuthUser) => Promise<void>;
  /** The person themselves logged out in this tab: they are on their way home, not locked out. */
  hasLoggedOut?: boolean;
}

export const SessionContext = createContext<Session | null>(null);

/** @throws Error outside a SessionProvider (spec §8) */
export const useSession = (): Session => {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
};
