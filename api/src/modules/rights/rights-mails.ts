import type { IssuedLink } from '#src/modules/auth/links/account-links.service.js';
import { type MailReader, mailTo, type NewMail } from '#src/modules/notifications/notifications.service.js';

/** Asks somebody who wants to be forgotten whether that is so. */
export const erasureMail = (reader: MailReader, { url, expiresAt }: IssuedLink): NewMail => ({
  ...mailTo(reader, 'rights.erasure'),
  subject: 'Do you want to be forgotten?',
  content: {
    heading: 'Do you want to be forgotten?',
    paragraphs: [
      'Somebody, hopefully you, asked us to delete the account with this email address and all that is known of its owner.',
      'This cannot be undone: points, photos, tables and messages are gone. The link works once, and for one day.',
    ],
    action: { label: 'Yes, forget me', url },
    closing:
      'You did not ask for this? Then do nothing, and choose a new password: anyone who asked knew the one you have.',
  },
  secretUntil: expiresAt,
});
