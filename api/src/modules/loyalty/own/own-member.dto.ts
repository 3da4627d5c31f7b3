import { ApiProperty } from '@nestjs/swagger';
import {
  LEDGER_ENTRY_TYPES,
  type LedgerEntryType,
  type MembershipTier,
  TIER_NAMES,
} from '#contract/loyalty.js';
import { IdList } from '#src/common/validation/fields/id-list.decorator.js';

/** Most badges that one call can tell to be seen. */
const SEEN_AT_ONCE = 100;

/** A member as they see themselves: `GET /api/loyalty/members/email/{email}` (spec §7 "Loyalty"). */
export class OwnMemberResponse {
  /** Also the number on the card. */
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String }) email: string;
  @ApiProperty({ type: String, nullable: true }) phone: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) joinDate: string;
  @ApiProperty({ type: 'integer' }) totalPoints: number;
  /** Different shows whose attendance stands. */
  @ApiProperty({ type: 'integer' }) eventsAttended: number;
  @ApiProperty({ enum: TIER_NAMES }) membershipLevel: MembershipTier;
  /** What the card's QR code says; 16 hexadecimal digits. */
  @ApiProperty({ type: String }) cardCode: string;
  /** Something has changed that badges are judged by, and they will be within moments: ask again. */
  @ApiProperty({ type: Boolean }) badgesDue: boolean;
}

/** A badge and how a member stands to it: `GET /api/loyalty/members/{id}/badges`. */
export class MemberBadgeView {
  /** The badge's. */
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  /** A lucide icon's name (spec §9). */
  @ApiProperty({ type: String }) icon: string;
  /** A style class (spec §9). */
  @ApiProperty({ type: String }) color: string;
  @ApiProperty({ type: String }) category: string;
  @ApiProperty({ type: 'integer' }) requirement: number;
  @ApiProperty({ type: String }) requirementType: string;
  @ApiProperty({ type: 'integer' }) points: number;
  /** How much of the requirement is reached, at most all of it. */
  @ApiProperty({ type: 'integer' }) progress: number;
  /** Null for a badge that is still to be earned. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) earnedDate: string | null;
  /** Earned, and not yet seen by the member. */
  @ApiProperty({ type: Boolean }) isNew: boolean;
}

/** Body of `POST /api/loyalty/members/{id}/badges/seen`. */
export class SeenBadgesRequest {
  /** Ids of the badges that were shown; one earned meanwhile stays new. */
  @IdList({ label: 'badgeIds', of: 'badge', max: SEEN_AT_ONCE }) badgeIds: number[];
}

/** What points came from, as their member reads it: `GET /api/loyalty/members/{id}/points`. */
export class PointsEntryResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: LEDGER_ENTRY_TYPES }) type: LedgerEntryType;
  /** Below zero for points that were taken back. */
  @ApiProperty({ type: 'integer' }) points: number;
  /** What it was for; of an adjustment and a reversal, the reason that staff gave. */
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  /** The show it belongs to, while that is on the calendar. */
  @ApiProperty({ type: String, nullable: true }) eventName: string | null;
  /** The badge it belongs to, while there is one. */
  @ApiProperty({ type: String, nullable: true }) badgeName: string | null;
  /** True when it counts: it was not taken back, or that was taken back in turn. */
  @ApiProperty({ type: Boolean }) stands: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
}
