import { OPEN_TABLES } from '#contract/limits.js';
import { alreadySent, clash, gone, invalidField, notFound } from '#src/common/errors/domain-error.js';

/** No such proposal, or one made to another artist. */
export const artistBookingNotFound = () => gone('bookings.proposal-not-found', 'This booking');

export const bookingRequestNotFound = () => gone('bookings.request-not-found', 'This booking request');

export const tableBookingNotFound = () => gone('bookings.table-not-found', 'This table booking');

/** The status asked for cannot follow the present one (spec §4). */
export const bookingMoved = (what: string, from: string, to: string) =>
  clash(
    'bookings.illegal-move',
    from === to ? `This ${what} is already ${to}.` : `This ${what} is ${from} and cannot become ${to}.`,
  );

/** An artist says yes or no to a proposal; the rest is the venue's to decide. */
export const notAnAnswer = () =>
  invalidField('bookings.not-an-answer', 'status', 'Please accept or decline this booking');

export const bookingKeyReused = () => alreadySent('bookings.key-reused');

/** A day that is over by the venue's clock. */
export const dateInPast = (field: string) =>
  invalidField('bookings.date-in-past', field, 'Please choose a date that is not in the past');

/** The artist is not approved, or is deleted. */
export const artistNotBookable = () =>
  notFound('bookings.artist-not-found', 'This artist cannot be booked here.');

/** The proposed date is over, so it cannot be accepted, and no event can be made of it. */
export const proposalOver = () => clash('bookings.date-passed', 'The date of this booking has passed.');

export const noTables = () => clash('bookings.no-tables', 'Tables can be booked only for upcoming shows.');

/** A show that was cancelled, postponed or has begun takes no confirmed tables. */
export const showNotToCome = () =>
  clash('bookings.no-show', 'Tables can be confirmed only for shows that are still to come.');

export const tooManyTables = () =>
  clash(
    'bookings.too-many-tables',
    `You already have ${OPEN_TABLES} tables at this show. Please call us if you need more.`,
  );

/** No link of this venue's mails, or of a table that is gone. */
export const tableLinkUnknown = () =>
  notFound('bookings.link-unknown', 'This link is incomplete. Please open the one in the email again.');

/** Seats of a show that has begun cannot be given to others. */
export const showBegun = () =>
  clash('bookings.show-begun', 'This show has begun. Please call us if you cannot come.');

/** Without an e-mail or a phone number this guest's tables cannot be told from those of others. */
export const contactNeeded = () =>
  clash('bookings.contact-needed', 'Please leave an email or a phone number.', {
    fields: { customerEmail: 'Please leave an email or a phone number' },
  });

/** Only the artist's own account can answer a proposal. */
export const artistWithoutAccount = (name: string) =>
  clash(
    'bookings.artist-without-account',
    `${name} has no account that could answer. Please create the event yourself, or invite ${name} by email.`,
  );

/** Staff look at an artist before they offer them a date. */
export const artistNotApproved = (name: string) =>
  clash('bookings.artist-not-approved', `Please approve ${name} first.`);

/** @param seatsLeft people there is still room for */
export const tooFewSeats = (seatsLeft: number) =>
  clash('bookings.too-few-seats', seatsLine(seatsLeft), {
    ...(seatsLeft > 0 && { fields: { partySize: seatsLine(seatsLeft) } }),
  });

const seatsLine = (seatsLeft: number): string => {
  if (seatsLeft <= 0) return 'This event is fully booked.';
  return seatsLeft === 1 ? 'Only 1 seat is left.' : `Only ${seatsLeft} seats are left.`;
};
