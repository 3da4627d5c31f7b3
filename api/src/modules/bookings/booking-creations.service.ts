import { Injectable } from '@nestjs/common';
import { fieldsOf, requestHash } from '#src/common/http/request-hash.js';
import { KeyedRequests } from '#src/database/concurrency/keyed-requests.js';
import { Database, type Transaction } from '#src/database/database.js';
import { bookingKeyReused } from './booking-errors.js';
import { BookingCreationEntity } from './entities/booking-creation.entity.js';

/** Who asks: the wish's key, null for callers without one, and the network address it comes from. */
export interface BookingSender {
  clientKey: string | null;
  networkAddress: string;
}

/** A wish that may come twice from one device. */
interface BookingWish {
  /** Null for callers that send none. */
  clientKey: string | null;
  kind: 'artist-booking' | 'booking-request' | 'table-booking';
  /** All that was asked for. */
  content: object;
  /** Checks a new wish, outside the transaction; a repeat is not checked again. */
  check?(): Promise<void>;
  /** Makes the row; its id. */
  make(transaction: Transaction): Promise<number>;
}

/** Makes bookings of every kind once for each key, however often the wish arrives. */
@Injectable()
export class BookingCreationsService {
  private readonly creations = new KeyedRequests(BookingCreationEntity);

  constructor(private readonly database: Database) {}

  /**
   * @returns the row's id, and whether this call made it; the row may be deleted since
   * @throws DomainError `bookings.key-reused`, and as `check` and `make`
   */
  async create(wish: BookingWish): Promise<{ id: number; isNew: boolean }> {
    const { clientKey, kind, content, check, make } = wish;
    if (check && !(await this.creations.isKnown(this.database, clientKey))) await check();
    const requestHash = hashOf(kind, content);
    return this.database.transaction(async (transaction) => {
      if (clientKey === null) return { id: await make(transaction), isNew: true };
      const call = await this.creations.once(
        transaction,
        { clientKey, requestHash },
        { make: () => make(transaction), keep: (rowId) => ({ rowId }), reused: bookingKeyReused },
      );
      if (call.isNew) return { id: call.made, isNew: true };
      if (call.earlier.rowId === null) throw bookingKeyReused();
      return { id: call.earlier.rowId, isNew: false };
    });
  }
}

/** The same for two wishes that ask for the same. */
const hashOf = (kind: string, content: object): string => {
  const said = fieldsOf(content).filter(([, value]) => value !== undefined && value !== null);
  return requestHash([kind, said]);
};
