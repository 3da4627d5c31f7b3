import { ApiProperty } from '@nestjs/swagger';
import {
  LOGGED_THINGS,
  type LoggedThing,
  STAFF_LOG_OPERATIONS,
  type StaffLogOperation,
} from '#contract/rules/staff-log.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { EventDate } from '#src/common/validation/time/date.decorator.js';

/** Whose, of what, and of which day (design §10). */
export class StaffLogQuery extends PageQuery {
  /** The account that acted. */
  @WholeNumber({ label: 'person', min: 1, max: MAX_ID, optional: true }) person?: number;
  @OneOf(LOGGED_THINGS, { label: 'thing', optional: true }) thing?: LoggedThing;
  /** Only with `thing`. */
  @WholeNumber({ label: 'thingId', min: 1, max: MAX_ID, optional: true }) thingId?: number;
  /** By the venue's clock. */
  @EventDate({ label: 'day', optional: true }) day?: string;
}

/** An account of the staff, or one that was. */
export class LoggedPersonResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  /** Null for somebody who has left. */
  @ApiProperty({ type: String, nullable: true }) name: string | null;
}

export class LoggedFieldResponse {
  /** The column, as the database names it. */
  @ApiProperty({ type: String }) name: string;
  /** Whether the log keeps its values. It keeps none that could be a person's, and no secret. */
  @ApiProperty({ type: Boolean }) isKept: boolean;
  /** As text; the names of what an id stands for where they are known; null for nothing. */
  @ApiProperty({ type: String, nullable: true }) before: string | null;
  @ApiProperty({ type: String, nullable: true }) after: string | null;
}

/** One row that somebody changed. */
export class StaffLogEntryResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, format: 'date-time' }) at: Date;
  /** Null for a command, and for a tablet where nobody stands behind the row. */
  @ApiProperty({ type: LoggedPersonResponse, nullable: true }) person: LoggedPersonResponse | null;
  /** In words: browser and system, or the name of the tablet at the door. */
  @ApiProperty({ type: String }) device: string;
  @ApiProperty({ type: String, format: 'uuid' }) requestId: string;
  /** The operation of this description that did it. */
  @ApiProperty({ type: String, example: 'Events.update' }) action: string;
  @ApiProperty({ enum: STAFF_LOG_OPERATIONS }) operation: StaffLogOperation;
  @ApiProperty({ enum: LOGGED_THINGS }) thing: LoggedThing;
  @ApiProperty({ type: 'integer', nullable: true }) thingId: number | null;
  /** What it is called today; null when it has no name, or is gone. */
  @ApiProperty({ type: String, nullable: true }) name: string | null;
  /** The table of the row, which is the thing's own or of what belongs to it. */
  @ApiProperty({ type: String }) part: string;
  @ApiProperty({ type: [LoggedFieldResponse] }) fields: LoggedFieldResponse[];
}
