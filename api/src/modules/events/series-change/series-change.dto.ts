import { ApiProperty } from '@nestjs/swagger';
import { SERIES_SCOPES, type SeriesScope } from '#contract/rules/events/series.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { EVENT_FIELDS, type EventField } from '#src/modules/events/writing/event-content.js';
import { EventPatchRequest } from '#src/modules/events/writing/event-editing.dto.js';

/** Changes of a show, and which shows of its series take them too. */
export class SeriesChangeRequest extends EventPatchRequest {
  @OneOf(SERIES_SCOPES, { label: 'Scope' }) scope: SeriesScope;
}

/** Which shows of a series are deleted. */
export class SeriesDeletionRequest {
  @OneOf(SERIES_SCOPES, { label: 'Scope' }) scope: SeriesScope;
}

/** Shows between two dates. */
export class SeriesShowsResponse {
  @ApiProperty({ type: 'integer' }) shows: number;
  /** `YYYY-MM-DD`, before the change; null for no show. */
  @ApiProperty({ type: String, nullable: true }) first: string | null;
  @ApiProperty({ type: String, nullable: true }) last: string | null;
}

/** What becomes of one field. */
export class SeriesFieldResponse extends SeriesShowsResponse {
  @ApiProperty({ enum: EVENT_FIELDS }) field: EventField;
  /** Shows that keep their own value, since it was changed at them alone. */
  @ApiProperty({ type: 'integer' }) kept: number;
}

/** The effects of a change or deletion before it is made. */
export class SeriesPreviewResponse extends SeriesShowsResponse {
  /** Empty for a deletion. */
  @ApiProperty({ type: [SeriesFieldResponse] }) fields: SeriesFieldResponse[];
  /** Shows of the scope that have begun, and stay as they are. */
  @ApiProperty({ type: 'integer' }) played: number;
  /** Tables with seats at shows that go or change their status; guests with an e-mail are told. */
  @ApiProperty({ type: 'integer' }) tables: number;
  /** People who wanted to be reminded of these shows, and are told that one is off. */
  @ApiProperty({ type: 'integer' }) reminders: number;
  /** Check-ins that lose their show. */
  @ApiProperty({ type: 'integer' }) checkIns: number;
  @ApiProperty({ type: Boolean }) canUndo: boolean;
}

/** A change or deletion that was made. */
export class SeriesChangeResponse {
  /** The `Idempotency-Key`, which undoes it. */
  @ApiProperty({ type: String, format: 'uuid' }) key: string;
  /** How many shows were changed or deleted. */
  @ApiProperty({ type: 'integer' }) shows: number;
  /** For how long it can still be undone; null when it cannot. */
  @ApiProperty({ type: 'integer', nullable: true }) undoSeconds: number | null;
}
