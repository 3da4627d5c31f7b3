import type { InvitationStatus } from '#contract/invitations.js';
import { longDate } from '#contract/rules/texts.js';
import { alreadySent, clash, DomainError, invalidField, notFound } from '#src/common/errors/domain-error.js';

/** No such invitation, or none that this person may know of. */
export const invitationNotFound = () =>
  notFound('invitations.not-found', 'We cannot find this invitation. Please check the link.');

const OVER: Record<Exclude<InvitationStatus, 'pending'>, { code: string; message: string }> = {
  accepted: { code: 'invitations.answered', message: 'This invitation was already accepted.' },
  declined: { code: 'invitations.answered', message: 'This invitation was already declined.' },
  expired: { code: 'invitations.expired', message: 'This invitation has expired.' },
  cancelled: { code: 'invitations.cancelled', message: 'This invitation was cancelled by the venue.' },
};

export const invitationOver = (status: InvitationStatus): DomainError => {
  const { code, message } = status === 'pending' ? OVER.expired : OVER[status];
  return clash(code, message);
};

export const inviteeUnknown = () =>
  invalidField('invitations.artist-unknown', 'artistId', 'This artist is not on the list any more');

export const inviteeNotApproved = (name: string) =>
  clash('invitations.artist-not-approved', `${name} is not approved yet.`);

export const inviteeBlocked = (name: string) =>
  clash('invitations.artist-blocked', `The account of ${name} is blocked.`);

export const alreadyInvited = (name: string, date: string) =>
  clash(
    'invitations.already-invited',
    `${name} already has an invitation for that time on ${longDate(date)}, which waits for an answer.`,
  );

/** Staff took their approval back after they had invited. */
export const acceptanceNotApproved = () =>
  clash(
    'invitations.artist-not-approved',
    'Your artist profile is not approved any more. Please ask the venue.',
  );

/** Staff blocked the artist's account after they had invited. */
export const acceptanceBlocked = () =>
  clash('invitations.artist-blocked', 'Your account is blocked. Please ask the venue.');

/** Only artists marked available on the date are invited (spec §5). */
export const inviteeNotAvailable = (name: string, date: string) =>
  clash('invitations.artist-not-available', `${name} is not marked as available on ${longDate(date)}.`);

export const dateRefused = (message: string) =>
  invalidField('invitations.date-refused', 'eventDate', message);

/** The show that the artist is to join is gone, called off, put off, or at another time. */
export const showChanged = () =>
  clash(
    'invitations.show-changed',
    'This show is not on the calendar at that time any more. Please ask the venue.',
  );

export const invitationKeyReused = () => alreadySent('invitations.key-reused', 'This invitation');

/** The codes of a refused answer, by HTTP status. */
export const ANSWER_PROBLEMS = {
  404: ['invitations.not-found'],
  409: [
    'invitations.answered',
    'invitations.expired',
    'invitations.cancelled',
    'invitations.artist-not-approved',
    'invitations.artist-blocked',
    'invitations.show-changed',
    'events.artist-busy',
    'events.bill-full',
  ],
};
