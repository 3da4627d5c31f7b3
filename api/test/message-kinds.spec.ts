import { ARTIST_ANSWERS, TABLE_BOOKING_STATUSES } from '#contract/bookings.js';
import { EVENT_STATUSES } from '#contract/events.js';
import { isPushed, MESSAGE_KINDS, pushPageOf } from '#contract/rules/message-kinds.js';
import * as artists from '#src/modules/artists/approval/artist-mails.js';
import * as accounts from '#src/modules/auth/links/account-mails.js';
import * as proposals from '#src/modules/bookings/artist/artist-booking-mails.js';
import * as requests from '#src/modules/bookings/requests/booking-request-mails.js';
import * as tables from '#src/modules/bookings/table/table-booking-mails.js';
import { WAITING_PHOTOS } from '#src/modules/check-in/verification/verification-news.js';
import * as checkIns from '#src/modules/check-in/verification/verification-mails.js';
import * as invitations from '#src/modules/invitations/messages/invitation-mails.js';
import * as invitationTexts from '#src/modules/invitations/messages/invitation-texts.js';
import { FAILED_MESSAGES } from '#src/modules/notifications/staff/staff-news.service.js';
import type { NewMail, NewSms, Notice } from '#src/modules/notifications/notifications.service.js';
import { newShowsNotice } from '#src/modules/reminders/artists/new-shows-notice.js';
import { dateMail, dateText } from '#src/modules/reminders/dates/date-reminder-messages.js';
import { offNotice, todayNotice } from '#src/modules/reminders/shows/reminder-notices.js';
import { WAITING_TEXTS } from '#src/modules/sms/sms-requests.service.js';
import { onCalendarText } from '#src/modules/sms/events/sms-event-text.js';
import { erasureMail } from '#src/modules/rights/rights-mails.js';

const PAGE = 'https://venue.example/somewhere';
const EXPIRES = new Date('2026-12-01T18:00:00Z');
const ACCOUNT = { userId: 7, id: 7, name: 'June Carter', email: 'june@example.com' };
const LINK = { url: PAGE, expiresAt: EXPIRES, timeZone: 'America/Chicago' };
const SHOW = {
  name: 'Barn Dance',
  type: 'country',
  date: '2026-12-04',
  time: '20:00',
  artistId: 3,
  artistName: null,
};

const proposal = {
  proposedDate: '2026-12-04',
  proposedTime: '20:00',
  proposedPayment: null,
  adminNotes: null,
};
const request = {
  id: 5,
  artistId: 3,
  artist: null,
  eventDate: '2026-12-04',
  eventTime: '20:00',
  eventType: 'country',
  eventName: 'Barn Dance',
  description: null,
  budget: null,
  duration: null,
  status: 'pending' as const,
  notes: null,
  contactName: null,
  contactEmail: 'guest@example.com',
  contactPhone: null,
  createdAt: '2026-11-20T18:00:00Z',
  updatedAt: '2026-11-20T18:00:00Z',
};
const table = { id: 6, recipient: 'guest@example.com', partySize: 4, show: SHOW };
const verdict = { id: 8, email: 'guest@example.com', userId: null, event: SHOW, eventUrl: PAGE };
const invitation = {
  eventName: 'Barn Dance',
  eventDate: '2026-12-04',
  eventTime: '20:00',
  duration: null,
  budget: null,
  description: null,
  invitationMessage: null,
  expiresAt: EXPIRES,
};
const answered = { ...invitation, artistName: 'June Carter', responseMessage: null };
const textTo = { phone: '+16155550123', userId: 7, venueName: 'Honky-Tonk' };
const PLAYED = { ...SHOW, doorsTime: null, setTime: '21:00' };
const dated = { cause: 'date:3:4', uselessAfter: EXPIRES };
const calendar = { eventUrl: PAGE, calendarFile: undefined, attachments: [], isToCome: true };

