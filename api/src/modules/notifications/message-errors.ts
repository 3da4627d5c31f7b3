import { clash, invalidField, notFound } from '#src/common/errors/domain-error.js';

/** No message has this id, perhaps not any more: settled ones are kept for 90 days. */
export const messageNotFound = () => notFound('messages.not-found', 'This message is not kept any more.');

export const messageAlreadySent = () =>
  clash('messages.already-sent', 'This message has gone out in the meantime.');

/** It held a link, which is removed once a message went out or was refused, or has ended. */
export const messageWordsRemoved = () =>
  clash(
    'messages.words-removed',
    'This message held a link that works no more, so it cannot be sent again. Send a new one from where it came from.',
  );

export const messageHasNoNumber = () =>
  clash(
    'messages.no-number',
    'This is not a phone number that a text message can reach. Correct the number and send a new message.',
  );

/** It was about a moment that is over, as the reminder of a show that has begun. */
export const messageTooLate = () => clash('messages.too-late', 'The time of this message is over.');

export const messageDeviceGone = () =>
  clash('messages.device-gone', 'The device of its reader takes no notifications any more.');

export const messageNotWanted = () =>
  clash('messages.not-wanted', 'Its reader asked not to get messages like this one.');

/** Not signed by this venue, or cut short on its way. */
export const unsubscribeLinkUnknown = () =>
  notFound(
    'notifications.unsubscribe-unknown',
    'This unsubscribe link is incomplete. Please open it again from the email.',
  );

/** A browser that says by itself that it takes push messages, after a person turned them off there: it is to stop. */
export const browserEnded = () =>
  clash('notifications.browser-ended', 'Notifications were turned off for this browser.');

/** Only the push services of browsers are sent to. */
export const pushServiceUnknown = () =>
  invalidField(
    'notifications.push-service-unknown',
    'endpoint',
    'endpoint must be an address of a browser’s push service',
  );
