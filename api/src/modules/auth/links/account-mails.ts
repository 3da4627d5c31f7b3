import { type MailReader, mailTo, type NewMail } from '#src/modules/notifications/notifications.service.js';
import type { IssuedLink } from './account-links.service.js';

/*
 * None of these mails repeats a name or anything else that was typed into a form: somebody who registers with another's
 * address could otherwise write to them in the venue's name.
 */

const NOT_YOU = 'You did not ask for this? Then do nothing: without the link nothing changes.';

/** The way back in for somebody who forgot the password. */
export const passwordResetMail = (reader: MailReader, { url, expiresAt }: IssuedLink): NewMail => ({
  ...mailTo(reader, 'auth.password-reset'),
  subject: 'Choose a new password',
  content: {
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for the account with this email address.',
      'The link works once, and for one hour.',
    ],
    action: { label: 'Choose a new password', url },
    closing: NOT_YOU,
  },
  secretUntil: expiresAt,
});

/** Asks whether the address is really the account's. */
export const emailVerificationMail = (reader: MailReader, { url, expiresAt }: IssuedLink): NewMail => ({
  ...mailTo(reader, 'auth.email-verification'),
  subject: 'Please confirm your email address',
  content: {
    heading: 'Is this your email address?',
    paragraphs: [
      'An account was made, or changed, with this email address. Please confirm that it is yours.',
      'Points you collected with this address at the door then join your account. The link works once, and for seven days.',
    ],
    action: { label: 'Confirm my email address', url },
    closing: `The account is not yours? Then do not confirm it: the points you collect at the door would become that account's.`,
  },
  secretUntil: expiresAt,
});

/** Tells the old address, which was proved, that it is no longer the account's, and offers it the account back. */
export const emailChangedMail = (reader: MailReader, { url, expiresAt }: IssuedLink): NewMail => ({
  ...mailTo(reader, 'auth.email-changed'),
  subject: 'The email address of your account was changed',
  content: {
    heading: 'Your email address was changed',
    paragraphs: [
      'Your account now uses another email address. Messages about it no longer come here.',
      'That was not you? Then take your account back: choose a new password here. This address becomes its own again, and everybody is signed out. The link works once, and for seven days.',
    ],
    action: { label: 'That was not me', url },
    closing: 'That was you? Then there is nothing to do.',
  },
  secretUntil: expiresAt,
});

/** Tells the account's owner that the password is a new one. */
export const passwordChangedMail = (reader: MailReader): NewMail => ({
  ...mailTo(reader, 'auth.password-changed'),
  subject: 'Your password was changed',
  content: {
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and other devices were signed out.',
      'That was not you? Choose “Forgot password?” on the Login page, and tell the venue.',
    ],
  },
});
