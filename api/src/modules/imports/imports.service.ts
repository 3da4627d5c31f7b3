import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { showNightAt } from '#contract/rules/clock.js';
import {
  type DateOrder,
  type ImportColumns,
  importFields,
  type ImportKind,
  type RowFate,
} from '#contract/rules/imports.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { MessageResponse } from '#src/common/http/message.dto.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { mapPage, type Page, pageById } from '#src/common/paging/page.js';
import type { ReceivedFile } from '#src/common/uploads/received-file.js';
import { shownFileName } from '#src/common/uploads/shown-file-name.js';
import { Database } from '#src/database/database.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { changedImport, type ImportEntity, type ImportOptions } from './entities/import.entity.js';
import type { ImportRowEntity } from './entities/import-row.entity.js';
import {
  columnUnknown,
  fileMissing,
  fileUnreadable,
  importNotFound,
  importRunning,
  importUnderWay,
} from './import-errors.js';
import type {
  ImportColumnRequest,
  ImportOptionsRequest,
  ImportResponse,
  ImportRowResponse,
  ImportRowsQuery,
} from './imports.dto.js';
import { ImportsRepository } from './imports.repository.js';
import { dateOrderOf } from './judging/clock-text-rules.js';
import { PreviewService } from './judging/preview.service.js';
import { toResponse } from './import-view.js';
import { leftOutCsv } from './left-out-csv.js';
import { tidyCalendarTable } from './reading/calendar-table.js';
import { recognisedColumns, shapeOf, unusedColumns } from './reading/column-rules.js';
import { FileReader } from './reading/file-reader.js';
import type { FileRows } from './reading/file-rows.js';

const LISTED = 10;
const ROWS_AT_ONCE = 1_000;
const NAME_LENGTH = 255;

type Place = Pick<Awaited<ReturnType<VenueService['find']>>, 'country' | 'timeZone'>;

/** A file, and for whom it is read. */
interface FileToImport {
  file: ReceivedFile | undefined;
  kind: ImportKind;
  /** Null for the command. */
  by: number | null;
}

