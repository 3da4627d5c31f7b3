import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';

/** How an artist is reached, and whether staff have approved them. */
export interface ArtistContact {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  userId: number | null;
  isApproved: boolean;
}

const FIND = `SELECT id, name, email, phone, user_id AS "userId", is_approved AS "isApproved" FROM artists WHERE id = $1`;

@Injectable()
export class ArtistContactsRepository {
  async find(transaction: Transaction, id: number): Promise<ArtistContact | undefined> {
    const [artist] = await transaction.query<ArtistContact>(FIND, [id]);
    return artist;
  }

  /** As `find`; whoever wants to change the artist, or to give them a show, waits for the end of this transaction. */
  async hold(transaction: Transaction, id: number): Promise<ArtistContact | undefined> {
    const [artist] = await transaction.query<ArtistContact>(`${FIND} FOR NO KEY UPDATE`, [id]);
    return artist;
  }
}
