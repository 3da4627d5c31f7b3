import { Injectable } from '@nestjs/common';
import type { ReceivedFile } from '#src/common/uploads/received-file.js';
import type { PictureCollection } from '#src/integrations/pictures/picture-collection.js';
import { Pictures } from '#src/integrations/pictures/pictures.js';
import { imageProblems } from './artist-file-problems.js';
import type { ArtistFiles } from '#src/modules/artists/profiles/artist-content.js';
import { ArtistsRepository } from '#src/modules/artists/artists.repository.js';
import { DemoFiles } from './demo-files.js';
import { PictureThrottle } from './picture-throttle.js';
import type { SessionUser } from '#src/common/access/session-user.js';

/** As wide as an artist's page shows it on a sharp screen. */
const LONGEST_SIDE = 1280;

export interface ReceivedArtistFiles {
  profileImage?: ReceivedFile;
  demoFile?: ReceivedFile;
}

/** Artists' pictures and recordings (spec §5 "Profile image", "Demo file"). */
@Injectable()
export class ArtistFilesService {
  private readonly portraits: PictureCollection;

  constructor(
    private readonly demos: DemoFiles,
    private readonly throttle: PictureThrottle,
    artists: ArtistsRepository,
    pictures: Pictures,
  ) {
    this.portraits = pictures.register({
      prefix: 'artist',
      maxSide: LONGEST_SIDE,
      words: imageProblems,
      findUsed: (addresses) => artists.findImagesIn(addresses),
    });
  }

  /**
   * Keeps what came, for an artist who will name it; when one is refused, neither is kept. A picture of an artist's own is
   * counted before it is decoded, also when it is none.
   * @throws DomainError of `imageProblems` or `demoProblems`, `artists.too-many`, or of the storage
   */
  async keep(
    { profileImage, demoFile }: ReceivedArtistFiles,
    { id, userType }: SessionUser,
  ): Promise<Partial<ArtistFiles>> {
    if (profileImage && userType === 'artist')
      await this.throttle.count('artist-picture-account', String(id));
    const demo = demoFile && (await this.demos.keep(demoFile));
    try {
      const image = profileImage && (await this.portraits.keep(profileImage));
      return { ...demo, ...(image !== undefined && { profileImage: image }) };
    } catch (error) {
      await this.discard({ ...demo });
      throw error;
    }
  }

  /** Removes files that no artist names any more; to be called once the change is committed, so it never rejects. */
  async discard({ profileImage, demoFile }: Partial<ArtistFiles>): Promise<void> {
    await Promise.all([this.portraits.discard(profileImage ?? null), this.demos.discard(demoFile ?? null)]);
  }

  /** As `discard`, for a job, which is tried again. @throws DomainError of the storage */
  async remove({ profileImage, demoFile }: Partial<ArtistFiles>): Promise<void> {
    await Promise.all([this.portraits.remove(profileImage ?? null), this.demos.remove(demoFile ?? null)]);
  }
}
