/** Kinds of account (spec §3 users.userType). A customer is stored as `user`; staff work at the door alone (design §7). */
export const USER_TYPES = ['admin', 'user', 'artist', 'staff'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Kinds of account of the venue's own people. */
export const VENUE_ROLES = ['admin', 'staff'] as const;
export type VenueRole = (typeof VENUE_ROLES)[number];

/** Kinds a person may register as (spec §2 "Login and registration"). */
export const SELF_REGISTERED_USER_TYPES = ['user', 'artist'] as const;
export type SelfRegisteredUserType = (typeof SELF_REGISTERED_USER_TYPES)[number];

/** Whether an account may sign in (spec §4 "User"). Stored as `is_active`. */
export const USER_STATUSES = ['active', 'blocked'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
