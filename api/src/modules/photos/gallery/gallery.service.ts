import { Injectable } from '@nestjs/common';
import { LIST_LIMIT } from '#contract/limits.js';
import { notFound, orThrow } from '#src/common/errors/domain-error.js';
import { mapPage, type Page, pageOf } from '#src/common/paging/page.js';
import { galleryCursor } from './gallery-cursor.js';
import { toGalleryPhoto } from './gallery-view.js';
import type {
  GalleryEventCountResponse,
  GalleryFilterQuery,
  GalleryNeighboursResponse,
  GalleryPhotoResponse,
  GalleryQuery,
  GalleryTagResponse,
} from './gallery.dto.js';
import { type GalleryPhoto, GalleryRepository } from './gallery.repository.js';

/**
 * The public gallery (spec §2 "Gallery page"; design §4 "Photos"): photos that `isPublicPhoto` and whose sizes are made.
 * It is the same for everybody, admins too.
 */
@Injectable()
export class GalleryService {
  constructor(private readonly gallery: GalleryRepository) {}

  /** @throws DomainError naming `cursor` when it is not one of ours */
  async findPage({
    cursor,
    limit = LIST_LIMIT.default,
    ...filter
  }: GalleryQuery): Promise<Page<GalleryPhotoResponse>> {
    const after = galleryCursor.read(cursor);
    const found = await this.gallery.findMany({ ...filter, after, take: limit + 1 });
    return mapPage(pageOf(found, limit, galleryCursor.write), toGalleryPhoto);
  }

  /** @throws DomainError `photos.not-found`, also for a photo that is not public */
  async findOne(id: number): Promise<GalleryPhotoResponse> {
    return toGalleryPhoto(await this.find(id));
  }

  /**
   * What stands beside a photo in a list, whether or not the photo is in that list itself.
   * @throws DomainError as `findOne`
   */
  async findNeighbours(id: number, filter: GalleryFilterQuery): Promise<GalleryNeighboursResponse> {
    const { previous, next } = await this.gallery.findBeside(await this.find(id), filter);
    return {
      previous: previous ? toGalleryPhoto(previous) : null,
      next: next ? toGalleryPhoto(next) : null,
    };
  }

  /** All photos of the gallery, each with when it last changed, by id. */
  findAddressed(): Promise<{ id: number; changedAt: Date }[]> {
    return this.gallery.findAddressed();
  }

  countAddressed(): Promise<number> {
    return this.gallery.countAddressed();
  }

  /** At most 100 tags, the most used first. */
  findTags(): Promise<GalleryTagResponse[]> {
    return this.gallery.findTags();
  }

  /** At most 100 events, the latest first. */
  findEvents(): Promise<GalleryEventCountResponse[]> {
    return this.gallery.findEvents();
  }

  private async find(id: number): Promise<GalleryPhoto> {
    return orThrow(await this.gallery.findById(id), photoNotFound);
  }
}

const photoNotFound = () => notFound('photos.not-found', 'This photo is not in the gallery.');
