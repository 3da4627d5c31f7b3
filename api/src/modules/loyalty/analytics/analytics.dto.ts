import { ApiProperty } from '@nestjs/swagger';
import {
  ANALYTICS_GROUPINGS,
  type AnalyticsGrouping,
  type MembershipTier,
  TIER_NAMES,
} from '#contract/loyalty.js';
import { CalendarDate } from '#src/common/validation/time/date.decorator.js';

/** Nights of the venue, both ends inclusive; an end left out is open. */
export class AnalyticsQuery {
  @CalendarDate({ label: 'from', optional: true }) from?: string;
  @CalendarDate({ label: 'to', optional: true }) to?: string;
}

/** The four figures of spec §2 "Analytics", as they stand now, whatever the range. */
class AnalyticsFigures {
  @ApiProperty({ type: 'integer' }) totalMembers: number;
  /** Badges that can be earned. */
  @ApiProperty({ type: 'integer' }) totalBadges: number;
  /** Points of all members by their number, rounded. */
  @ApiProperty({ type: 'integer' }) averagePoints: number;
  @ApiProperty({ type: 'integer' }) goldMembers: number;
}

/** Who came in one night, week or month. */
class AttendancePeriod {
  /** The night, or the first day of the week or month. */
  @ApiProperty({ type: String, format: 'date' }) start: string;
  /** Shows that were not called off, or that somebody came to. */
  @ApiProperty({ type: 'integer' }) shows: number;
  /** Their names, by time; empty unless grouped by night. */
  @ApiProperty({ type: [String] }) showNames: string[];
  /** One for each guest and show; check-ins whose photo was rejected, or that were taken back, do not count. */
  @ApiProperty({ type: 'integer' }) checkIns: number;
  /** Members who had never been here before this period. */
  @ApiProperty({ type: 'integer' }) newGuests: number;
  /** Members who had. */
  @ApiProperty({ type: 'integer' }) returningGuests: number;
  /** Check-ins without an e-mail: nobody knows whether they came before. */
  @ApiProperty({ type: 'integer' }) unknownGuests: number;
}

/** Points that stand, by what they were given for, and what was spent. An attendance counts in its show's week, however late it arrived. */
class PointsPeriod {
  /** First day of the week or month. */
  @ApiProperty({ type: String, format: 'date' }) start: string;
  @ApiProperty({ type: 'integer' }) attendance: number;
  @ApiProperty({ type: 'integer' }) badges: number;
  /** Given and taken by staff; below zero when more was taken. */
  @ApiProperty({ type: 'integer' }) adjustments: number;
  /** All that was given; what was spent is not taken off. */
  @ApiProperty({ type: 'integer' }) total: number;
  /** Spent on rewards that were not taken back. */
  @ApiProperty({ type: 'integer' }) spent: number;
}

class TierShare {
  @ApiProperty({ enum: TIER_NAMES }) tier: MembershipTier;
  @ApiProperty({ type: 'integer' }) members: number;
}

class ArtistAttendance {
  @ApiProperty({ type: 'integer' }) artistId: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: 'integer' }) shows: number;
  @ApiProperty({ type: 'integer' }) checkIns: number;
}

class RewardShare {
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: 'integer' }) handedOver: number;
  /** What members spent on it. */
  @ApiProperty({ type: 'integer' }) points: number;
}

/** What an owner sees of the loyalty programme: figures of today, and series of the range (spec §2 "Analytics"). */
export class AnalyticsResponse {
  @ApiProperty({ type: String, format: 'date' }) from: string;
  @ApiProperty({ type: String, format: 'date' }) to: string;
  /** IANA name; the nights are this zone's, and one lasts until four in the morning. */
  @ApiProperty({ type: String }) timeZone: string;
  /**
   * When the months that are over were counted, on which what is corrected of them since does not show; null when all is of
   * this moment, as every range of at most a year.
   */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) asOf: Date | null;
  /** How `attendance` is grouped; `points` are never finer than weeks. */
  @ApiProperty({ enum: ANALYTICS_GROUPINGS }) grouping: AnalyticsGrouping;
  @ApiProperty({ type: AnalyticsFigures }) figures: AnalyticsFigures;
  /** By night only nights with a show or a check-in; weeks and months without a gap. */
  @ApiProperty({ type: [AttendancePeriod] }) attendance: AttendancePeriod[];
  @ApiProperty({ type: [PointsPeriod] }) points: PointsPeriod[];
  /** Members of each tier today, the highest first. */
  @ApiProperty({ type: [TierShare] }) tiers: TierShare[];
  /** Featured artists whose shows drew the most check-ins, at most ten, the most first. */
  @ApiProperty({ type: [ArtistAttendance] }) topArtists: ArtistAttendance[];
  /** Rewards handed over and not taken back, at most ten, the most first; by the name they had then. */
  @ApiProperty({ type: [RewardShare] }) rewards: RewardShare[];
}
