import { DAY_MS } from '#contract/calendar-date.js';
import type { TokenLifetime } from '#contract/rules/connections/api-tokens.js';
import { API_TOKEN_PREFIX } from '#src/common/access/api-token.js';

const LIFETIME_DAYS: Readonly<Record<TokenLifetime, number | null>> = {
  '30-days': 30,
  '90-days': 90,
  year: 365,
  'never-ends': null,
};

/** When a token made now ends; null for one that does not. */
export const tokenEnd = (lifetime: TokenLifetime, now: Date): Date | null => {
  const days = LIFETIME_DAYS[lifetime];
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
};

/** How a token begins: enough to find it by in a program's settings, and no help in guessing the rest. */
export const beginningOf = (token: string): string => token.slice(0, API_TOKEN_PREFIX.length + 4);
