import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';

/** A show as it stands after a change. */
export type ChangedShow = Pick<EventEntity, 'id' | 'name' | 'date' | 'time' | 'status'>;

/** The same with who plays. */
type BilledShow = ChangedShow & Pick<EventEntity, 'artistId'>;

/** How an area whose rows stand for shows follows what becomes of them; part of the transaction that changes the show. */
interface ShowFollower {
  /** The show is called off, put off, or takes place after all; perhaps on another date, too. */
  statusChanged(transaction: Transaction, show: ChangedShow): Promise<void>;
  /** The show is about to be deleted; for the people who counted on it, it is called off. */
  leaves(transaction: Transaction, show: ChangedShow): Promise<void>;
  /** The show has another date or time, and its status is as it was. */
  moved?(transaction: Transaction, show: ChangedShow): Promise<void>;
  /** Somebody else plays. */
  billChanged?(transaction: Transaction, show: ChangedShow): Promise<void>;
}

/** Tells other areas what becomes of a show. */
@Injectable()
export class ShowFollowersService {
  private readonly followers: ShowFollower[] = [];

  /** To be called once, while the app starts, by each area whose rows stand for shows. */
  register(follower: ShowFollower): void {
    this.followers.push(follower);
  }

  /** To be called after each change of a show, in its transaction. */
  async changed(transaction: Transaction, before: BilledShow, after: BilledShow): Promise<void> {
    const hasStatus = before.status !== after.status;
    const hasMoved = !hasStatus && (before.date !== after.date || before.time !== after.time);
    for (const follower of this.followers) {
      if (hasStatus) await follower.statusChanged(transaction, after);
      if (hasMoved) await follower.moved?.(transaction, after);
      if (before.artistId !== after.artistId) await follower.billChanged?.(transaction, after);
    }
  }

  async leave(transaction: Transaction, shows: readonly ChangedShow[]): Promise<void> {
    for (const show of shows) for (const follower of this.followers) await follower.leaves(transaction, show);
  }
}
