import { USER_TYPES, type UserType } from '#contract/users.js';

/** Who calls: nobody signed in, an account of some kind (spec §6), or a paired tablet (design §7). */
export type Role = 'visitor' | UserType | 'device';

export const ROLES: readonly Role[] = ['visitor', ...USER_TYPES, 'device'];

/** Every person; a tablet's own session is for the door alone. */
export const EVERYONE: readonly Role[] = ['visitor', ...USER_TYPES];
export const SIGNED_IN: readonly Role[] = USER_TYPES;
/** Everybody who is signed in but staff, who have nothing but their account and the door. */
export const ADMIN_ARTIST_OR_CUSTOMER: readonly Role[] = ['admin', 'artist', 'user'];
export const ADMIN_ONLY: readonly Role[] = ['admin'];
export const ARTIST_ONLY: readonly Role[] = ['artist'];
export const ADMIN_OR_ARTIST: readonly Role[] = ['admin', 'artist'];
export const DEVICE_ONLY: readonly Role[] = ['device'];
