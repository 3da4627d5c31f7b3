import type { NewMail } from './notifications.service.js';

/** The reader of a mail; `userId` is null for somebody without an account. */
export interface MailReader {
  userId: number | null;
  email: string;
}

/** The head of a mail. */
export const mailTo = ({ userId, email }: MailReader, kind: NewMail['kind']) => ({
  kind,
  userId,
  recipient: email,
});