/** Every mail, as its area writes it. */
const MAILS: NewMail[] = [
  accounts.passwordResetMail(ACCOUNT, LINK),
  accounts.emailVerificationMail(ACCOUNT, LINK),
  accounts.emailChangedMail(ACCOUNT, LINK),
  accounts.passwordChangedMail(ACCOUNT),
  erasureMail(ACCOUNT, LINK),
  artists.profileApprovedMail(ACCOUNT, PAGE),
  artists.approvalWithdrawnMail(ACCOUNT, PAGE),
  invitations.invitationMail(ACCOUNT, invitation, LINK),
  invitations.reminderMail(ACCOUNT, invitation, LINK),
  invitations.cancelledMail(ACCOUNT, invitation),
  invitations.slotTakenMail(ACCOUNT, invitation),
  invitations.agreedMail(ACCOUNT, invitation, calendar),
  invitations.acceptedMail(ACCOUNT, answered, calendar),
  invitations.declinedMail(ACCOUNT, answered, PAGE),
  proposals.proposalMail(ACCOUNT, { id: 4, ...proposal }, { answerUrl: PAGE, uselessAfter: EXPIRES }),
  ...ARTIST_ANSWERS.map((status) =>
    proposals.answerMail(ACCOUNT, 'June Carter', {
      booking: proposal,
      status,
      artistNotes: null,
      bookingsUrl: PAGE,
    }),
  ),
  proposals.proposalWaitsMail(ACCOUNT, { id: 4, ...proposal }, { answerUrl: PAGE, uselessAfter: EXPIRES }),
  proposals.withdrawnMail(ACCOUNT, proposal, EXPIRES),
  proposals.confirmedMail(ACCOUNT, SHOW, { ...calendar, bookingId: 4 }),
  requests.requestReceivedMail(request, ACCOUNT),
  requests.requestedMail(request, ACCOUNT),
  ...(['approved', 'rejected'] as const).flatMap((word) => [
    requests.verdictMail(request, word),
    requests.verdictForArtistMail(request, ACCOUNT, word),
  ]),
  ...TABLE_BOOKING_STATUSES.map((status) => tables.tableMail(table, status, { ...calendar, tableUrl: PAGE })),
  ...EVENT_STATUSES.map((status) =>
    tables.changedShowMail({ ...table, show: { id: 7, ...table.show } }, status, {
      eventUrl: PAGE,
      tableUrl: PAGE,
    }),
  ),
  tables.movedShowMail(
    table,
    { date: '2026-12-03', time: '20:00' },
    { ...calendar, tableUrl: PAGE, startsAt: EXPIRES },
  ),
  tables.tableTodayMail(table, { startsAt: EXPIRES, eventUrl: PAGE, tableUrl: PAGE }),
  dateMail(ACCOUNT, PLAYED, { ...dated, ahead: 'week', today: '2026-11-27', url: PAGE }),
  checkIns.rejectedMail(verdict, { reason: 'Too dark', points: 50 }),
  checkIns.countsMail(verdict, { wasRejected: false }),
];

/** The same of text messages. */
const TEXTS: (NewSms | undefined)[] = [
  invitationTexts.invitationText(textTo, invitation, LINK),
  invitationTexts.reminderText(textTo, invitation, LINK),
  dateText(textTo, PLAYED, dated),
  onCalendarText(
    { phoneNumber: '+16155550123', fromForm: false, artistId: null, otherActs: [] },
    { show: { ...SHOW, endTime: null, artistIds: [], actTimes: {} }, artistName: null },
    'Honky-Tonk',
  ),
];

const shown = { url: PAGE, page: '/events/3' };
const asked = { ...shown, startsAt: EXPIRES, askedAt: new Date('2026-11-01T12:00:00Z') };

/** What people asked to be told of: by push message, or else by e-mail. */
const NOTICES: Notice[] = [
  todayNotice({ id: 3, ...SHOW }, asked),
  offNotice({ id: 3, ...SHOW }, 'cancelled', asked),
  newShowsNotice([{ id: 3, ...SHOW }], {
    artistId: 3,
    artistName: 'June Carter',
    announcedAt: EXPIRES,
    timeZone: 'America/Chicago',
    ...shown,
  }),
];

/** What waits for staff. */
const STAFF_NEWS = [FAILED_MESSAGES, WAITING_PHOTOS, WAITING_TEXTS];

/** A mail that goes as a push message, too. */
const isPushedBeside = ({ kind }: NewMail): boolean => isPushed(kind) && pushPageOf(kind) !== undefined;

describe('the kinds of messages', () => {
  it('are those that the venue sends, by the channels it sends them by: no switch is without a message', () => {
    const listed = Object.entries(MESSAGE_KINDS).flatMap(([kind, { channels }]) =>
      channels.map((channel) => `${kind} by ${channel}`),
    );
    const sent = [
      ...MAILS.map(({ kind }) => `${kind} by email`),
      ...TEXTS.map((text) => `${text?.kind} by sms`),
      ...MAILS.filter(isPushedBeside).map(({ kind }) => `${kind} by push`),
      ...NOTICES.map((notice) => `${notice.mail(ACCOUNT).kind} by email`),
      ...NOTICES.map(({ push }) => `${push.kind} by push`),
      ...STAFF_NEWS.map(({ kind }) => `${kind} by push`),
    ];
    expect(listed.toSorted()).toEqual(sent.toSorted());
  });
});
