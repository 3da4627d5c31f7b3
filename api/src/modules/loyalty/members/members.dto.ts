import { ApiProperty, PickType } from '@nestjs/swagger';
import { INVALID_EMAIL } from '#contract/rules/texts.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { type MembershipTier, TIER_NAMES } from '#contract/loyalty.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { Id } from '#src/common/validation/fields/number.decorator.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { BadgeResponse } from '#src/modules/loyalty/badges/badge.dto.js';

/** Body of `POST /api/loyalty/members` (spec §5 "Add loyalty member"). */
export class MemberRequest {
  @Text({ label: 'Name', max: TEXT_LENGTH.personName }) name: string;
  @Email({ required: INVALID_EMAIL }) email: string;
  @Text({ label: 'Phone', max: TEXT_LENGTH.phone, optional: true }) phone?: string;
}

/** Which members an admin lists (design §4 "Lists"). */
export class MembersQuery extends PageQuery {
  /** Part of the name or the e-mail, in any case; or what a member card says, scanned or typed. */
  @Text({ label: 'q', max: TEXT_LENGTH.email, optional: true }) q?: string;
}

/** A member as staff see them (spec §3 loyalty_members). */
export class MemberResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) email: string;
  @ApiProperty({ type: String, nullable: true }) phone: string | null;
  /** False for a guest who is known from the door only. */
  @ApiProperty({ type: Boolean }) hasAccount: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) joinDate: Date;
  /** What was earned; spending does not lower it. */
  @ApiProperty({ type: 'integer' }) totalPoints: number;
  /** What of it was spent on rewards. */
  @ApiProperty({ type: 'integer' }) spentPoints: number;
  /** Different shows whose attendance stands. */
  @ApiProperty({ type: 'integer' }) eventsAttended: number;
  @ApiProperty({ enum: TIER_NAMES }) membershipLevel: MembershipTier;
  @ApiProperty({ type: 'integer' }) badgeCount: number;
}

/** Answer of `POST /api/loyalty/members`. */
export class EnrolmentResponse extends MemberResponse {
  /** False when somebody with this e-mail was a member already; they stay as they are. */
  @ApiProperty({ type: Boolean }) isNew: boolean;
}

/** A badge that a member has. */
export class HeldBadge extends PickType(BadgeResponse, ['id', 'name', 'icon', 'color']) {
  @ApiProperty({ type: String, format: 'date-time' }) earnedDate: Date;
}

/** `GET /api/loyalty/members/{id}`. */
export class MemberDetailsResponse extends MemberResponse {
  /** The last earned first. */
  @ApiProperty({ type: [HeldBadge] }) badges: HeldBadge[];
}

/** Body of `POST /api/loyalty/members/{id}/merge`, and query of the look at what would come of it. */
export class MergeRequest {
  @Id({ label: 'Other member' }) otherId: number;
}

/** What merging two members would make of them. */
export class MergePreviewResponse {
  /** Who stays, as they are now: the one with an account, else the one of the address. */
  @ApiProperty({ type: MemberResponse }) stays: MemberResponse;
  /** Whose name and e-mail go, as they are now. */
  @ApiProperty({ type: MemberResponse }) goes: MemberResponse;
  /** Who stays, as they would be. */
  @ApiProperty({ type: MemberResponse }) result: MemberResponse;
}
