/** Kinds of account (spec §3 users.userType). A customer is stored as `user`. */
export const USER_TYPES = ['admin', 'user', 'artist'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Kinds a person may register as (spec §2 "Login and registration"). */
export const SELF_REGISTERED_USER_TYPES = ['user', 'artist'] as const;
export type SelfRegisteredUserType = (typeof SELF_REGISTERED_USER_TYPES)[number];
