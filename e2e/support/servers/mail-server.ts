import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that keeps what it takes. */
export class MailServer {
  readonly mails: Email[] = [];
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onData: (stream, _session, taken) => {
      const keep = async (content: Buffer) => {
        this.mails.push(await PostalMime.parse(content));
        taken();
      };
      // A mail that breaks off, as when the venue is killed, is none.
      buffer(stream).then(keep, () => {});
    },
  });

  private constructor() {}

  static async open(): Promise<MailServer> {
    const mail = new MailServer();
    // A venue that is killed in the middle of a mail must not end the run.
    mail.server.on('error', () => {});
    await once(mail.server.listen(0, '127.0.0.1'), 'listening');
    return mail;
  }

  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /**
   * Waits for the newest mail to somebody that has a link to this page of the app.
   * @returns the link's path, its token included
   */
  async linkTo(page: string, recipient: string): Promise<string> {
    let link: string | undefined;
    await expect(() => {
      link = this.mails.map((mail) => linkIn(mail, page, recipient)).findLast((found) => found !== undefined);
      expect(link, `a mail to ${recipient} with a link to ${page}`).toBeDefined();
    }).toPass({ timeout: 30_000 });
    return link ?? '';
  }

  /** Waits for a mail to somebody whose subject begins so. */
  async mailTo(recipient: string, subject: string): Promise<Email> {
    const find = () =>
      this.mails.findLast(
        (mail) => mail.to?.some(({ address }) => address === recipient) && mail.subject?.startsWith(subject),
      );
    await expect.poll(find, { message: `a mail to ${recipient}`, timeout: 30_000 }).toBeDefined();
    const mail = find();
    if (!mail) throw new Error(`The mail to ${recipient} is gone.`);
    return mail;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

const linkIn = ({ to, text }: Email, page: string, recipient: string): string | undefined => {
  if (!to?.some(({ address }) => address === recipient)) return undefined;
  const addresses = (text ?? '').split(/\s+/).filter((word) => URL.canParse(word));
  const link = addresses.map((address) => new URL(address)).find(({ pathname }) => pathname === page);
  return link && `${link.pathname}${link.hash}`;
};
