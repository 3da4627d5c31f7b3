import { Injectable } from '@nestjs/common';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import type { Transaction } from '#src/database/database.js';
import type { ArtistContent, ArtistFiles } from './artist-content.js';
import { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';

export type NewArtist = ArtistContent &
  Partial<ArtistFiles> &
  Pick<ArtistEntity, 'userId' | 'clientKey' | 'requestHash' | 'knownPhone'>;

export type ArtistChange = ArtistContent & Partial<ArtistFiles> & Pick<ArtistEntity, 'knownPhone'>;

/** Statements that change artists. */
@Injectable()
export class ArtistWritingRepository {
  /** @returns null when the key, or the account, has an artist already */
  async insert(transaction: Transaction, artist: NewArtist): Promise<ArtistEntity | null> {
    return (await insertOnce(transaction, ArtistEntity, artist)) ?? null;
  }

  /** @returns null when the account has no bare profile, or the key has made another artist */
  async fillIn(transaction: Transaction, { userId, ...artist }: NewArtist): Promise<ArtistEntity | null> {
    if (userId === null) return null;
    const { manager } = transaction;
    const bare = await manager.findOne(ArtistEntity, {
      where: { userId, genre: '' },
      lock: { mode: 'pessimistic_write' },
    });
    const { clientKey } = artist;
    if (!bare || (clientKey && (await this.findByKey(transaction, clientKey)))) return null;
    return this.update(transaction, bare, artist);
  }

  findByKey({ manager }: Transaction, clientKey: string): Promise<ArtistEntity | null> {
    return manager.findOneBy(ArtistEntity, { clientKey });
  }

  /** The artist as it is now; other changes wait for the end of this transaction. */
  lock({ manager }: Transaction, id: number): Promise<ArtistEntity | null> {
    return manager.findOne(ArtistEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** To be called on a locked row; makes the next version. @returns the artist as it is then */
  async update(
    { manager }: Transaction,
    { id, version }: Pick<ArtistEntity, 'id' | 'version'>,
    changes: ArtistChange,
  ): Promise<ArtistEntity> {
    await manager.update(ArtistEntity, { id }, { ...changes, version: version + 1 });
    return manager.findOneByOrFail(ArtistEntity, { id });
  }

  /** What the artist wrote stays the version it was. */
  async setApproved(
    { manager }: Transaction,
    { id, isApproved, knownPhone }: Pick<ArtistEntity, 'id' | 'isApproved' | 'knownPhone'>,
  ): Promise<void> {
    await manager.update(ArtistEntity, { id }, { isApproved, knownPhone });
  }

  /** Requests, proposals, invitations and dates go along by their foreign keys; shows stay, without this artist (spec §3). */
  async delete({ manager }: Transaction, id: number): Promise<void> {
    await manager.delete(ArtistEntity, { id });
  }
}
