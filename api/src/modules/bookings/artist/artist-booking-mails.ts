import type { ArtistAnswer } from '#contract/bookings.js';
import { longDate, longDateTime } from '#contract/rules/texts.js';
import type { MailAttachment } from '#src/integrations/email/email.js';
import { type MailReader, mailTo, type NewMail } from '#src/modules/notifications/notifications.service.js';
import type { ArtistBookingResponse } from './artist-bookings.dto.js';
import type { BookedShow } from '#src/modules/bookings/booking-rules.js';

type Proposal = Pick<
  ArtistBookingResponse,
  'proposedDate' | 'proposedTime' | 'proposedPayment' | 'adminNotes'
>;

/** `Friday, November 20, 2026 at 8:00 PM`, as far as it is known. */
const whenOf = ({ proposedDate, proposedTime }: Pick<Proposal, 'proposedDate' | 'proposedTime'>): string =>
  proposedTime ? longDateTime({ date: proposedDate, time: proposedTime }) : longDate(proposedDate);

/** Names the messages that ask for an answer to a proposal, so that they can be withdrawn. */
export const proposalCause = (id: number): string => `proposal:${id}`;

/** Offers an artist a date. @param uselessAfter when that is over */
export const proposalMail = (
  artist: MailReader,
  { id, ...proposal }: Proposal & { id: number },
  { answerUrl, uselessAfter }: { answerUrl: string; uselessAfter: Date },
): NewMail => ({
  ...mailTo(artist, 'bookings.proposed'),
  cause: proposalCause(id),
  uselessAfter,
  subject: `Would you play on ${longDate(proposal.proposedDate)}?`,
  content: {
    heading: 'We would like to book you',
    paragraphs: [
      `When: ${whenOf(proposal)}`,
      ...(proposal.proposedPayment ? [`Payment: ${proposal.proposedPayment}`] : []),
      ...(proposal.adminNotes ? [proposal.adminNotes] : []),
      'Please sign in to accept or decline. Nothing is settled until we confirm it.',
    ],
    action: { label: 'Answer the proposal', url: answerUrl },
  },
});

/** The same offer once more, while it waits for an answer. @param uselessAfter when its date is over */
export const proposalWaitsMail = (
  artist: MailReader,
  {
    id,
    ...proposal
  }: Pick<ArtistBookingResponse, 'id' | 'proposedDate' | 'proposedTime' | 'proposedPayment'>,
  { answerUrl, uselessAfter }: { answerUrl: string; uselessAfter: Date },
): NewMail => ({
  ...mailTo(artist, 'bookings.proposal-waits'),
  cause: proposalCause(id),
  uselessAfter,
  subject: `Still waiting for your answer: ${longDate(proposal.proposedDate)}`,
  content: {
    heading: 'We still hope to book you',
    paragraphs: [
      `When: ${whenOf(proposal)}`,
      ...(proposal.proposedPayment ? [`Payment: ${proposal.proposedPayment}`] : []),
      'Please sign in to accept or decline, so that we can plan the night.',
    ],
    action: { label: 'Answer the proposal', url: answerUrl },
  },
});

/** Takes the offer back. @param uselessAfter when its date is over */
export const withdrawnMail = (artist: MailReader, proposal: Proposal, uselessAfter: Date): NewMail => ({
  ...mailTo(artist, 'bookings.withdrawn'),
  uselessAfter,
  subject: `Withdrawn: our proposal for ${longDate(proposal.proposedDate)}`,
  content: {
    heading: 'We have withdrawn our proposal',
    paragraphs: [
      `When: ${whenOf(proposal)}`,
      ...(proposal.proposedPayment ? [`Payment: ${proposal.proposedPayment}`] : []),
      'You need not keep this date free for us any more.',
    ],
  },
});

/** Tells the admin who proposed what the artist says. */
export const answerMail = (
  admin: { id: number; email: string },
  artistName: string,
  answered: { booking: Proposal; status: ArtistAnswer; artistNotes: string | null; bookingsUrl: string },
): NewMail => ({
  ...mailTo({ userId: admin.id, email: admin.email }, `bookings.${answered.status}`),
  subject: `${artistName} ${answered.status} ${longDate(answered.booking.proposedDate)}`,
  content: {
    heading: `${artistName} ${answered.status}`,
    paragraphs: [
      `When: ${whenOf(answered.booking)}`,
      ...(answered.artistNotes ? [answered.artistNotes] : []),
      ...(answered.status === 'accepted' ? ['Confirm it to put it on the calendar.'] : []),
    ],
    action: { label: 'Open the bookings', url: answered.bookingsUrl },
  },
});

/** Names the mail that a proposal has become a show, so that it can be withdrawn. */
export const confirmedCause = (id: number): string => `proposal-confirmed:${id}`;

/** Tells the artist that the date is settled and on the calendar. @param holdSeconds for how long staff may change the show back */
export const confirmedMail = (
  artist: MailReader,
  show: Pick<BookedShow, 'name' | 'date' | 'time'>,
  {
    bookingId,
    eventUrl,
    calendarFile,
    holdSeconds,
  }: {
    bookingId: number;
    eventUrl: string;
    calendarFile: MailAttachment | undefined;
    holdSeconds?: number | undefined;
  },
): NewMail => ({
  ...mailTo(artist, 'bookings.confirmed'),
  cause: confirmedCause(bookingId),
  ...(holdSeconds !== undefined && { holdSeconds }),
  subject: `Confirmed: you play on ${longDate(show.date)}`,
  content: {
    heading: 'You are on the bill',
    paragraphs: [
      'Your booking is confirmed, and the show is on our calendar.',
      `What: ${show.name}`,
      `When: ${longDateTime(show)}`,
    ],
    action: { label: 'See the show', url: eventUrl },
  },
  ...(calendarFile && { attachments: [calendarFile] }),
});
