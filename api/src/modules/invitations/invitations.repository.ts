import { Injectable } from '@nestjs/common';
import type { InvitationStatus } from '#contract/invitation-statuses.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';

/** An invitation. */
export interface InvitationRow {
  id: number;
  artistId: number;
  adminId: number | null;
  eventDate: string;
  eventTime: string;
  endTime: string | null;
  eventType: string;
  eventName: string;
  description: string | null;
  budget: string | null;
  duration: string | null;
  /** `expired` from the moment on that it is, whether or not a job has come by. */
  status: InvitationStatus;
  invitationMessage: string | null;
  responseMessage: string | null;
  /** What is known for good; the message itself is asked for the rest. */
  emailSent: boolean;
  smsSent: boolean;
  emailMessageId: number | null;
  smsMessageId: number | null;
  expiresAt: Date;
  respondedAt: Date | null;
  eventId: number | null;
  clientKey: string | null;
  requestHash: string | null;
  responseKey: string | null;
  createdAt: Date;
}

/** What an admin decides of an invitation, and what the server adds. */
export interface NewInvitation {
  artistId: number;
  adminId: number;
  eventDate: string;
  eventTime: string;
  endTime: string | null;
  eventType: string;
  eventName: string;
  description: string | null;
  budget: string | null;
  duration: string;
  invitationMessage: string | null;
  responseToken: string;
  clientKey: string | null;
  requestHash: string;
}

/** The artist and the hours of a show. */
export type InvitationSlot = Pick<NewInvitation, 'artistId' | 'eventDate' | 'eventTime' | 'endTime'>;

/** What became of an invitation. */
export interface Settlement {
  status: InvitationStatus;
  responseMessage?: string | null;
  responseKey?: string | null;
  eventId?: number;
}

/** By its id, or by the hash of the token in its link or its reminder's. */
export type InvitationAddress = { id: number; artistId?: number } | { tokenHash: string };

/** Its time to be answered is over by the database's clock, or the show has begun by the venue's, whose zone is `$1`. */
const IS_OVER = `(i.expires_at <= now()
  OR coalesce(wall_clock(i.event_date, i.event_time) <= now() AT TIME ZONE $1::text, false))`;
const STATUS = `CASE WHEN i.status = 'pending' AND ${IS_OVER} THEN 'expired' ELSE i.status END`;

const COLUMNS = `
  i.id, i.artist_id AS "artistId",
  i.admin_id AS "adminId", i.event_date AS "eventDate", i.event_time AS "eventTime", i.end_time AS "endTime",
  i.event_type AS "eventType", i.event_name AS "eventName", i.description, i.budget, i.duration, ${STATUS} AS status,
  i.invitation_message AS "invitationMessage", i.response_message AS "responseMessage",
  i.email_sent AS "emailSent", i.sms_sent AS "smsSent", i.email_message_id AS "emailMessageId",
  i.sms_message_id AS "smsMessageId",
  i.expires_at AS "expiresAt", i.responded_at AS "respondedAt", i.event_id AS "eventId", i.client_key AS "clientKey",
  i.request_hash AS "requestHash", i.response_key AS "responseKey", i.created_at AS "createdAt"`;
const SELECT = `SELECT ${COLUMNS} FROM artist_invitations i`;

const whereAddress = (address: InvitationAddress): { condition: string; parameters: unknown[] } => {
  if ('tokenHash' in address)
    return { condition: '(i.response_token = $2 OR i.reminder_token = $2)', parameters: [address.tokenHash] };
  if (address.artistId === undefined) return { condition: 'i.id = $2', parameters: [address.id] };
  return { condition: 'i.id = $2 AND i.artist_id = $3', parameters: [address.id, address.artistId] };
};

/** Days that a show touches are held by number, in this class of advisory locks: shows that overlap share a day. */
const NIGHT_LOCK = 4011;

/** Statements on `artist_invitations`; `timeZone` is the venue's, whose clock says what is over. */
@Injectable()
export class InvitationsRepository {
  constructor(private readonly database: Database) {}

  /** Who else invites for these hours, or accepts, waits for the end of this transaction. To be called before other locks. */
  async holdNight(
    transaction: Transaction,
    { eventDate, eventTime, endTime }: Omit<InvitationSlot, 'artistId'>,
  ): Promise<void> {
    await transaction.query(
      `SELECT pg_advisory_xact_lock($1, day::date - date '2000-01-01')
         FROM show_slot($2, $3, $4) slot, generate_series(lower(slot)::date, upper(slot)::date, interval '1 day') day`,
      [NIGHT_LOCK, eventDate, eventTime, endTime],
    );
  }

  /** Whether an invitation of the artist that overlaps these hours waits for an answer. */
  async isInvited(
    transaction: Transaction,
    { artistId, eventDate, eventTime, endTime }: InvitationSlot,
    timeZone: string,
  ): Promise<boolean> {
    const rows = await transaction.query(
      `SELECT i.id FROM artist_invitations i
        WHERE i.artist_id = $2 AND i.status = 'pending' AND NOT ${IS_OVER}
          AND show_slot(i.event_date, i.event_time, i.end_time) && show_slot($3, $4, $5) LIMIT 1`,
      [timeZone, artistId, eventDate, eventTime, endTime],
    );
    return rows.length > 0;
  }

