import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';

/** A show as it stands after a change. */
export type ChangedShow = Pick<EventEntity, 'id' | 'name' | 'date' | 'time' | 'status'>;

/** How an area whose rows stand for shows follows what becomes of them; part of the transaction that changes the show. */
interface ShowFollower {
  /** The show is called off, put off, or takes place after all. */
  statusChanged(transaction: Transaction, show: ChangedShow): Promise<void>;
  /** The show is about to be deleted; for the people who counted on it, it is called off. */
  leaves(transaction: Transaction, show: ChangedShow): Promise<void>;
}

/** Tells other areas what becomes of a show. */
@Injectable()
export class ShowFollowersService {
  private readonly followers: ShowFollower[] = [];

  /** To be called once, while the app starts, by each area whose rows stand for shows. */
  register(follower: ShowFollower): void {
    this.followers.push(follower);
  }

  async statusChanged(transaction: Transaction, show: ChangedShow): Promise<void> {
    for (const follower of this.followers) await follower.statusChanged(transaction, show);
  }

  async leave(transaction: Transaction, shows: readonly ChangedShow[]): Promise<void> {
    for (const show of shows) for (const follower of this.followers) await follower.leaves(transaction, show);
  }
}
