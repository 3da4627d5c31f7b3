import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Transaction } from '#src/database/database.js';
import { PhotoEntity } from '#src/modules/photos/entities/photo.entity.js';
import { FLAG_LOOKALIKES } from './photo-likeness.sql.js';

/** What photos look like, and which look like an earlier one. */
@Injectable()
export class PhotoLikenessRepository {
  constructor(@InjectRepository(PhotoEntity) private readonly photos: Repository<PhotoEntity>) {}

  /** The photo, and with one of the gallery those of its event, whose look is not known yet. */
  findUnknown(photoId: number, limit: number): Promise<Pick<PhotoEntity, 'id' | 'filename'>[]> {
    return this.photos
      .createQueryBuilder('other')
      .innerJoin(
        PhotoEntity,
        'photo',
        `other.id = photo.id OR (NOT photo.is_verification_photo AND NOT other.is_verification_photo
           AND other.event_id = photo.event_id AND other.sizes_ready)`,
      )
      .select(['other.id', 'other.filename'])
      .where('photo.id = :photoId AND other.perceptual_hash IS NULL', { photoId })
      .orderBy('other.id = photo.id', 'DESC')
      .addOrderBy('other.id')
      .limit(limit)
      .getMany();
  }

  async note(id: number, hash: bigint): Promise<void> {
    await this.photos.update({ id }, { perceptualHash: String(hash) });
  }

  /**
   * Notes of this photo, and in the gallery of later ones, which earlier photo they look like, if any: the same file, or
   * nearly the same picture. In the gallery the later one is always the lookalike, in whatever order they are looked at.
   */
  async flag(transaction: Transaction, id: number): Promise<void> {
    for (const statement of FLAG_LOOKALIKES) await transaction.query(statement, [id]);
  }
}
