import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { Settings } from '#src/config/settings.js';

/** A file that goes with a mail, as text. */
export interface MailAttachment {
  filename: string;
  /** `text/calendar; method=REQUEST` */
  contentType: string;
  content: string;
}

/** One mail to one person. */
export interface Mail {
  /** The same at every attempt, so that a mailbox can tell a second copy. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  attachments: readonly MailAttachment[];
  /** Where a POST unsubscribes its reader at once (RFC 8058), for a mail they may do without. */
  unsubscribeUrl?: string;
}

/** What became of a mail that was handed to the mail server. */
type MailOutcome = { outcome: 'sent' } | { outcome: 'no-provider' } | Refusal;

const CONNECT_MS = 5_000;
const SILENCE_MS = 20_000;
/** For the whole mail, however slowly the server drips its answers. */
const DELIVERY_MS = 60_000;
/** Shorter than servers close idle connections, which would look like a failure. */
const IDLE_MS = 5_000;
const CONNECTIONS = 2;

const openPool = (url: string) =>
  createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Trying again is the outbox's business: the pool would do it without anybody knowing.
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

const headersOf = ({ unsubscribeUrl }: Mail): Record<string, string> => ({
  // RFC 3834: no out-of-office answers to a machine.
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl !== undefined && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** The mail server named by `SMTP_URL`, spoken to through a small pool of connections. */
@Injectable()
export class Email implements OnApplicationShutdown {
  private readonly pool: ReturnType<typeof openPool> | undefined;

  constructor(private readonly settings: Settings) {
    this.pool = settings.mail && openPool(settings.mail.smtpUrl);
  }

  /** Host of the sender's address, for message ids; `localhost` without a mail server. */
  get domain(): string {
    return this.settings.mail?.fromAddress.split('@').at(-1) ?? 'localhost';
  }

  /**
   * Hands one mail to the server and waits for its word. Never rejects.
   * @param venueName shown as the sender unless `MAIL_FROM` has a name
   */
  async send(mail: Mail, venueName: string): Promise<MailOutcome> {
    if (!this.pool || !this.settings.mail) return { outcome: 'no-provider' };
    const { fromAddress, fromName } = this.settings.mail;
    try {
      await this.pool.sendMail({
        from: { name: fromName ?? venueName, address: fromAddress },
        to: { name: '', address: mail.to },
        messageId: mail.messageId,
        subject: mail.subject,
        text: mail.text,
        html: mail.html ?? undefined,
        attachments: [...mail.attachments],
        headers: headersOf(mail),
        signal: AbortSignal.timeout(DELIVERY_MS),
      });
      return { outcome: 'sent' };
    } catch (error) {
      return refusalOf(error);
    }
  }

  onApplicationShutdown(): void {
    this.pool?.close();
  }
}

const smtpError = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
  message: z.string(),
});

/** Errors in what one message says to the server: who it is from, who it is for, what is in it. */
const ABOUT_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE', 'EMAXRECIPIENTS']);
const PERMANENT_FROM = 500;
const MAX_REASON = 500;

/**
 * Why a message did not go, by RFC 5321: `refused` for good (5yz to the message itself), `later` when the server asks to
 * come again (4yz), `away` when it could not be talked to at all. A login or greeting it refuses is the venue's set-up,
 * not the message, and so counts as away: mending the settings sends what waits.
 */
interface Refusal {
  outcome: 'refused' | 'later' | 'away';
  /** The server's own words, for an admin. */
  reason: string;
}

const refusalOf = (error: unknown): Refusal => {
  const {
    code = '',
    responseCode,
    response,
    message,
  } = smtpError.catch({ message: String(error) }).parse(error);
  const reason = (response ?? message).slice(0, MAX_REASON);
  if (!ABOUT_THE_MESSAGE.has(code)) return { outcome: 'away', reason };
  const isForGood = responseCode === undefined || responseCode >= PERMANENT_FROM;
  return { outcome: isForGood ? 'refused' : 'later', reason };
};
