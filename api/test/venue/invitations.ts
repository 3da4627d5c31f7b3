import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { type MailServer, startMailServer } from '#test/servers/mail-server.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

export const FRIDAY = '2099-01-16';

/** What the venue offers, as a browser sends it. */
export const OFFER = {
  eventDate: FRIDAY,
  eventTime: '20:00',
  eventType: 'Country',
  eventName: 'Two-Step Friday',
  duration: '3 hours',
  description: 'Two sets.',
  budget: '$800',
  invitationMessage: 'Will you?\nPlease.',
};

export interface InvitedArtist {
  account: TestAccount;
  artistId: number;
}

/** A venue that invites artists by a real mail server. */
export class InvitationDesk {
  private constructor(
    readonly venue: TestApp,
    readonly admin: TestAccount,
    readonly mails: MailServer,
  ) {}

  static async open(): Promise<InvitationDesk> {
    const mails = await startMailServer();
    const venue = await createTestApp({ SMTP_URL: mails.url, MAIL_FROM: 'hello@venue.example' });
    return new InvitationDesk(venue, await createAccount(venue, 'admin'), mails);
  }

  async close(): Promise<void> {
    await this.venue.close();
    await this.mails.close();
  }

  /** An artist with an account, free on a date. */
  async createArtist(
    overrides: { phone?: string; isApproved?: boolean; date?: string } = {},
  ): Promise<InvitedArtist> {
    const account = await createAccount(this.venue, 'artist');
    const [row] = await this.venue.sql<{ id: number }>(
      `INSERT INTO artists (user_id, name, genre, email, phone, is_approved)
       VALUES ($1, 'Cody Reed', 'country', $2, $3, $4) RETURNING id`,
      [account.id, account.email, overrides.phone ?? null, overrides.isApproved ?? true],
    );
    const artistId = row?.id ?? 0;
    await this.venue.sql(`INSERT INTO artist_availability (artist_id, date) VALUES ($1, $2)`, [
      artistId,
      overrides.date ?? FRIDAY,
    ]);
    return { account, artistId };
  }

  call(method: 'get' | 'post' | 'put', path: string, session?: string, key?: string) {
    const request = this.venue.http()[method](path);
    if (session) request.set('Authorization', `Bearer ${session}`);
    if (key) request.set('Idempotency-Key', key);
    return request;
  }

  invite(body: object, key?: string) {
    return this.call('post', '/api/artist-invitations', this.admin.sessionId, key).send({
      ...OFFER,
      ...body,
    });
  }

  /** An invitation whose token the test knows. */
  async invited(artist: InvitedArtist, overrides: object = {}): Promise<{ id: number; token: string }> {
    const { body } = await this.invite({ artistId: artist.artistId, ...overrides });
    const token = randomUUID();
    await this.venue.sql('UPDATE artist_invitations SET response_token = $2 WHERE id = $1', [
      body.id,
      secretHash(token),
    ]);
    return { id: Number(body.id), token };
  }

  respond({ account }: InvitedArtist, id: number, body: object, key?: string) {
    return this.call('put', `/api/artist-invitations/${id}/respond`, account.sessionId, key).send(body);
  }

  respondByToken(token: string, body: object, key?: string) {
    return this.call('post', `/api/invitations/${token}/respond`, undefined, key).send(body);
  }

  cancel(id: number) {
    return this.call('put', `/api/artist-invitations/${id}/cancel`, this.admin.sessionId).send();
  }

  async statusOf(id: number): Promise<string | undefined> {
    const [row] = await this.venue.sql<{ status: string }>(
      'SELECT status FROM artist_invitations WHERE id = $1',
      [id],
    );
    return row?.status;
  }

  eventsOf(artistId: number): Promise<object[]> {
    return this.venue.sql(
      `SELECT id, name, type, description, date, time, end_time, status FROM events WHERE artist_id = $1`,
      [artistId],
    );
  }

  async deliver(): Promise<void> {
    await this.venue.app.get(MessageDelivery).deliverDue();
  }

  /** What an address has got, once everything due is delivered. */
  async letters(address: string): Promise<Email[]> {
    await this.deliver();
    return this.mails.mailsTo(address);
  }
}

/** How a call was refused. */
export const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
