import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '#src/database/database.js';
import { phoneEndsWith } from '#src/database/sql/phone-ending.js';
import { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';

/** How an artist is reached, and whether staff have approved them. */
export type ArtistContact = Pick<ArtistEntity, 'id' | 'name' | 'email' | 'phone' | 'userId' | 'isApproved'>;

export type CallingArtist = Pick<ArtistEntity, 'id' | 'name' | 'knownPhone'>;

const CONTACT = { id: true, name: true, email: true, phone: true, userId: true, isApproved: true };

@Injectable()
export class ArtistContactsRepository {
  constructor(private readonly database: Database) {}

  find({ manager }: Transaction, id: number): Promise<ArtistContact | null> {
    return manager.findOne(ArtistEntity, { select: CONTACT, where: { id } });
  }

  /** As `find`. Other changes of the artist, and other shows for them, wait for the end of this transaction. */
  hold({ manager }: Transaction, id: number): Promise<ArtistContact | null> {
    const lock = { mode: 'for_no_key_update' } as const;
    return manager.findOne(ArtistEntity, { select: CONTACT, where: { id }, lock });
  }

  /** Approved artists whose phone, as staff know it, ends with these digits, however it is written, by id. */
  findByPhoneEnding({ manager }: Transaction, digits: string): Promise<CallingArtist[]> {
    return manager.find(ArtistEntity, {
      select: { id: true, name: true, knownPhone: true },
      where: {
        isApproved: true,
        knownPhone: phoneEndsWith(digits),
      },
      order: { id: 'ASC' },
    });
  }

  /** Phones of artists, approved or not, that end with any of these digits. */
  async findPhonesEnding(endings: readonly string[]): Promise<string[]> {
    const rows = await this.database.manager.find(ArtistEntity, {
      select: { id: true, phone: true },
      where: { phone: phoneEndsWith(...endings) },
    });
    return rows.flatMap(({ phone }) => phone ?? []);
  }
}
