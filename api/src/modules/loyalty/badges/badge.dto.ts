import { ApiProperty } from '@nestjs/swagger';
import {
  BADGE_CATEGORIES,
  BADGE_ICONS,
  type BadgeCategory,
  type BadgeIconName,
  REQUIREMENT_TYPES,
  type RequirementType,
} from '#contract/loyalty.js';
import { BADGE_POINTS, BADGE_REQUIREMENT, TEXT_LENGTH } from '#contract/limits.js';
import { Flag } from '#src/common/validation/fields/flag.decorator.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

const Points = () =>
  WholeNumber({ label: 'Points', ...BADGE_POINTS, tooSmall: 'Points must be 0 or greater' });

/** All but the points: a new badge may leave them out, and a change that did would take them away. */
class BadgeFields {
  @Text({ label: 'Badge name', max: TEXT_LENGTH.badgeName }) name: string;
  @Text({ label: 'Description', max: TEXT_LENGTH.badgeDescription, multiline: true }) description: string;
  /** One of the twelve of spec §9. */
  @OneOf(BADGE_ICONS, { label: 'Icon', tellsMissing: true }) icon: BadgeIconName;
  /** A style class, as one of the nine of spec §9; a client that does not know it paints grey. */
  @Text({ label: 'Color', max: TEXT_LENGTH.badgeColor }) color: string;
  @OneOf(BADGE_CATEGORIES, { label: 'Category', tellsMissing: true }) category: BadgeCategory;
  /** How many of what the requirement type counts. */
  @WholeNumber({ label: 'Requirement', ...BADGE_REQUIREMENT }) requirement: number;
  @OneOf(REQUIREMENT_TYPES, { label: 'Requirement type', tellsMissing: true })
  requirementType: RequirementType;
}

/** A new badge (spec §5 "Add badge", §7 "Loyalty"). */
export class BadgeRequest extends BadgeFields {
  @ApiProperty({ required: false, default: 0 })
  @Points()
  points: number = 0;
}

/** All of a changed badge. */
export class BadgeChanges extends BadgeFields {
  @Points() points: number;
  /** False retires it: nobody earns it any more, and who has it keeps it. Left out, it stays as it is. */
  @Flag({ label: 'isActive', optional: true }) isActive?: boolean;
}

/** A badge as everybody sees it; retired ones are seen by admins alone. */
export class BadgeResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  /** A lucide icon's name; a client that does not know it draws a Star. */
  @ApiProperty({ type: String, example: 'Star' }) icon: string;
  @ApiProperty({ type: String, example: 'bg-yellow-500' }) color: string;
  @ApiProperty({ type: String, example: 'milestone' }) category: string;
  @ApiProperty({ type: 'integer' }) requirement: number;
  @ApiProperty({ type: String, example: 'events_attended' }) requirementType: string;
  @ApiProperty({ type: 'integer' }) points: number;
  /** False for a retired badge. */
  @ApiProperty({ type: Boolean }) isActive: boolean;
  /** How many members have it; told to admins alone. */
  @ApiProperty({ type: 'integer', required: false }) holders?: number;
  /** For `If-Match`; told to admins alone. */
  @ApiProperty({ type: 'integer', required: false }) version?: number;
}

/** Requirements of a badge that is not saved yet. */
export class BadgePreviewQuery {
  /** The badge that would be changed; left out, for a new one. */
  @WholeNumber({ label: 'badgeId', min: 1, max: MAX_ID, optional: true }) badgeId?: number;
  @WholeNumber({ label: 'Requirement', ...BADGE_REQUIREMENT }) requirement: number;
  @OneOf(REQUIREMENT_TYPES, { label: 'Requirement type', tellsMissing: true })
  requirementType: RequirementType;
}

/** What saving it would do. */
export class BadgePreview {
  /** How many members do not have the badge and would get it, for good (decision 19). */
  @ApiProperty({ type: 'integer' }) members: number;
  /** Whether it is reckoned from some of the members, as at a venue with very many. */
  @ApiProperty({ type: Boolean }) isEstimate: boolean;
}
