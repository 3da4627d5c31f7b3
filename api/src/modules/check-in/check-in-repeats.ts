import { signedOut } from '#src/common/access/access-errors.js';
import { violatesForeignKey, violatesUnique } from '#src/database/pg-errors.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import type { AttendanceResponse } from './check-in.dto.js';
import { checkInKeyReused, photoNotFound } from './check-in-errors.js';
import type { EarlierCheckIn } from './check-in.repository.js';

/**
 * What the call that recorded a check-in was told, for its repeat.
 * @throws DomainError `check-in.key-reused`
 */
export const repeatedAnswer = (
  { answer, requestHash }: EarlierCheckIn,
  repeat: { requestHash: string },
): AttendanceResponse => {
  if (requestHash !== repeat.requestHash) throw checkInKeyReused();
  return answer;
};

/** The same call twice breaks the key's index, or the photo's when that one is looked at first. */
export const repeatsAnEarlierCall = (error: unknown): boolean =>
  violatesUnique(error, 'uq_event_attendance_client_key') ||
  violatesUnique(error, 'uq_photo_attendance_photo_id');

/** What names the event in a check-in's one statement: whichever PostgreSQL looks at first. */
const OF_EVENT = ['fk_event_attendance_event', 'fk_loyalty_transactions_event', 'fk_photo_attendance_event'];

/** An event, photo or account that was deleted in the same moment. */
export const asCheckInError = (error: unknown): unknown => {
  if (violatesForeignKey(error, 'fk_photo_attendance_photo')) return photoNotFound();
  if (OF_EVENT.some((constraint) => violatesForeignKey(error, constraint))) return eventNotFound();
  if (violatesForeignKey(error, 'fk_photo_attendance_user')) return signedOut();
  return error;
};