  /** @returns its id; undefined when the key was taken before */
  async insert(transaction: Transaction, invitation: NewInvitation): Promise<number | undefined> {
    const [row] = await transaction.query<{ id: number }>(
      `INSERT INTO artist_invitations (artist_id, admin_id, event_date, event_time, end_time, event_type, event_name,
         description, budget, duration, invitation_message, response_token, client_key, request_hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       ON CONFLICT (client_key) DO NOTHING RETURNING id`,
      [
        invitation.artistId,
        invitation.adminId,
        invitation.eventDate,
        invitation.eventTime,
        invitation.endTime,
        invitation.eventType,
        invitation.eventName,
        invitation.description,
        invitation.budget,
        invitation.duration,
        invitation.invitationMessage,
        invitation.responseToken,
        invitation.clientKey,
        invitation.requestHash,
      ],
    );
    return row?.id;
  }

  async find(
    address: InvitationAddress,
    timeZone: string,
    runner: SqlRunner = this.database,
  ): Promise<InvitationRow | undefined> {
    const { condition, parameters } = whereAddress(address);
    const [row] = await runner.query<InvitationRow>(`${SELECT} WHERE ${condition}`, [
      timeZone,
      ...parameters,
    ]);
    return row;
  }

  async findByKey(
    transaction: Transaction,
    clientKey: string,
    timeZone: string,
  ): Promise<InvitationRow | undefined> {
    const [row] = await transaction.query<InvitationRow>(`${SELECT} WHERE i.client_key = $2`, [
      timeZone,
      clientKey,
    ]);
    return row;
  }

  /** The newest first. */
  findMany(filter: {
    artistId: number | null;
    status: InvitationStatus | null;
    before: number | null;
    take: number;
    timeZone: string;
  }): Promise<InvitationRow[]> {
    return this.database.query<InvitationRow>(
      `${SELECT}
        WHERE ($2::int IS NULL OR i.artist_id = $2) AND ($3::text IS NULL OR ${STATUS} = $3)
          AND ($4::int IS NULL OR i.id < $4)
        ORDER BY i.id DESC LIMIT $5`,
      [filter.timeZone, filter.artistId, filter.status, filter.before, filter.take],
    );
  }

  /** The invitation as it is now; whoever else wants to settle it waits for the end of this transaction. */
  async lock(
    transaction: Transaction,
    address: InvitationAddress,
    timeZone: string,
  ): Promise<InvitationRow | undefined> {
    const { condition, parameters } = whereAddress(address);
    const [row] = await transaction.query<InvitationRow>(`${SELECT} WHERE ${condition} FOR UPDATE OF i`, [
      timeZone,
      ...parameters,
    ]);
    return row;
  }

  /**
   * Locks an invitation and all that end when it is accepted: those that wait, of whichever artist, for hours that overlap
   * its own. In the order of their ids, so that no two callers wait for each other.
   */
  lockWithRivals(transaction: Transaction, id: number, timeZone: string): Promise<InvitationRow[]> {
    return transaction.query<InvitationRow>(
      `${SELECT} JOIN artist_invitations own ON own.id = $2
        WHERE i.id = own.id OR (i.status = 'pending' AND show_slot(i.event_date, i.event_time, i.end_time)
                                                      && show_slot(own.event_date, own.event_time, own.end_time))
        ORDER BY i.id FOR UPDATE OF i`,
      [timeZone, id],
    );
  }

  /** Settles what is locked. */
  async settle(transaction: Transaction, id: number, settled: Settlement): Promise<void> {
    await transaction.query(
      `UPDATE artist_invitations
          SET status = $2::varchar, updated_at = now(), event_id = $3, response_message = $4, response_key = $5,
              responded_at = CASE WHEN $2::varchar IN ('accepted', 'declined') THEN now() END
        WHERE id = $1`,
      [
        id,
        settled.status,
        settled.eventId ?? null,
        settled.responseMessage ?? null,
        settled.responseKey ?? null,
      ],
    );
  }

  /** Writes down what time has settled; the ids of those. */
  async settleOverdue(transaction: Transaction, timeZone: string): Promise<number[]> {
    const rows = await transaction.query<{ id: number }>(
      `WITH settled AS (UPDATE artist_invitations i SET status = 'expired', updated_at = now()
         WHERE i.status = 'pending' AND ${IS_OVER} RETURNING i.id) SELECT id FROM settled`,
      [timeZone],
    );
    return rows.map(({ id }) => id);
  }

  /** Invitations of this artist that are not settled, for an artist whom the caller has locked. */
  async findWaitingOf(transaction: Transaction, artistId: number): Promise<number[]> {
    const rows = await transaction.query<{ id: number }>(
      `SELECT id FROM artist_invitations WHERE artist_id = $1 AND status = 'pending'`,
      [artistId],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Takes one invitation whose reminder is due, so that nobody else reminds.
   * @param due `days` before it expires, by a link whose token has this hash
   */
  async takeReminder(
    transaction: Transaction,
    due: { days: number; tokenHash: string; timeZone: string },
  ): Promise<InvitationRow | undefined> {
    const [taken] = await transaction.query<{ id: number }>(
      `WITH reminded AS (UPDATE artist_invitations SET reminded_at = now(), reminder_token = $3 WHERE id = (
         SELECT i.id FROM artist_invitations i
          WHERE i.status = 'pending' AND i.reminded_at IS NULL AND NOT ${IS_OVER}
            AND i.expires_at <= now() + make_interval(days => $2)
          ORDER BY i.expires_at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id)
       SELECT id FROM reminded`,
      [due.timeZone, due.days, due.tokenHash],
    );
    return taken && this.find({ id: taken.id }, due.timeZone, transaction);
  }
}
