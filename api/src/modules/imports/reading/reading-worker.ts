import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '#src/common/errors/domain-error.js';
import { readCalendar, type VenueDay } from '#src/modules/imports/reading/calendar/read-calendar.js';
import { decodeText } from './decode-text.js';
import type { FileRows } from './file-rows.js';
import { readCsv } from './read-csv.js';

/**
 * A calendar or a table as rows, by what it says and not by its name.
 * @throws DomainError `imports.file-empty`, `imports.file-unreadable`, `imports.too-many-rows`
 */
const readFileRows = (bytes: Buffer, day: VenueDay): FileRows => {
  const { text, notes } = decodeText(bytes);
  const isCalendar = /^\s*BEGIN:VCALENDAR/i.test(text);
  const read = isCalendar ? readCalendar(text, day) : readCsv(text);
  return { format: isCalendar ? 'ics' : 'csv', ...read, notes: [...notes, ...read.notes] };
};

// Reads one file apart from the thread that answers requests, which ends this one when it takes too long.
const { bytes, day } = workerData as { bytes: Uint8Array; day: VenueDay };

try {
  const onEntry = (line: number): void => parentPort?.postMessage({ line });
  parentPort?.postMessage({ read: readFileRows(Buffer.from(bytes), { ...day, onEntry }) });
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  const { kind, code, message, details } = error;
  parentPort?.postMessage({ refused: { kind, code, message, details } });
}
