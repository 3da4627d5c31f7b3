import type { TableBookingStatus } from '#contract/bookings.js';
import type { EventStatus } from '#contract/events.js';
import { UNDO_OVER_SECONDS } from '#contract/rules/undo.js';
import { isAfterMidnight, type WallClock } from '#contract/rules/clock.js';
import { longDateTime } from '#contract/rules/texts.js';
import type { MailAttachment } from '#src/integrations/email/email.js';
import { mailTo, type NewMail } from '#src/modules/notifications/notifications.service.js';

/** The show of a table, and for how many it is. */
interface TableFor {
  recipient: string;
  partySize: number;
  show: { name: string; date: string; time: string };
}

/* None of these repeats a name or wish that was typed: anybody may book with anybody's address. */

const WORDS: Record<TableBookingStatus, { heading: string; what: string }> = {
  pending: {
    heading: 'We have your table request',
    what: 'We are holding your seats, and will write again as soon as the table is confirmed.',
  },
  confirmed: { heading: 'Your table is confirmed', what: 'See you there!' },
  declined: {
    heading: 'We have no table for you this time',
    what: 'We are sorry.',
  },
  cancelled: {
    heading: 'Your table was cancelled',
    what: 'Your seats were given back. If that surprises you, please call or write to us.',
  },
};

/** The link by which a guest gives the table back. */
const giveBack = (url: string) => ({ label: 'Cannot come? Cancel your table', url });

/** To guests without a table, of a show that takes place. */
const COME_BY = 'You are welcome to come by: there may be room at the bar.';

const SHOW_WORDS: Record<EventStatus, { heading: string; what: string }> = {
  cancelled: {
    heading: 'Your show is cancelled',
    what: 'The show will not take place, so your table is cancelled too. We are sorry.',
  },
  postponed: {
    heading: 'Your show is postponed',
    what: 'The show will not take place on this date. The new date will be on the page of the show.',
  },
  scheduled: {
    heading: 'Your show takes place after all',
    what: 'We kept your table as it was.',
  },
};

const lines = ({ partySize, show }: TableFor): string =>
  `${show.name}\n${longDateTime(show)}\n${partySize === 1 ? '1 person' : `${partySize} people`}`;

/** Names the mails on whether a show takes place, so that they can be withdrawn. */
export const statusCause = (eventId: number): string => `tables-show:${eventId}`;

export const statusKind = (status: EventStatus) => `bookings.show-${status}` as const;

/** Tells a guest with a table what became of the show. */
export const changedShowMail = (
  table: TableFor & { show: { id: number } },
  status: EventStatus,
  { eventUrl, tableUrl }: { eventUrl: string; tableUrl: string },
): NewMail => ({
  ...mailTo({ userId: null, email: table.recipient }, statusKind(status)),
  cause: statusCause(table.show.id),
  // Staff may undo it for a minute.
  holdSeconds: UNDO_OVER_SECONDS,
  subject: `${SHOW_WORDS[status].heading}: ${table.show.name}`,
  content: {
    heading: SHOW_WORDS[status].heading,
    paragraphs: [lines(table), SHOW_WORDS[status].what],
    action: { label: 'See the show', url: eventUrl },
    ...(status !== 'cancelled' && { otherLink: giveBack(tableUrl) }),
  },
});

/** Names the mail that the show of a table has another date or time. */
export const movedCause = (id: number): string => `table-moved:${id}`;

/** Tells a guest with a table that the show has another date or time. @param before as the guest knew it; null where nobody knows */
export const movedShowMail = (
  table: TableFor & { id: number },
  before: WallClock | null,
  {
    startsAt,
    eventUrl,
    tableUrl,
    calendarFile,
  }: { startsAt: Date; eventUrl: string; tableUrl: string; calendarFile: MailAttachment | undefined },
): NewMail => {
  const changed = before ? (before.date === table.show.date ? 'time' : 'date') : 'date or time';
  const heading = `Your show has a new ${changed}`;
  const known = before ? `It was to be on ${longDateTime(before)}. ` : '';
  return {
    ...mailTo({ userId: null, email: table.recipient }, 'bookings.show-moved'),
    cause: movedCause(table.id),
    uselessAfter: startsAt,
    subject: `${heading}: ${table.show.name}`,
    content: {
      heading,
      paragraphs: [lines(table), `${known}${SHOW_WORDS.scheduled.what}`],
      action: { label: 'See the show', url: eventUrl },
      otherLink: giveBack(tableUrl),
    },
    ...(calendarFile && { attachments: [calendarFile] }),
  };
};

/** Names the reminder of a table, so that it can be withdrawn. */
export const tableCause = (id: number): string => `table:${id}`;

/** Reminds a guest of a table on its day. @param startsAt when nobody needs it any more */
export const tableTodayMail = (
  { id, ...table }: TableFor & { id: number },
  { startsAt, eventUrl, tableUrl }: { startsAt: Date; eventUrl: string; tableUrl: string },
): NewMail & { cause: string } => ({
  ...mailTo({ userId: null, email: table.recipient }, 'bookings.table-today'),
  cause: tableCause(id),
  uselessAfter: startsAt,
  subject: `Your table ${isAfterMidnight(table.show.time) ? 'tonight' : 'today'}: ${table.show.name}`,
  content: {
    heading: 'Your table is waiting for you',
    paragraphs: [
      lines(table),
      'See you there! If you cannot come, please cancel, so that others can have your seats.',
    ],
    action: { label: 'See the show', url: eventUrl },
    otherLink: giveBack(tableUrl),
  },
});

/** Names the mails on where a table stands, so that a later one does not come before an earlier one. */
export const standingCause = (id: number): string => `table-standing:${id}`;

/**
 * Tells a guest where their table stands.
 * @param isToCome whether the show takes place and has not begun
 * @param holdSeconds for how long staff may change the show back
 */
export const tableMail = (
  table: TableFor & { id: number },
  status: TableBookingStatus,
  {
    eventUrl,
    tableUrl,
    calendarFile,
    isToCome,
    holdSeconds,
  }: {
    eventUrl: string;
    tableUrl: string;
    calendarFile: MailAttachment | undefined;
    isToCome: boolean;
    holdSeconds?: number | undefined;
  },
): NewMail => ({
  ...mailTo({ userId: null, email: table.recipient }, `bookings.table-${status}`),
  cause: standingCause(table.id),
  ...(holdSeconds !== undefined && { holdSeconds }),
  subject: `${WORDS[status].heading}: ${table.show.name}`,
  content: {
    heading: WORDS[status].heading,
    paragraphs: [
      lines(table),
      status === 'declined' && isToCome ? `${WORDS.declined.what} ${COME_BY}` : WORDS[status].what,
    ],
    action: { label: 'See the show', url: eventUrl },
    ...((status === 'pending' || status === 'confirmed') && { otherLink: giveBack(tableUrl) }),
    ...(status === 'pending' && {
      closing: 'You did not book a table? Then somebody mistyped an address; there is nothing to do.',
    }),
  },
  ...(status === 'confirmed' && calendarFile && { attachments: [calendarFile] }),
});
