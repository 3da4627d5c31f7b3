import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { type DomainError, notFound, unavailable } from '#src/common/errors/domain-error.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { isPublicPhoto, maySeePhoto } from './photo-access.js';
import { filenameOfKey, keysOfFilename, servedContentType } from './photo-names.js';
import { PhotosRepository, type ServedPhoto } from '#src/modules/photos/photos.repository.js';

/** A file that the caller may have. */
export interface ServedFile {
  key: string;
  contentType: string;
  /** In bytes. */
  size: number;
  /**
   * `public` files never change under their name; `recallable` ones do not either, but may cease to be public: shared
   * faces; `private` ones are for this caller only; `passing` ones will change.
   */
  keeping: 'public' | 'recallable' | 'private' | 'passing';
}

type FoundFile = Pick<ServedFile, 'key' | 'keeping'> & { isComing: boolean };

/** Decides what `/uploads/{filename}` gives to whom (spec §2 "Gallery page"; design §4 "Photos"). */
@Injectable()
export class UploadsService {
  constructor(
    private readonly storage: FileStorage,
    private readonly photos: PhotosRepository,
  ) {}

  /**
   * @throws DomainError `uploads.not-found`, also for a file that is there but not for this caller; `uploads.not-ready`
   *   (503) for a photo of a crowd whose job has yet to run
   */
  async find(name: string, user: SessionUser | null): Promise<ServedFile> {
    const contentType = servedContentType(name);
    if (contentType === undefined) throw pictureNotFound();
    const { key, keeping, isComing } = name.startsWith('photo-')
      ? await this.findPhoto(name, user)
      : publicFile(name);
    const size = await this.storage.size(key);
    if (size === undefined) throw isComing ? notReady() : pictureNotFound();
    return { key, keeping, size, contentType: servedContentType(key) ?? contentType };
  }

  /** Until the sizes are made the first thumbnail stands in for them all, and nobody keeps it. */
  private async findPhoto(name: string, user: SessionUser | null): Promise<FoundFile> {
    const photo = await this.photos.findServed([name, filenameOfKey(name) ?? name]);
    if (!photo || !maySeePhoto(photo, user)) throw pictureNotFound();
    const keys = keysOfFilename(photo.filename);
    if (!photo.sizesReady && keys)
      return { key: keys.thumbnail, keeping: 'passing', isComing: photo.isComing };
    return { key: name, keeping: keepingOf(photo), isComing: false };
  }
}

/** A shared face is asked for again each time, so that taking it down, or its owner's leaving, ends it everywhere. */
const keepingOf = (photo: ServedPhoto): ServedFile['keeping'] => {
  if (!isPublicPhoto(photo)) return 'private';
  return photo.isVerificationPhoto ? 'recallable' : 'public';
};

const publicFile = (key: string): FoundFile => ({ key, keeping: 'public', isComing: false });

const notReady = (): DomainError =>
  unavailable(
    'uploads.not-ready',
    'This picture is still being made ready. Please try again in a moment.',
    5,
  );

const pictureNotFound = () => notFound('uploads.not-found', 'This picture is not here any more.');
