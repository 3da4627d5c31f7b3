import type { UserType } from '#contract/users.js';

/** The account behind a request, as the session strategy found it. */
export interface SessionUser {
  id: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  userType: UserType;
  profileImage: string | null;
  emailVerified: boolean;
  /** SHA-256 of the session token, the row's id. */
  sessionHash: string;
}
