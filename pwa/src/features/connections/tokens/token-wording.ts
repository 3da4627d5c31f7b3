import type { ApiScope, TokenLifetime } from '#contract/rules/connections/api-tokens';
import { momentOf } from '#shared/lib/dates/instant-words';
import type { ApiToken } from './api-tokens.queries';

/** What a scope lets a program do, and what that shows it. */
export const SCOPE_WORDS: Record<ApiScope, { label: string; hint: string }> = {
  'programme:read': {
    label: 'Read the programme',
    hint: 'Shows with their notes, types, artists, the venue.',
  },
  'programme:write': { label: 'Change the programme', hint: 'Add, change and delete shows.' },
  'figures:read': { label: 'Read figures', hint: 'Analytics, without names.' },
  'requests:read': {
    label: 'Read requests',
    hint: 'Invitations, proposals, booking requests and texts, with names and numbers.',
  },
  'guests:read': {
    label: 'Read guests',
    hint: 'Members, tables and the report of a night, with names, email addresses and phone numbers.',
  },
};

export const LIFETIME_WORDS: Record<TokenLifetime, string> = {
  '30-days': 'For 30 days',
  '90-days': 'For 90 days',
  year: 'For a year',
  'never-ends': 'Until somebody revokes it',
};

/** Why a token does not work, or until when it does. */
export const tokenLife = ({ state, madeBy, expiresAt }: ApiToken, timeZone: string): string => {
  if (state === 'maker-gone')
    return madeBy === null
      ? 'Does not work: who made it is gone. Make a new one.'
      : `Does not work: ${madeBy} is no admin any more. Make a new one.`;
  if (expiresAt === null) return 'Never ends';
  const moment = momentOf(expiresAt, timeZone);
  return state === 'ended' ? `Ended ${moment}` : `Ends ${moment}`;
};

/** Who made it, and whether anything uses it. */
export const tokenUse = ({ madeBy, lastUsedAt }: ApiToken, timeZone: string): string => {
  const use = lastUsedAt === null ? 'Never used' : `Last used ${momentOf(lastUsedAt, timeZone)}`;
  return madeBy === null ? use : `Made by ${madeBy} · ${use}`;
};
