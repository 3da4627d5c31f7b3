import { TEXT_LENGTH } from '#contract/limits';

/** Which members are shown, as it stands in the address; nothing means all. */
export interface MemberFilterParams {
  /** Part of a name or e-mail. */
  q?: string;
}

/** Reads the address, dropping whatever is no filter of ours. The router reads `?q=1962` as a number. */
export const parseMemberFilter = (raw: Record<string, unknown>): MemberFilterParams =>
  toMemberFilterParams(typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q) : '');

/** Also the parameters of the list route. */
export const toMemberFilterParams = (typed: string): MemberFilterParams => {
  const q = typed.trim().slice(0, TEXT_LENGTH.email);
  return q ? { q } : {};
};
