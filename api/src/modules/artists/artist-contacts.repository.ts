import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { ArtistEntity } from './entities/artist.entity.js';

/** How an artist is reached, and whether staff have approved them. */
export type ArtistContact = Pick<ArtistEntity, 'id' | 'name' | 'email' | 'phone' | 'userId' | 'isApproved'>;

const SELECTED = { id: true, name: true, email: true, phone: true, userId: true, isApproved: true } as const;

@Injectable()
export class ArtistContactsRepository {
  find({ manager }: Transaction, id: number): Promise<ArtistContact | null> {
    return manager.findOne(ArtistEntity, { select: SELECTED, where: { id } });
  }

  /** As `find`; whoever wants to change the artist, or to give them a show, waits for the end of this transaction. */
  hold({ manager }: Transaction, id: number): Promise<ArtistContact | null> {
    const lock = { mode: 'for_no_key_update' } as const;
    return manager.findOne(ArtistEntity, { select: SELECTED, where: { id }, lock });
  }
}