/** Calendars and lists of members from other programs: read, shown, then brought in (design §10, decision 60). */
@Injectable()
export class ImportsService {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportsRepository,
    private readonly reader: FileReader,
    private readonly preview: PreviewService,
    private readonly venue: VenueService,
    private readonly eventTypes: EventTypesService,
  ) {
    eventTypes.register({ rename: (transaction, from, to) => imports.renameType(transaction, from, to) });
  }

  /**
   * Reads a file and says what would become of each of its rows. Nothing is written to the calendar. The same file again is the
   * same preview, as long as it is one; but for the command, which says each time how it wants the file read.
   * @throws DomainError of `import-errors`
   */
  async read({ file, kind, by }: FileToImport): Promise<Once<ImportResponse>> {
    if (!file) throw fileMissing();
    const earlier =
      by !== null && (await this.imports.findPreview({ fileHash: file.sha256, kind, createdBy: by }));
    if (earlier) return { answer: toResponse(await this.preview.judge(earlier)), isNew: false };
    const venue = await this.venue.find();
    const { timeZone } = venue;
    const day = { timeZone, today: showNightAt(new Date(), timeZone) };
    const rows = await this.reader.read(await readFile(file.path), day);
    if (kind === 'members' && rows.format === 'ics')
      throw fileUnreadable('This is a calendar. Members come from a CSV file.');
    const fileName = shownFileName(file.originalName, NAME_LENGTH, 'file');
    const made = await this.keep({ kind, createdBy: by, fileName, fileHash: file.sha256 }, rows, venue);
    return { answer: toResponse(await this.preview.judge(made)), isNew: true };
  }

  /** The newest imports first. */
  async findNewest(): Promise<ImportResponse[]> {
    return (await this.imports.findNewest(LISTED)).map(toResponse);
  }

  /** @throws DomainError `imports.not-found` */
  async find(id: number): Promise<ImportResponse> {
    return toResponse(await this.mustFind(id));
  }

  /** Rows in the file's order; those of an import that is done are the ones left out. @throws DomainError `imports.not-found` */
  async findRows(id: number, { fate, ...page }: ImportRowsQuery): Promise<Page<ImportRowResponse>> {
    await this.mustFind(id);
    const found = await pageById(page, (part) => this.imports.findRows(this.database, id, { ...part, fate }));
    return mapPage(found, (row) => ({
      id: row.id,
      line: row.line,
      cells: row.cells,
      fate: row.fate ?? 'cannot',
      words: row.words,
    }));
  }

  /**
   * Reads the rows in another way.
   * @throws DomainError `imports.not-found`, `imports.under-way`, `imports.column-unknown`
   */
  async change(id: number, { columns, ...request }: ImportOptionsRequest): Promise<ImportResponse> {
    const read = await this.mustFind(id);
    if (read.state !== 'preview') throw importUnderWay();
    const { dateOrder, type, usualTime, tellsFollowers } = request;
    const before = read.options;
    const chosen = columns ? columnsOf(columns, read) : before.columns;
    const order = chosen.date === before.columns.date ? undefined : await this.orderIn(id, chosen.date);
    const options: ImportOptions = {
      columns: chosen,
      dateOrder: dateOrder ?? order ?? before.dateOrder,
      type: type ?? before.type,
      usualTime: usualTime === undefined ? before.usualTime : usualTime,
      tellsFollowers: tellsFollowers ?? before.tellsFollowers,
    };
    return toResponse(await this.preview.judge(changedImport(read, { options })));
  }

  /** What was left out, as a CSV file. @throws DomainError `imports.not-found` */
  async leftOut(id: number): Promise<string> {
    const { columns } = await this.mustFind(id);
    return leftOutCsv(columns, await this.findAllRows(id, 'cannot'));
  }

  /** Clears an import away; what it brought in stays. @throws DomainError `imports.not-found`, `imports.running` */
  async discard(id: number): Promise<MessageResponse> {
    if (!(await this.imports.delete(id, ['preview', 'stopped', 'done']))) {
      await this.mustFind(id);
      throw importRunning();
    }
    return { message: 'The import is cleared away.' };
  }

  /** Which way a column writes its dates; undefined when none tells. */
  private async orderIn(id: number, column = -1): Promise<DateOrder | undefined> {
    return dateOrderOf((await this.findAllRows(id)).map(({ cells }) => cells[column] ?? ''));
  }

  private async findAllRows(id: number, fate?: RowFate): Promise<ImportRowEntity[]> {
    const rows: ImportRowEntity[] = [];
    for (let after = 0; ;) {
      const part = await this.imports.findRows(this.database, id, { after, take: ROWS_AT_ONCE, fate });
      rows.push(...part);
      const last = part.at(-1);
      if (!last || part.length < ROWS_AT_ONCE) return rows;
      after = last.id;
    }
  }

  private async mustFind(id: number): Promise<ImportEntity> {
    return orThrow(await this.imports.find(id), importNotFound);
  }

  private async keep(
    file: Pick<ImportEntity, 'kind' | 'createdBy' | 'fileName' | 'fileHash'>,
    { format, columns, rows, notes }: FileRows,
    venue: Place,
  ): Promise<ImportEntity> {
    const found = recognisedColumns(file.kind, columns);
    const tidy = file.kind === 'events' && format === 'csv' ? tidyCalendarTable(columns, rows, found) : rows;
    const order = dateOrderOf(tidy.map(({ cells }) => cells[found.date ?? -1] ?? ''));
    const [type = 'show'] = await this.eventTypes.findNames(this.database);
    const options: ImportOptions = {
      columns: found,
      dateOrder: order ?? usualOrder(venue),
      type: type.toLowerCase(),
      usualTime: null,
      tellsFollowers: false,
    };
    const unused = unusedColumns(columns, found);
    const told = unused.length === 0 ? notes : [...notes, `Columns that are not used: ${unused.join(', ')}.`];
    const shape = shapeOf(format, columns);
    const read = { ...file, format, shape, columns, notes: told, options, total: tidy.length };
    return this.database.transaction((transaction) => this.imports.insert(transaction, read, tidy));
  }
}

/** The zones of the United States, for a venue that does not say in which country it is. */
const US_ZONES =
  /^(US\/|Pacific\/Honolulu$|America\/(Adak|Anchorage|Boise|Chicago|Denver|Detroit|Indiana|Juneau|Kentucky|Los_Angeles|Louisville|Menominee|Metlakatla|New_York|Nome|North_Dakota|Phoenix|Sitka|Yakutat))/;

/** In the United States the month is written first; elsewhere in America the day is. */
const usualOrder = ({ country, timeZone }: Place): DateOrder =>
  (country ? country === 'US' : US_ZONES.test(timeZone)) ? 'month-first' : 'day-first';

const columnsOf = (
  wanted: readonly ImportColumnRequest[],
  { kind, columns }: ImportEntity,
): ImportColumns => {
  const fields = new Set(importFields(kind).map(({ name }) => name));
  const unknown = wanted.find(({ field, column }) => !fields.has(field) || column >= columns.length);
  if (unknown) throw columnUnknown(unknown.field);
  return Object.fromEntries(wanted.map(({ field, column }) => [field, column]));
};
