import { randomUUID } from 'node:crypto';
import type { MessageTopic } from '#contract/message-topics.js';
import type { MessageChannel, PushContent } from '#contract/messages.js';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { WishReadersService } from '#src/modules/reminders/wish-readers.service.js';
import { type MailServer, startMailServer } from '#test/servers/mail-server.js';
import { type PushServer, startPushServer, type TestBrowser } from '#test/servers/push-server.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

/** A venue that sends mails and push messages to servers of the test's own. */
export interface RemindedVenue {
  venue: TestApp;
  mail: MailServer;
  push: PushServer;
  /** Settings of one more process of it. */
  environment: Record<string, string>;
  /** An account that has proved its e-mail address. */
  prove(): Promise<TestAccount>;
  /** A browser that takes push messages, at which this account is signed in. */
  subscribe(account?: TestAccount): Promise<TestBrowser>;
  /** Turns such messages off for an account, as it does on its own page. */
  refuse(account: TestAccount, refusal: { topic: MessageTopic; channel: MessageChannel }): Promise<void>;
  /** Sends all that waits, as if nothing could be undone any more. */
  deliver(): Promise<void>;
  /** Forgets what was sent and asked for. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

export const by = (account?: TestAccount): Record<string, string> =>
  account ? { Authorization: `Bearer ${account.sessionId}` } : {};

/** How a show ends before it was played: by these changes, or deleted without; and what its guests are told. */
export const ENDS = [
  ['called off', { status: 'cancelled' }, 'Your show is cancelled'],
  ['put off', { status: 'postponed' }, 'Your show is postponed'],
  ['deleted', null, 'Your show is cancelled'],
] as const;

/** Ends a show so, as staff do. */
export const endShow = async (
  venue: TestApp,
  admin: TestAccount,
  { eventId, changes }: { eventId: number; changes: (typeof ENDS)[number][1] },
): Promise<void> => {
  const show = `/api/events/${eventId}`;
  const call = changes ? venue.http().patch(show).send(changes) : venue.http().delete(show);
  await call.set(by(admin)).expect(200);
};

export const newKey = (): string => randomUUID();

export const titlesOf = (browser: TestBrowser): string[] =>
  browser.contents().map(({ title }: PushContent) => title);

/** Does this work of a job, which fails, while the database takes no message about what has this word in its name. */
export const whileRefused = async (
  { sql }: TestApp,
  word: string,
  work: () => Promise<unknown>,
): Promise<void> => {
  await sql(`ALTER TABLE messages ADD CONSTRAINT ck_refused CHECK (subject NOT LIKE '%${word}%') NOT VALID`);
  await expect(work()).rejects.toThrow('ck_refused');
  await sql('ALTER TABLE messages DROP CONSTRAINT ck_refused');
};

/** Does this between the moment in which the next call finds out whose wish it is and that in which it keeps the wish. */
export const beforeWishIsKept = ({ app }: TestApp, work: () => Promise<unknown>): void => {
  const readers = app.get(WishReadersService);
  const find = readers.find.bind(readers);
  jest.spyOn(readers, 'find').mockImplementationOnce(async (...asked) => {
    const reader = await find(...asked);
    await work();
    return reader;
  });
};

export const startRemindedVenue = async (): Promise<RemindedVenue> => {
  const [mail, push] = [await startMailServer(), await startPushServer()];
  const environment = {
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@venue.example',
    PUBLIC_URL: 'https://venue.example',
    ...push.environment,
  };
  const venue = await createTestApp(environment);
  return {
    venue,
    mail,
    push,
    environment,
    prove: async () => {
      const account = await createAccount(venue, 'user');
      await venue.sql('UPDATE users SET email_verified_at = now() WHERE id = $1', [account.id]);
      return account;
    },
    subscribe: async (account) => {
      const browser = push.newBrowser();
      await venue
        .http()
        .put(`/api/push-subscriptions/${browser.key}`)
        .set(by(account))
        .send(browser.subscription)
        .expect(200);
      return browser;
    },
    refuse: async (account, refusal) => {
      const preferences = venue.http().put('/api/notification-preferences').set(by(account));
      await preferences.send({ ...refusal, isWanted: false }).expect(200);
    },
    deliver: async () => {
      await venue.sql(`UPDATE messages SET next_attempt_at = now() WHERE status = 'queued' AND attempts = 0`);
      await venue.app.get(MessageDelivery).deliverDue();
    },
    clear: async () => {
      mail.mails.length = 0;
      push.treatments.length = 0;
      await venue.sql('DELETE FROM messages');
      await venue.sql('DELETE FROM message_refusals');
      await venue.sql('DELETE FROM push_subscriptions');
      await venue.sql('DELETE FROM events');
      await venue.sql('DELETE FROM rate_limits');
    },
    close: async () => {
      await venue.close();
      await Promise.all([mail.close(), push.close()]);
    },
  };
};
