import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';
import { TEXT_LENGTH } from '#contract/limits.js';
import {
  DATE_ORDERS,
  type DateOrder,
  IMPORT_COLUMNS_MAX,
  IMPORT_FIELD_NAMES,
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportFieldName,
  type ImportKind,
  type ImportState,
  ROW_FATES,
  type RowFate,
} from '#contract/rules/imports.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import { Flag } from '#src/common/validation/fields/flag.decorator.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { WallClockTime } from '#src/common/validation/time/wall-clock-time.decorator.js';

/** What comes with the file of `POST /api/imports`. */
export class ImportRequest {
  @OneOf(IMPORT_KINDS, { label: 'kind' }) kind: ImportKind;
}

/** What a column says. */
export class ImportColumnRequest {
  @OneOf(IMPORT_FIELD_NAMES, { label: 'field' }) field: ImportFieldName;
  /** From 0, in the file's order. */
  @WholeNumber({ label: 'Column', min: 0, max: IMPORT_COLUMNS_MAX - 1 }) column: number;
}

const isShortList = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= IMPORT_FIELD_NAMES.length;

/** How the rows are to be understood; what is left out stays as it is. */
export class ImportOptionsRequest {
  /** All columns that say something; the others are not looked at. */
  @IsOptional()
  @ValidateBy(
    { name: 'columns', validator: { validate: isShortList } },
    { message: 'Columns must be a list of what each says' },
  )
  @ValidateNested({ each: true })
  @Type(() => ImportColumnRequest)
  @ApiProperty({ type: [ImportColumnRequest], required: false, maxItems: IMPORT_FIELD_NAMES.length })
  columns?: ImportColumnRequest[];

  @OneOf(DATE_ORDERS, { label: 'Order of dates', optional: true }) dateOrder?: DateOrder;
  /** Event type of shows that name none of the venue's. */
  @Text({ label: 'Event type', max: TEXT_LENGTH.eventType, lowerCase: true, optional: true }) type?: string;
  /** Start of shows that say none; null leaves them out. */
  @WallClockTime({ label: 'Usual start time', optional: true }) usualTime?: string | null;
  /** Whether followers of the artists are told of new shows that are still ahead. */
  @Flag({ label: 'tellsFollowers', optional: true }) tellsFollowers?: boolean;
}

/** Which rows are listed. */
export class ImportRowsQuery extends PageQuery {
  @OneOf(ROW_FATES, { label: 'fate', optional: true }) fate?: RowFate;
}

/** What a row can say, and which column says it. */
export class ImportColumnResponse {
  @ApiProperty({ enum: IMPORT_FIELD_NAMES }) field: ImportFieldName;
  @ApiProperty({ type: String }) label: string;
  /** From 0; null when no column does. */
  @ApiProperty({ type: 'integer', nullable: true }) column: number | null;
}

export class FateCountsResponse implements Record<RowFate, number> {
  @ApiProperty({ type: 'integer' }) new: number;
  @ApiProperty({ type: 'integer' }) changed: number;
  @ApiProperty({ type: 'integer' }) same: number;
  @ApiProperty({ type: 'integer' }) cannot: number;
}

/** A file that was read, how it is understood, and how far bringing it in has come. */
export class ImportResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: IMPORT_KINDS }) kind: ImportKind;
  @ApiProperty({ enum: IMPORT_STATES }) state: ImportState;
  @ApiProperty({ type: String }) fileName: string;
  @ApiProperty({ enum: ['ics', 'csv'] }) format: 'ics' | 'csv';
  /** What was noticed about the file, in words. */
  @ApiProperty({ type: [String] }) notes: string[];
  /** What the file's columns are called. */
  @ApiProperty({ type: [String] }) columnNames: string[];
  @ApiProperty({ type: [ImportColumnResponse] }) columns: ImportColumnResponse[];
  /** What must be found before rows can be brought in. */
  @ApiProperty({ type: [String] }) missing: string[];
  @ApiProperty({ enum: DATE_ORDERS }) dateOrder: DateOrder;
  @ApiProperty({ type: String }) type: string;
  @ApiProperty({ type: String, nullable: true }) usualTime: string | null;
  @ApiProperty({ type: Boolean }) tellsFollowers: boolean;
  /** Rows. */
  @ApiProperty({ type: 'integer' }) total: number;
  /** Rows that are dealt with. */
  @ApiProperty({ type: 'integer' }) done: number;
  @ApiProperty({ type: FateCountsResponse }) counts: FateCountsResponse;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}

/** A row and what becomes of it. */
export class ImportRowResponse {
  /** From 1, in the file's order. */
  @ApiProperty({ type: 'integer' }) id: number;
  /** Where it begins in the file, from 1. */
  @ApiProperty({ type: 'integer' }) line: number;
  /** As they stand in the file. */
  @ApiProperty({ type: [String] }) cells: string[];
  @ApiProperty({ enum: ROW_FATES }) fate: RowFate;
  /** Why, or what else is to be known; may be empty. */
  @ApiProperty({ type: String }) words: string;
}
