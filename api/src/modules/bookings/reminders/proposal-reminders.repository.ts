import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import type { ArtistBookingResponse } from '#src/modules/bookings/artist/artist-bookings.dto.js';
import { ArtistBookingEntity } from '#src/modules/bookings/entities/artist-booking.entity.js';
import type { MailReader } from '#src/modules/notifications/notifications.service.js';
import { TAKE_PROPOSAL } from './proposal-reminders.sql.js';

type WaitingProposal = MailReader &
  Pick<ArtistBookingResponse, 'id' | 'proposedDate' | 'proposedTime' | 'proposedPayment'>;

/** When a reminder is due. */
interface Due {
  now: Date;
  timeZone: string;
  /** Days without an answer. */
  days: number;
  /** The same for a date within `days`. */
  nearDays: number;
}

/** Which artists were reminded of proposals. */
@Injectable()
export class ProposalRemindersRepository {
  /** Takes one proposal, so that nobody else reminds of it; undefined when none is due. */
  async take(
    transaction: Transaction,
    { now, timeZone, days, nearDays }: Due,
  ): Promise<WaitingProposal | undefined> {
    const [proposal] = await transaction.query<WaitingProposal>(TAKE_PROPOSAL, [
      now,
      timeZone,
      days,
      nearDays,
    ]);
    return proposal;
  }

  /** Proposals to this artist, by id. */
  async findOf({ manager }: Transaction, artistId: number): Promise<number[]> {
    const proposals = await manager.find(ArtistBookingEntity, {
      select: { id: true },
      where: { artistId },
    });
    return proposals.map(({ id }) => id);
  }
}
