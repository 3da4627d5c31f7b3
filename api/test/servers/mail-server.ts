import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const POLL_MS = 25;
const PATIENCE_MS = 10_000;

/** What the server is told to do with the next mails, one entry a mail; nothing left means take it. */
export type MailTreatment = { code: number; words: string } | 'take' | 'hang-up' | 'hang-up-after-taking';

/** A real SMTP server on a free loopback port that keeps what it takes. */
export interface MailServer {
  url: string;
  port: number;
  /** Taken mails, read as a mail program reads them. */
  readonly mails: Email[];
  readonly treatments: MailTreatment[];
  mailsTo(address: string): Email[];
  /** Waits until this many mails have come for the address. */
  waitFor(address: string, count?: number): Promise<Email[]>;
  close(): Promise<void>;
}

/** @param port to come back where an earlier one was */
export const startMailServer = async (port = 0): Promise<MailServer> => {
  const mails: Email[] = [];
  const treatments: MailTreatment[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onData: (stream, session, callback) => {
      void buffer(stream).then(async (content) => {
        const mail = await PostalMime.parse(content);
        const next = treatments.shift();
        const treatment = next === 'take' ? undefined : next;
        const isTaken = treatment === undefined || treatment === 'hang-up-after-taking';
        if (isTaken) mails.push(mail);
        if (typeof treatment === 'string') return hangUp(session.id);
        callback(treatment && Object.assign(new Error(treatment.words), { responseCode: treatment.code }));
      });
    },
  });
  const hangUp = (sessionId: string): void => {
    for (const connection of server.connections) {
      if ('id' in connection && connection.id === sessionId) connection.close();
    }
  };
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.server.address() as AddressInfo;
  const mailsTo = (address: string) =>
    mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    treatments,
    mailsTo,
    waitFor: async (address, count = 1) => {
      for (let waited = 0; mailsTo(address).length < count; waited += POLL_MS) {
        if (waited > PATIENCE_MS) throw new Error(`no ${count} mails came for ${address}`);
        await pause(POLL_MS);
      }
      return mailsTo(address);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** The token in the link of a mail, as its reader would follow it. */
export const linkToken = (mail: Email | undefined): string => {
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('the mail has no link with a token');
  return token;
};
