import { decodeText } from './decode-text.js';
import type { FileRows } from './file-rows.js';
import { readCalendar, type VenueDay } from '#src/modules/imports/reading/calendar/read-calendar.js';
import { readCsv } from './read-csv.js';

/**
 * A calendar or a table as rows, by what it says and not by its name.
 * @throws DomainError `imports.file-empty`, `imports.file-unreadable`, `imports.too-many-rows`
 */
export const readFileRows = (bytes: Buffer, day: VenueDay): FileRows => {
  const { text, notes } = decodeText(bytes);
  const isCalendar = /^\s*BEGIN:VCALENDAR/i.test(text);
  const read = isCalendar ? readCalendar(text, day) : readCsv(text);
  return { format: isCalendar ? 'ics' : 'csv', ...read, notes: [...notes, ...read.notes] };
};
