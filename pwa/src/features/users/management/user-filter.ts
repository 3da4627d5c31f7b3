import { USER_STATUSES, USER_TYPES, type UserStatus, type UserType } from '#contract/users';
import { oneOf, searchOf } from '#shared/lib/address-values';

/** Which accounts are shown (spec §2 "Users tab"), as it stands in the address; `q` is part of a username, e-mail or name. */
export type UserFilter = Partial<{ q: string; role: UserType; status: UserStatus }>;

/** Reads the address, dropping whatever is no filter of ours. */
export const parseUserFilter = (raw: Record<string, unknown>): UserFilter => ({
  q: searchOf(raw.q),
  role: oneOf(USER_TYPES, raw.role),
  status: oneOf(USER_STATUSES, raw.status),
});
