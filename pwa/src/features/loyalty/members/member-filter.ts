import { TEXT_LENGTH } from '#contract/limits';
import { textOf } from '#shared/lib/address-values';

/** Which members are shown, as it stands in the address; nothing means all. */
export interface MemberFilterParams {
  /** Part of a name or e-mail. */
  q?: string;
}

/** Reads the address, dropping whatever is no filter of ours. */
export const parseMemberFilter = (raw: Record<string, unknown>): MemberFilterParams =>
  toMemberFilterParams(textOf(raw.q));

/** Also the parameters of the list route. */
export const toMemberFilterParams = (typed: string): MemberFilterParams => {
  const q = typed.trim().slice(0, TEXT_LENGTH.email);
  return q ? { q } : {};
};
