import {
  clash,
  type DomainError,
  forbidden,
  invalidField,
  notFound,
  unavailable,
} from '#src/common/errors/domain-error.js';

/** No such request, or it was deleted meanwhile. */
export const smsRequestNotFound = () =>
  notFound('sms.request-not-found', 'This SMS request is not here any more.');

/** A post that the provider did not sign, or not for this address. */
export const notFromProvider = () =>
  forbidden('sms.bad-signature', 'This message does not come from our SMS provider.');

/** A post without what every message has. */
export const noMessage = () => invalidField('sms.no-sender', 'From', 'A message needs a sender: From');

/** Taking a message in took longer than its sender waits; it may be sent again. */
export const smsTooSlow = (): DomainError =>
  unavailable(
    'sms.too-slow',
    'The venue’s computer is catching its breath. Please send the message again in a moment.',
    2,
  );

/** The same key came with another message. */
export const smsKeyReused = () => clash('sms.key-reused', 'This was already sent with another message.');

/** @param fields what an event needs and neither the message nor the form says, each with its words */
export const smsIncomplete = (fields: Record<string, string>) =>
  clash('sms.incomplete', Object.values(fields)[0] ?? 'Something is missing.', { fields });

/** The message asks for something that only a person can judge. */
export const smsUndecided = (words: string) =>
  clash('sms.undecided', `Please edit it before you make an event of it. ${words}`);

/** The artist whom the message names was deleted. */
export const smsArtistGone = (name: string) =>
  clash('sms.artist-gone', `${name} is not on the list any more. Please choose an artist first.`, {
    fields: { artistId: 'This artist is not on the list any more' },
  });

/** @param words who made which event, when somebody else wants another one made of it */
export const smsAlreadyMade = (words: string) => clash('sms.already-made', words);

/** An event was made of it once and deleted since; no old tap makes it again. */
export const smsEventGone = () =>
  clash(
    'sms.event-deleted',
    'The event made of this message was deleted. Please use “Edit first” to make a new one.',
  );

/** Undoing would contradict what the sender has read since, or bring back what they do not want any more. */
export const smsSenderWrote = (name: string) =>
  clash(
    'sms.sender-wrote',
    `The sender has texted about “${name}” meanwhile, so it stays on the calendar. Please read that first.`,
  );

/** @param words the event that has come in its way since staff looked */
export const smsInTheWay = (words: string) => clash('sms.event-in-the-way', words);

/** Its sender has written more of it since staff looked. */
export const smsChanged = () =>
  clash('sms.changed', 'The sender has texted more about it meanwhile. Please read it once more.');

/** A colleague took the request for something else, or made an event of it. */
export const smsDecided = () =>
  clash('sms.decided', 'Somebody has decided about this request meanwhile. Please look at it once more.');

/** A tap makes no event of a moment that is over. */
export const smsDatePassed = () =>
  clash('sms.date-passed', 'The date has passed. Please use “Edit first” if you want it all the same.');

/** Staff have blocked the artist's account, as for invitations. */
export const smsArtistBlocked = (name: string) =>
  clash('sms.artist-blocked', `The account of ${name} is blocked.`);
