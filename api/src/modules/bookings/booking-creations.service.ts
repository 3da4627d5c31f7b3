import { Injectable } from '@nestjs/common';
import { fieldsOf, requestHash } from '#src/common/http/request-hash.js';
import { Database, type Transaction } from '#src/database/database.js';
import { BookingCreationsRepository } from './booking-creations.repository.js';
import { bookingKeyReused } from './booking-errors.js';

/** A wish that may come twice from one device. */
export interface BookingWish {
  /** Null for callers that send none. */
  clientKey: string | null;
  kind: 'artist-booking' | 'booking-request' | 'table-booking';
  /** All that was asked for. */
  content: object;
  /** What a new wish has to pass, and a repeat has not; asked outside the transaction. */
  check?(): Promise<void>;
  /** Makes the row; its id. */
  make(transaction: Transaction): Promise<number>;
}

/** Makes bookings of every kind once for each key, however often and however many at once the wish comes. */
@Injectable()
export class BookingCreationsService {
  constructor(
    private readonly database: Database,
    private readonly creations: BookingCreationsRepository,
  ) {}

  /**
   * @returns the row's id, and whether this call made it; the row may be deleted since
   * @throws DomainError `bookings.key-reused`, and as `check` and `make`
   */
  async create(wish: BookingWish): Promise<{ id: number; isNew: boolean }> {
    const { clientKey, kind, content, check, make } = wish;
    if (check && !(await this.isRepeat(clientKey))) await check();
    const requestHash = hashOf(kind, content);
    return this.database.transaction(async (transaction) => {
      if (clientKey === null) return { id: await make(transaction), isNew: true };
      if (!(await this.creations.claim(transaction, { clientKey, requestHash })))
        return { id: await this.findEarlier(transaction, clientKey, requestHash), isNew: false };
      const id = await make(transaction);
      await this.creations.remember(transaction, clientKey, { rowId: id });
      return { id, isNew: true };
    });
  }

  private async isRepeat(clientKey: string | null): Promise<boolean> {
    return clientKey !== null && (await this.creations.find(this.database, clientKey)) !== null;
  }

  private async findEarlier(transaction: Transaction, clientKey: string, hash: string): Promise<number> {
    const earlier = await this.creations.find(transaction, clientKey);
    if (earlier?.requestHash !== hash || earlier.rowId === null) throw bookingKeyReused();
    return earlier.rowId;
  }
}

/** The same for two wishes that ask for the same. */
const hashOf = (kind: string, content: object): string => {
  const said = fieldsOf(content).filter(([, value]) => value !== undefined && value !== null);
  return requestHash([kind, said]);
};
