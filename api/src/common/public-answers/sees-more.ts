import type { SessionUser } from '#src/common/access/session-user.js';

/** Staff and artists are shown more than what is public; signed-in guests are not. */
export const seesMore = (user: SessionUser | null): boolean => user !== null && user.userType !== 'user';
