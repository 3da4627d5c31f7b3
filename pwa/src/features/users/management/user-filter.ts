import { TEXT_LENGTH } from '#contract/limits';
import { USER_STATUSES, USER_TYPES, type UserStatus, type UserType } from '#contract/users';
import { textOf } from '#shared/lib/address-values';

/** Which accounts are shown (spec §2 "Users tab"); an empty text and `all` mean no filter. */
export interface UserFilter {
  /** Part of a username, e-mail or name. */
  q: string;
  role: UserType | 'all';
  status: UserStatus | 'all';
}

/** The same in the address: only what is set is written. */
export type UserFilterParams = Partial<UserFilter>;

export const EMPTY_USER_FILTER: UserFilter = { q: '', role: 'all', status: 'all' };

export const ROLE_FILTERS: Record<UserFilter['role'], string> = {
  all: 'All',
  admin: 'Admins',
  artist: 'Artists',
  user: 'Customers',
};

export const STATUS_FILTERS: Record<UserFilter['status'], string> = {
  all: 'All',
  active: 'Active',
  blocked: 'Blocked',
};

export const isFiltering = ({ q, role, status }: UserFilter): boolean =>
  q !== '' || role !== 'all' || status !== 'all';

export const roleOf = (value: unknown): UserFilter['role'] =>
  USER_TYPES.find((type) => type === value) ?? 'all';

export const statusOf = (value: unknown): UserFilter['status'] =>
  USER_STATUSES.find((status) => status === value) ?? 'all';

/** Reads the address, dropping whatever is no filter of ours. */
export const parseUserFilter = (raw: Record<string, unknown>): UserFilterParams =>
  toUserFilterParams({ q: textOf(raw.q), role: roleOf(raw.role), status: statusOf(raw.status) });

/** Also the parameters of the list route. */
export const toUserFilterParams = ({ q, role, status }: UserFilter): UserFilterParams => ({
  ...(q.trim() ? { q: q.trim().slice(0, TEXT_LENGTH.email) } : {}),
  ...(role === 'all' ? {} : { role }),
  ...(status === 'all' ? {} : { status }),
});

export const fromUserFilterParams = (params: UserFilterParams): UserFilter => ({
  ...EMPTY_USER_FILTER,
  ...params,
});
