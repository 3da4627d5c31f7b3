import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Repository } from 'typeorm';
import type { GalleryOrder } from '#contract/photos.js';
import { Database } from '#src/database/database.js';
import { PhotoEntity } from '#src/modules/photos/entities/photo.entity.js';
import type { GalleryPlace } from './gallery-cursor.js';
import {
  COUNT_GALLERY_EVENTS,
  COUNT_GALLERY_TAGS,
  FIND_GALLERY_PHOTO,
  type GalleryFilter,
  listStatement,
  type Way,
} from './gallery.sql.js';

/** A photo of the gallery, with the event it was taken at. */
export interface GalleryPhoto
  extends GalleryPlace, Pick<PhotoEntity, 'filename' | 'description' | 'tags' | 'placeholder' | 'eventId'> {
  width: number;
  height: number;
  eventName: string | null;
  eventDate: string | null;
}

/** Most rows that a choice of tags or events offers. */
const MOST_OFFERED = 100;

const BACKWARDS: Record<GalleryOrder, Way> = { newest: 'oldest', oldest: 'newest', name: 'name-reversed' };

/** `event_photos` as everybody may see them. Pages are plain rows: making entities of one takes longer than all else of it. */
@Injectable()
export class GalleryRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(PhotoEntity) private readonly photos: Repository<PhotoEntity>,
  ) {}

  findMany({ order = 'newest', ...filter }: GalleryFilter): Promise<GalleryPhoto[]> {
    return this.find(order, filter);
  }

  /** The photos that stand right before and right after this place in the list. */
  async findBeside(
    place: GalleryPlace,
    { order = 'newest', ...filter }: Omit<GalleryFilter, 'after' | 'take'>,
  ): Promise<{ previous?: GalleryPhoto; next?: GalleryPhoto }> {
    const beside = { ...filter, after: place, take: 1 };
    const [[previous], [next]] = await Promise.all([
      this.find(BACKWARDS[order], beside),
      this.find(order, beside),
    ]);
    return { previous, next };
  }

  async findById(id: number): Promise<GalleryPhoto | undefined> {
    const [photo] = await this.database.prepared<GalleryPhoto>(FIND_GALLERY_PHOTO, [id]);
    return photo;
  }

  /** Plain rows: there may be tens of thousands. */
  findAddressed(): Promise<{ id: number; changedAt: Date }[]> {
    return this.photos
      .createQueryBuilder('photo')
      .select(['photo.id AS id', 'greatest(photo.uploadedAt, photo.reviewedAt) AS "changedAt"'])
      .where({ inGallery: true })
      .orderBy('photo.id')
      .getRawMany();
  }

  countAddressed(): Promise<number> {
    return this.photos.countBy({ inGallery: true });
  }

  /** The tags most used in the gallery, the most used first. */
  findTags(): Promise<{ tag: string; count: number }[]> {
    return this.database.query(COUNT_GALLERY_TAGS, [MOST_OFFERED]);
  }

  /** The events last held of which the gallery has photos, the latest first. */
  findEvents(): Promise<{ id: number; name: string; date: string; count: number }[]> {
    return this.database.query(COUNT_GALLERY_EVENTS, [MOST_OFFERED]);
  }

  /** Photos from before there were previews, by id; `after` is the last one seen. */
  findWithoutPreviews(after: number, limit: number): Promise<Pick<PhotoEntity, 'id' | 'filename'>[]> {
    return this.photos.find({
      select: { id: true, filename: true },
      where: { sizesReady: true, placeholder: IsNull(), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: limit,
    });
  }

  async setPlaceholder(id: number, placeholder: string): Promise<void> {
    await this.photos.update({ id }, { placeholder });
  }

  private find(way: Way, filter: Omit<GalleryFilter, 'order'>): Promise<GalleryPhoto[]> {
    const { statement, values } = listStatement(way, filter);
    return this.database.prepared<GalleryPhoto>(statement, values);
  }
}
