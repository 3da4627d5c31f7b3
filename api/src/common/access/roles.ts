import { USER_TYPES, type UserType } from '#contract/users.js';

/** Who calls: nobody signed in, or an account of some kind (spec §6). */
export type Role = 'visitor' | UserType;

export const ROLES: readonly Role[] = ['visitor', ...USER_TYPES];

export const EVERYONE = ROLES;
export const SIGNED_IN: readonly Role[] = USER_TYPES;
export const ADMIN_ONLY: readonly Role[] = ['admin'];
export const ARTIST_ONLY: readonly Role[] = ['artist'];
export const ADMIN_OR_ARTIST: readonly Role[] = ['admin', 'artist'];
