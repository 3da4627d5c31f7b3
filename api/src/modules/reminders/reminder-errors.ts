import { clash, invalidField, notFound } from '#src/common/errors/domain-error.js';

/** It begins soon, has begun, or does not take place. */
export const reminderTooLate = () =>
  clash('reminders.too-late', 'There is nothing to remind you of: the show is near, over, or called off.');

/** A visitor has said neither where push messages go nor an e-mail address. */
export const readerMissing = () =>
  invalidField('reminders.reader-missing', 'email', 'Please enter your email');

/** Says nothing of which shows they are. */
export const addressFull = () =>
  clash('reminders.address-full', 'This email waits for no more shows now. Please try again later.');

/** The browser takes push messages no more, or never did. */
export const deviceUnknown = () =>
  notFound('reminders.device-unknown', 'This device takes no notifications. Please allow them again.');

/** The key stands for another wish. */
export const reminderKeyReused = () =>
  clash('reminders.key-reused', 'This was asked for with a key that stands for something else.');
