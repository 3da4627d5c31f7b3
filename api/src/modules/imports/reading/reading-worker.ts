import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '#src/common/errors/domain-error.js';
import { readFileRows } from './read-file.js';
import type { VenueDay } from '#src/modules/imports/reading/calendar/read-calendar.js';

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
