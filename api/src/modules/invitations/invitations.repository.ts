import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, MoreThan, type SelectQueryBuilder } from 'typeorm';
import type { InvitationStatus } from '#contract/invitations.js';
import type { PagePart } from '#src/common/paging/page.js';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { InvitationEntity } from './entities/invitation.entity.js';
import {
  ARTIST_CAN_ACCEPT,
  HOLD_NIGHT,
  IS_ENDING,
  IS_OUT_OF_DATE,
  IS_OVER,
  RIVAL_IDS,
  SLOT,
  STATUS_NOW,
} from './invitations.sql.js';

/** An invitation with its present status: `expired` as soon as its time is over, whether or not a job has written that down. */
export type InvitationRow = Omit<InvitationEntity, 'responseToken' | 'reminderToken'>;

/** What an admin decides of an invitation, and what the server adds. */
export type NewInvitation = Pick<
  InvitationEntity,
  | 'artistId'
  | 'adminId'
  | 'eventDate'
  | 'eventTime'
  | 'endTime'
  | 'eventType'
  | 'eventName'
  | 'description'
  | 'budget'
  | 'duration'
  | 'invitationMessage'
  | 'responseToken'
  | 'clientKey'
  | 'requestHash'
  | 'eventId'
>;

/** The artist and the hours of a show. */
type InvitationSlot = Pick<InvitationEntity, 'artistId' | 'eventDate' | 'eventTime' | 'endTime'>;

/** What became of an invitation. */
export type Settlement = Pick<InvitationEntity, 'status'> &
  Partial<Pick<InvitationEntity, 'responseMessage' | 'responseKey' | 'eventId'>>;

/** By its id, by the key of the call that made it, or by the hash of the token in its link or its reminder's. */
export type InvitationAddress =
  { id: number; artistId?: number } | { clientKey: string } | { tokenHash: string };

interface InvitationFilter extends PagePart {
  /** Null for all artists. */
  artistId: number | null;
  status?: InvitationStatus;
  timeZone: string;
}

/** Statements on `artist_invitations`; `timeZone` is the venue's, whose clock says what is over. */
@Injectable()
export class InvitationsRepository {
  constructor(private readonly database: Database) {}

  /** Other calls that invite for these hours, or accept, wait for the end of this transaction. To be called before other locks. */
  async holdNight(
    transaction: Transaction,
    { eventDate, eventTime, endTime }: Omit<InvitationSlot, 'artistId'>,
  ): Promise<void> {
    await transaction.query(HOLD_NIGHT, [eventDate, eventTime, endTime]);
  }

  /** Whether an invitation of the artist that overlaps these hours waits for an answer. */
  isInvited(
    transaction: Transaction,
    { artistId, eventDate, eventTime, endTime }: InvitationSlot,
    timeZone: string,
  ): Promise<boolean> {
    const hours = { eventDate, eventTime, endTime };
    return invitations(transaction, timeZone)
      .where({ artistId, status: 'pending' })
      .andWhere(`NOT ${IS_OVER} AND NOT ${IS_OUT_OF_DATE}`)
      .andWhere(`${SLOT} && show_slot(:eventDate, :eventTime, :endTime)`, hours)
      .getExists();
  }

  /** @returns its id; undefined when the key was taken before */
  async insert(transaction: Transaction, invitation: NewInvitation): Promise<number | undefined> {
    return (await insertOnce(transaction, InvitationEntity, invitation))?.id;
  }

  find(
    address: InvitationAddress,
    timeZone: string,
    runner: SqlRunner = this.database,
  ): Promise<InvitationRow | null> {
    return invitations(runner, timeZone).where(at(address)).getOne();
  }

  /** The newest first. */
  findMany({ artistId, status, after, take, timeZone }: InvitationFilter): Promise<InvitationRow[]> {
    const query = invitations(this.database, timeZone).orderBy('invitation.id', 'DESC').limit(take);
    if (artistId !== null) query.andWhere({ artistId });
    if (status !== undefined) query.andWhere(`${STATUS_NOW} = :status`, { status });
    if (after !== undefined) query.andWhere({ id: LessThan(after) });
    return query.getMany();
  }

  /** The invitation as it is now; other calls that settle it wait for the end of this transaction. */
  lock(
    transaction: Transaction,
    address: InvitationAddress,
    timeZone: string,
  ): Promise<InvitationRow | null> {
    return invitations(transaction, timeZone).where(at(address)).setLock('pessimistic_write').getOne();
  }

