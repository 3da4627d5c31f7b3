/** What a program with an API token may do (decision 58), from the least to the most personal; `:write` says nothing of reading. */
export const API_SCOPES = [
  'programme:read',
  'programme:write',
  'figures:read',
  'requests:read',
  'guests:read',
] as const;

export type ApiScope = (typeof API_SCOPES)[number];

/** How long a token lives. */
export const TOKEN_LIFETIMES = ['30-days', '90-days', 'year', 'never-ends'] as const;

export type TokenLifetime = (typeof TOKEN_LIFETIMES)[number];

/** `ended`: its time is over. `maker-gone`: who made it is blocked, no longer an admin, or not there any more. */
export const TOKEN_STATES = ['works', 'ended', 'maker-gone'] as const;

export type TokenState = (typeof TOKEN_STATES)[number];

/** Tokens of one venue. */
export const MOST_TOKENS = 50;

/** Characters of a name that staff give to a program or to its address. */
export const PROGRAM_NAME_LENGTH = 60;
