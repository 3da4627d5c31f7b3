import type { ApiScope } from '#contract/rules/connections/api-tokens.js';
import type { SessionUser } from './session-user.js';

/** Before a program's token, so that nobody takes it for a person's, and tools that look for leaked secrets know it. */
export const API_TOKEN_PREFIX = 'htk_';

/** The API token behind a request, as the token strategy found it (decision 58). */
export interface ApiToken {
  tokenId: number;
  /** How it begins, `htk_Ab1c`, to tell it by. */
  beginning: string;
  scopes: readonly ApiScope[];
  /** The admin in whose name the program acts. No session is behind it: `sessionHash` is the token's. */
  maker: SessionUser;
}
