import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Transaction } from '#src/database/database.js';
import type { ArtistContent, ArtistFiles } from './artist-content.js';
import { ArtistEntity } from './entities/artist.entity.js';

export type NewArtist = ArtistContent &
  Partial<ArtistFiles> &
  Pick<ArtistEntity, 'userId' | 'clientKey' | 'requestHash'>;

/** Statements that change artists. */
@Injectable()
export class ArtistWritingRepository {
  /** @returns undefined when the key, or the account, has an artist already */
  async insert(transaction: Transaction, artist: NewArtist): Promise<ArtistEntity | undefined> {
    const inserted = await transaction.manager
      .createQueryBuilder()
      .insert()
      .into(ArtistEntity)
      .values(artist)
      .orIgnore()
      .returning('id')
      .execute();
    const [made] = z.array(z.object({ id: z.number() })).parse(inserted.raw);
    return made && (await this.findBy(transaction, made));
  }

  findByKey(transaction: Transaction, clientKey: string): Promise<ArtistEntity | undefined> {
    return this.findBy(transaction, { clientKey });
  }

  /** The artist as it is now; whoever else wants to change it waits for the end of this transaction. */
  async lock(transaction: Transaction, id: number): Promise<ArtistEntity | undefined> {
    const artist = await transaction.manager
      .getRepository(ArtistEntity)
      .findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    return artist ?? undefined;
  }

  /** To be called on a locked row; makes the next version. */
  async update(
    transaction: Transaction,
    { id, version }: Pick<ArtistEntity, 'id' | 'version'>,
    changes: ArtistContent & Partial<ArtistFiles>,
  ): Promise<void> {
    await transaction.manager.update(ArtistEntity, { id }, { ...changes, version: version + 1 });
  }

  /** What the artist wrote stays the version it was. */
  async setApproved(transaction: Transaction, id: number, isApproved: boolean): Promise<void> {
    await transaction.manager.update(ArtistEntity, { id }, { isApproved });
  }

  /** Requests, proposals, invitations and dates go along by their foreign keys; shows stay, without an artist (spec §3). */
  async delete(transaction: Transaction, id: number): Promise<void> {
    await transaction.query('DELETE FROM artists WHERE id = $1', [id]);
  }

  private async findBy(
    transaction: Transaction,
    where: { id: number } | { clientKey: string },
  ): Promise<ArtistEntity | undefined> {
    return (await transaction.manager.getRepository(ArtistEntity).findOneBy(where)) ?? undefined;
  }
}
