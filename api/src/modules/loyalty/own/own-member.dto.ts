import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IdList } from '#src/common/validation/fields/id-list.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { BadgeResponse } from '#src/modules/loyalty/badges/badge.dto.js';
import { LedgerEntryResponse } from '#src/modules/loyalty/ledger/member-ledger.dto.js';
import { MemberResponse } from '#src/modules/loyalty/members/members.dto.js';

/** Most badges that one call can tell to be seen. */
const SEEN_AT_ONCE = 100;

/** A member as they see themselves: `GET /api/loyalty/members/email/{email}` (spec §7 "Loyalty"). */
export class OwnMemberResponse extends OmitType(MemberResponse, ['hasAccount', 'badgeCount']) {
  /** What the card's QR code says; 16 hexadecimal digits. */
  @ApiProperty({ type: String }) cardCode: string;
  /** Something has changed that badges are judged by, and they will be within moments: ask again. */
  @ApiProperty({ type: Boolean }) badgesDue: boolean;
}

/** Query of `GET /api/loyalty/members/{id}/badges`. */
export class MemberBadgesQuery {
  /** `available` adds the badges that can still be earned; left out, earned ones alone are answered. */
  @OneOf(['available'] as const, { label: 'include', optional: true }) include?: 'available';
}

/** A badge and how a member stands to it (spec §3 `member_badges`): `GET /api/loyalty/members/{id}/badges`. */
export class MemberBadgeView extends OmitType(BadgeResponse, ['isActive', 'holders', 'version']) {
  @ApiProperty({ type: 'integer' }) memberId: number;
  /** The same as `id`. */
  @ApiProperty({ type: 'integer' }) badgeId: number;
  /** How much of the requirement is reached, at most all of it. */
  @ApiProperty({ type: 'integer' }) progress: number;
  /** Null for a badge that is still to be earned. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) earnedDate: Date | null;
  /** Earned, and not yet seen by the member. */
  @ApiProperty({ type: Boolean }) isNew: boolean;
}

/** Body of `POST /api/loyalty/members/{id}/badges/seen`. */
export class SeenBadgesRequest {
  /** Ids of the badges that were shown; one earned meanwhile stays new. */
  @IdList({ label: 'badgeIds', of: 'badge', max: SEEN_AT_ONCE }) badgeIds: number[];
}

/** What points came from, as their member reads it: `GET /api/loyalty/members/{id}/points`. */
export class PointsEntryResponse extends OmitType(LedgerEntryResponse, ['by', 'reversesId', 'reversal']) {}
