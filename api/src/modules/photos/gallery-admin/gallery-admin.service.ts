import { Injectable } from '@nestjs/common';
import { normalTags, tagsProblem } from '#contract/rules/photo-tags.js';
import { mapPage, type Page, pageById } from '#src/common/paging/page.js';
import { Database, type Transaction } from '#src/database/database.js';
import { withProblems } from '#src/database/pg-errors.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import type { PhotoEntity } from '#src/modules/photos/entities/photo.entity.js';
import { galleryPhotoNotFound, photoOfCheckIn, tooManyTags } from './gallery-admin-errors.js';
import type {
  ManagedPhotoChanges,
  ManagedPhotoResponse,
  ManagedPhotosChange,
  ManagedPhotosQuery,
  PhotoTagResponse,
} from './gallery-admin.dto.js';
import { GalleryAdminRepository, type ManagedPhoto } from './gallery-admin.repository.js';
import { DISCARD_FILES } from '#src/modules/photos/jobs/photo-job-names.js';
import { PhotoLikenessRepository } from './photo-likeness.repository.js';
import { photoAddresses } from '#src/modules/photos/files/photo-names.js';

const MAX_TAGS_SUGGESTED = 200;

/** What staff do to the gallery: find, name, tag, approve, take down (spec §2 "Gallery page"; design §4 "Photos"). */
@Injectable()
export class GalleryAdminService {
  constructor(
    private readonly database: Database,
    private readonly gallery: GalleryAdminRepository,
    private readonly likeness: PhotoLikenessRepository,
    private readonly jobs: JobQueue,
  ) {}

  /**
   * Gallery photos, the newest first: uploads of staff, and what guests share of their check-ins.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage({ cursor, limit, ...filter }: ManagedPhotosQuery): Promise<Page<ManagedPhotoResponse>> {
    const page = await pageById({ cursor, limit }, (part) => this.gallery.findMany({ ...filter, ...part }));
    return mapPage(page, toResponse);
  }

  /** Tags in use, the most used first, also those of photos that are not public. */
  findTags(): Promise<PhotoTagResponse[]> {
    return this.gallery.findTags(MAX_TAGS_SUGGESTED);
  }

  /** @throws DomainError `photos.not-in-gallery`, `events.not-found` */
  change(
    id: number,
    { description, tags, eventId, status }: ManagedPhotoChanges,
  ): Promise<ManagedPhotoResponse> {
    return this.changeOne(id, async (transaction, before) => {
      await this.apply(transaction, [{ id, description, tags, eventId, status }]);
      if (eventId && eventId !== before.eventId) await this.likeness.flag(transaction, id);
    });
  }

  /**
   * One change of many photos: all of them, or none. Photos that were deleted meanwhile are passed over, and those that are not `from`.
   * @returns the photos as they are now, the newest first
   * @throws DomainError `photos.too-many-tags`
   */
  async changeMany({ ids, status, from, ...tags }: ManagedPhotosChange): Promise<ManagedPhotoResponse[]> {
    const photos = await this.database.transaction(async (transaction) => {
      const found = await this.gallery.lock(transaction, ids);
      const before = found.filter((photo) => from === undefined || statusOf(photo) === from);
      const changes = before.map((photo) => ({ id: photo.id, status, tags: retagged(photo.tags, tags) }));
      const unfit = changes.filter((change) => tagsProblem(change.tags));
      if (unfit.length > 0) throw tooManyTags(unfit.length);
      await this.apply(transaction, changes);
      return this.gallery.findByIds(
        before.map(({ id }) => id),
        transaction,
      );
    });
    return photos.map(toResponse);
  }

  /**
   * Keeps a photo that looks like another, so that nobody is asked about it again. What a check-in's photo looks like is for
   * those who verify it, and stays.
   * @throws DomainError `photos.not-in-gallery`
   */
  keep(id: number): Promise<ManagedPhotoResponse> {
    return this.changeOne(id, (transaction) => this.gallery.keep(transaction, id));
  }

  /**
   * Deletes a photo of staff for good; its files go by a job.
   * @throws DomainError `photos.not-in-gallery`, `photos.of-check-in`
   */
  delete(id: number): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const [photo] = await this.gallery.lock(transaction, [id]);
      if (!photo) throw galleryPhotoNotFound();
      if (photo.isVerificationPhoto) throw photoOfCheckIn();
      await this.gallery.delete(transaction, id);
      await this.jobs.add(transaction, DISCARD_FILES, { filenames: [photo.filename] });
    });
  }

  /** The photo as `change` leaves it; others who want to change it wait. Throws DomainError `photos.not-in-gallery`. */
  private async changeOne(
    id: number,
    change: (transaction: Transaction, before: ManagedPhoto) => Promise<void>,
  ): Promise<ManagedPhotoResponse> {
    const [photo] = await this.database.transaction(async (transaction) => {
      const [before] = await this.gallery.lock(transaction, [id]);
      if (!before) throw galleryPhotoNotFound();
      await change(transaction, before);
      return this.gallery.findByIds([id], transaction);
    });
    if (!photo) throw galleryPhotoNotFound();
    return toResponse(photo);
  }

  private apply(
    transaction: Transaction,
    changes: readonly (ManagedPhotoChanges & { id: number })[],
  ): Promise<void> {
    return withProblems(this.gallery.change(transaction, changes), { fk_event_photos_event: eventNotFound });
  }
}

const retagged = (
  tags: readonly string[],
  { addTags = [], removeTags = [] }: Pick<ManagedPhotosChange, 'addTags' | 'removeTags'>,
): string[] => normalTags([...tags.filter((tag) => !removeTags.includes(tag)), ...addTags]);

const statusOf = ({ isApproved, takenDownAt }: Pick<PhotoEntity, 'isApproved' | 'takenDownAt'>) =>
  isApproved ? 'approved' : takenDownAt === null ? 'waiting' : 'taken-down';

const toResponse = ({ event, looksLike, ...photo }: ManagedPhoto): ManagedPhotoResponse => ({
  id: photo.id,
  event: event && { id: event.id, name: event.name, date: event.date },
  originalName: photo.originalName,
  description: photo.description,
  tags: photo.tags,
  status: statusOf(photo),
  isOfGuest: photo.isVerificationPhoto,
  width: photo.width,
  height: photo.height,
  pictures: photo.sizesReady ? 'ready' : photo.originalKey === null ? 'unreadable' : 'coming',
  looksLike: looksLike && {
    id: looksLike.id,
    status: statusOf(looksLike),
    uploadedAt: looksLike.uploadedAt,
    ...photoAddresses(looksLike.filename),
  },
  uploadedAt: photo.uploadedAt,
  ...photoAddresses(photo.filename),
});
