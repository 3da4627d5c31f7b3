import type { UserType } from '#contract/users';
import { dayOfInstant } from '#shared/lib/dates/instant-words';

/** The spec's words for kinds of accounts (spec §1). */
export const KIND_OF_ACCOUNT: Record<UserType, string> = {
  admin: 'Admin',
  artist: 'Artist',
  user: 'Customer',
  staff: 'Staff',
};

/** 'Joined Nov 20, 2026', by the venue's clock. */
export const joinedLine = (createdAt: string, timeZone: string): string =>
  `Joined ${dayOfInstant(createdAt, timeZone)}`;

/** What else becomes of somebody's things when their account is deleted (decision 11). */
export const LEFT_BEHIND: Record<UserType, string> = {
  admin: '',
  artist:
    'Their artist profile and shows stay on the calendar. Check-ins and points still count, without a name.',
  staff: 'What they recorded at the door stays.',
  user: 'Their check-ins and loyalty points still count, without name, email or photo.',
};
