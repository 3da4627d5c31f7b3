import { wallClockAt } from '#contract/rules/clock';
import type { OwnCheckIn } from '#features/check-in/own-check-ins.queries';
import { ALREADY_CHECKED_IN, NO_CHOICES, NO_POINTS, type KeptTickets, type Ticket } from './ticket';

const UNREADABLE_PHOTO = 'Sent, but the photo arrived damaged. Please show this stub to our staff.';

const STAFF_LOOK_FIRST = 'Sent. Staff look at it first.';

/** What a check-in has come to, as the server knows it. */
const verdictWords = (own: OwnCheckIn, all: readonly OwnCheckIn[]): string => {
  const { verificationStatus, duplicate, points } = own;
  if (verificationStatus === 'rejected') return 'The venue could not count this check-in.';
  if (own.isPhotoUnreadable && verificationStatus === 'pending') return UNREADABLE_PHOTO;
  if (duplicate && points === 0) return canStillCount(own, all) ? STAFF_LOOK_FIRST : ALREADY_CHECKED_IN;
  if (isWaitingForStaff(own)) return STAFF_LOOK_FIRST;
  return 'Sent. The venue has it.';
};

/** Whether staff can still approve a repeated check-in: they rejected all earlier ones of the show. */
const canStillCount = (own: OwnCheckIn, all: readonly OwnCheckIn[]): boolean => {
  if (own.verificationStatus !== 'pending') return false;
  const others = all.filter(({ id, event }) => id !== own.id && event !== null && event.id === own.event?.id);
  const counts = others.some(
    ({ points, verificationStatus: verdict }) => points > 0 || verdict === 'approved',
  );
  return !counts && others.some(({ verificationStatus: verdict }) => verdict === 'rejected');
};

/** It was late, and staff have not looked yet. */
export const isWaitingForStaff = ({ lateReason, verificationStatus }: OwnCheckIn): boolean =>
  lateReason !== null && verificationStatus === 'pending';

/** Eight digits at least, of which a stub shows a number. */
export const keyOf = ({ clientKey, id }: OwnCheckIn): string => clientKey ?? String(id).padStart(8, '0');

/**
 * The stub of a check-in that the server has, whatever phone it was made on.
 * @param all of this person's, as far as they are known
 */
export const ticketOfOwn = (own: OwnCheckIn, timeZone: string, all: readonly OwnCheckIn[] = []): Ticket => {
  const when = wallClockAt(new Date(own.occurredAt), timeZone);
  return {
    key: keyOf(own),
    isOwn: own.customerName !== null,
    checkIn: {
      event: own.event ?? { id: 0, name: 'Deleted show', ...when },
      customerName: own.customerName ?? '',
      customerEmail: null,
      partySize: own.partySize,
      shareInGallery: false,
      occurredAt: own.occurredAt,
    },
    state: 'sent',
    heading: 'Attendance recorded',
    message: verdictWords(own, all),
    isLate: isWaitingForStaff(own),
    points: own.points > 0 ? `+${own.points}` : NO_POINTS,
    ...NO_CHOICES,
  };
};

/**
 * A sent check-in of this phone with what came of it since. What the server says of points counts: staff may have decided since.
 * @param all this person's check-ins as the server knows them, the same one among them if it does
 */
export const ticketWithVerdict = (ticket: Ticket, all: readonly OwnCheckIn[], timeZone: string): Ticket => {
  const own = all.find((row) => keyOf(row) === ticket.key);
  // This phone knows whether there are points to come.
  if (!own || (isWaitingForStaff(own) && !own.isPhotoUnreadable && !own.duplicate)) return ticket;
  const { message, points } = ticketOfOwn(own, timeZone, all);
  return { ...ticket, message, points };
};

/**
 * Puts the server's check-ins beside this phone's, each once: what is sent from here, with what came of it since, and from
 * other phones.
 * @param waiting keys that are still to be sent, or whose answer is on its way
 */
export const mergeTickets = (
  { sent, waiting }: KeptTickets,
  own: readonly OwnCheckIn[],
  timeZone: string,
) => {
  const keptHere = new Set([...sent, ...waiting].map(({ key }) => key));
  return {
    here: sent.map((ticket) => ticketWithVerdict(ticket, own, timeZone)),
    elsewhere: own.filter((row) => !keptHere.has(keyOf(row))).map((row) => ticketOfOwn(row, timeZone, own)),
  };
};
