import { Injectable } from '@nestjs/common';
import type { WallClock } from '#contract/rules/clock.js';
import type { Transaction } from '#src/database/database.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';

/** A show as it stands after a change, with who plays. */
export type ChangedShow = Pick<
  EventEntity,
  'id' | 'name' | 'date' | 'time' | 'endTime' | 'status' | 'artistIds'
>;

/** The same with when its acts begin. */
type TimedShow = ChangedShow & Pick<EventEntity, 'actTimes'>;

/** How an area with rows about shows follows their changes, in the transaction of the change. */
interface ShowFollower {
  /**
   * The show is called off, put off, or takes place after all; perhaps on another date, too, than `before`; without that a deleted
   * one is back.
   */
  statusChanged(transaction: Transaction, show: ChangedShow, before?: ChangedShow): Promise<void>;
  /** The show is about to be deleted; people who counted on it are told that it is called off. */
  leaves(transaction: Transaction, show: ChangedShow): Promise<void>;
  /** The show has another date or time, and its status is as it was. */
  moved?(transaction: Transaction, show: ChangedShow, before: WallClock): Promise<void>;
  /** Somebody else plays. */
  billChanged?(transaction: Transaction, show: ChangedShow): Promise<void>;
  /** These acts, who played before, begin at another time of a show that has not moved. */
  setTimesChanged?(transaction: Transaction, show: ChangedShow, artistIds: readonly number[]): Promise<void>;
}

/** What depends on a show: tables with seats, people who want to be reminded, check-ins of any kind. */
export interface ShowTies {
  tables: number;
  reminders: number;
  checkIns: number;
}

/** Counts what an area keeps, by the show's id; shows without any may be missing. */
type CountByShow = (transaction: Transaction, ids: readonly number[]) => Promise<Map<number, number>>;

/** Tells other areas what becomes of a show. */
@Injectable()
export class ShowFollowersService {
  private readonly followers: ShowFollower[] = [];
  private readonly counts = new Map<keyof ShowTies, CountByShow>();

  /** Called once at the start of the app by each area with rows about shows. */
  register(follower: ShowFollower): void {
    this.followers.push(follower);
  }

  /** Called once at the start of the app by the area that keeps the rows. */
  registerCount(what: keyof ShowTies, count: CountByShow): void {
    this.counts.set(what, count);
  }

  /** What depends on each of these shows, in their order. */
  async findTies<Show extends { id: number }>(
    transaction: Transaction,
    shows: readonly Show[],
  ): Promise<(ShowTies & { show: Show })[]> {
    const ties = shows.map((show) => ({ show, tables: 0, reminders: 0, checkIns: 0 }));
    const ids = shows.map(({ id }) => id);
    for (const [what, count] of this.counts) {
      const counted = await count(transaction, ids);
      for (const tie of ties) tie[what] = counted.get(tie.show.id) ?? 0;
    }
    return ties;
  }

  /** Called after each change of a show, in its transaction. */
  async changed(transaction: Transaction, before: TimedShow, after: TimedShow): Promise<void> {
    const hasStatus = before.status !== after.status;
    const hasMoved = !hasStatus && (before.date !== after.date || before.time !== after.time);
    const timed = hasStatus || hasMoved ? [] : newlyTimed(before, after);
    for (const follower of this.followers) {
      if (hasStatus) await follower.statusChanged(transaction, after, before);
      if (hasMoved) await follower.moved?.(transaction, after, before);
      if (String(before.artistIds) !== String(after.artistIds))
        await follower.billChanged?.(transaction, after);
      if (timed.length > 0) await follower.setTimesChanged?.(transaction, after, timed);
    }
  }

  async leave(transaction: Transaction, shows: readonly ChangedShow[]): Promise<void> {
    for (const show of shows) for (const follower of this.followers) await follower.leaves(transaction, show);
  }

  /** Tells areas that deleted shows are back, except cancelled ones, whose deletion nobody was told of. */
  async comeBack(transaction: Transaction, shows: readonly ChangedShow[]): Promise<void> {
    for (const show of shows.filter(({ status }) => status !== 'cancelled'))
      for (const follower of this.followers) await follower.statusChanged(transaction, show);
  }
}

const newlyTimed = (before: TimedShow, after: TimedShow): number[] =>
  after.artistIds.filter((id) => before.artistIds.includes(id) && before.actTimes[id] !== after.actTimes[id]);