  /**
   * Locks an invitation and all that end when it is accepted: those that wait, of whichever artist, for hours that overlap
   * its own. In the order of their ids, so that no two callers wait for each other.
   */
  lockWithRivals(transaction: Transaction, id: number, timeZone: string): Promise<InvitationRow[]> {
    const isRival = `invitation.status = 'pending' AND invitation.id = ANY(ARRAY(${RIVAL_IDS}))`;
    return invitations(transaction, timeZone)
      .where(`invitation.id = :id OR (${isRival})`, { id })
      .orderBy('invitation.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  lockWaitingFor(transaction: Transaction, eventId: number, timeZone: string): Promise<InvitationRow[]> {
    return invitations(transaction, timeZone)
      .where({ eventId, status: 'pending' })
      .orderBy('invitation.id')
      .setLock('pessimistic_write')
      .getMany();
  }

  /** The artists who accepted an invitation to this show that was sent after this one. */
  async findAcceptedAfter({ manager }: Transaction, eventId: number, id: number): Promise<number[]> {
    const later = await manager.findBy(InvitationEntity, { eventId, status: 'accepted', id: MoreThan(id) });
    return later.map(({ artistId }) => artistId);
  }

  /** Gives those that wait the type's new name; both in lower case, as rows hold them. */
  async renameType({ manager }: SqlRunner, from: string, to: string): Promise<void> {
    await manager.update(InvitationEntity, { eventType: from, status: 'pending' }, { eventType: to });
  }

  /** Gives an invitation the name and the end that its show has by now. */
  async followShow(
    { manager }: Transaction,
    id: number,
    { name, endTime }: { name: string; endTime: string | null },
  ): Promise<void> {
    await manager.update(InvitationEntity, { id }, { eventName: name, endTime });
  }

  /** Settles a locked invitation; its show stays unless another is named. */
  async settle({ manager }: Transaction, id: number, settled: Settlement): Promise<void> {
    const { status, responseMessage = null, responseKey = null, eventId } = settled;
    const isAnswer = status === 'accepted' || status === 'declined';
    const respondedAt = isAnswer ? () => 'now()' : null;
    const changes = { status, responseMessage, responseKey, eventId, respondedAt };
    await manager.update(InvitationEntity, { id }, changes);
  }

  /** Writes `expired` down for invitations whose time is over. @returns their ids */
  async settleOverdue(transaction: Transaction, timeZone: string): Promise<number[]> {
    const overdue = await invitations(transaction, timeZone)
      .where({ status: 'pending' })
      .andWhere(IS_OVER)
      .setLock('for_no_key_update')
      .getMany();
    const ids = overdue.map(({ id }) => id);
    await transaction.manager.update(InvitationEntity, { id: In(ids) }, { status: 'expired' });
    return ids;
  }

  /** Invitations of this artist with this status, for an artist whom the caller has locked. */
  async findIdsOf(
    { manager }: Transaction,
    artistId: number,
    status: 'pending' | 'accepted',
  ): Promise<number[]> {
    const found = await manager.findBy(InvitationEntity, { artistId, status });
    return found.map(({ id }) => id);
  }

  /** Invitations that have become this show, or joined it. */
  findAcceptedFor({ manager }: Transaction, eventId: number): Promise<InvitationRow[]> {
    return manager.findBy(InvitationEntity, { eventId, status: 'accepted' });
  }

  /**
   * Takes one invitation whose reminder is due and whose artist can accept it, so that nobody else reminds.
   * @param due `days` before it ends, by a link whose token has this hash
   */
  async takeReminder(
    transaction: Transaction,
    due: { days: number; tokenHash: string; timeZone: string },
  ): Promise<InvitationRow | null> {
    const taken = await invitations(transaction, due.timeZone)
      .where({ status: 'pending', remindedAt: IsNull() })
      .andWhere(`NOT ${IS_OVER} AND NOT ${IS_OUT_OF_DATE} AND ${ARTIST_CAN_ACCEPT}`)
      .andWhere(IS_ENDING, { days: due.days })
      .orderBy('invitation.expiresAt')
      .limit(1)
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getOne();
    if (!taken) return null;
    const reminded = { remindedAt: () => 'now()', reminderToken: due.tokenHash };
    await transaction.manager.update(InvitationEntity, { id: taken.id }, reminded);
    return taken;
  }
}

/** Invitations with the status that they have now. */
const invitations = ({ manager }: SqlRunner, timeZone: string): SelectQueryBuilder<InvitationEntity> =>
  manager
    .createQueryBuilder(InvitationEntity, 'invitation')
    // The stored status has this name too, and comes before it: of two columns with one name, the last counts.
    .addSelect(STATUS_NOW, 'invitation_status')
    .setParameters({ timeZone });

const at = (address: InvitationAddress) =>
  'tokenHash' in address
    ? [{ responseToken: address.tokenHash }, { reminderToken: address.tokenHash }]
    : address;
