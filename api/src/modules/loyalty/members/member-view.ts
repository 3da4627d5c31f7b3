import type { HeldBadgeRow, MemberRow } from './member-reading.repository.js';
import type { EnrolmentResponse, MemberDetailsResponse, MemberResponse } from './members.dto.js';

/** A member as staff see them. */
export const toMemberResponse = ({ joinDate, ...member }: MemberRow): MemberResponse => ({
  ...member,
  joinDate: joinDate.toISOString(),
});

/** The same, and whether they became one just now. */
export const toEnrolmentResponse = (
  { joinDate, ...member }: MemberRow,
  isNew: boolean,
): EnrolmentResponse => ({
  ...member,
  joinDate: joinDate.toISOString(),
  isNew,
});

/** The same with the badges they have. */
export const toMemberDetails = (
  { joinDate, ...member }: MemberRow,
  badges: readonly HeldBadgeRow[],
): MemberDetailsResponse => ({
  ...member,
  joinDate: joinDate.toISOString(),
  badges: badges.map(({ earnedDate, ...badge }) => ({ ...badge, earnedDate: earnedDate.toISOString() })),
});
