import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DomainError } from '#src/common/errors/domain-error.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { ImageWork } from '#src/integrations/pictures/decoding/image-work.js';
import { keyOfPicture } from '#src/integrations/pictures/picture-names.js';
import type { VenueEntity } from '#src/modules/venue/entities/venue.entity.js';
import { type AppPicture, drawAppPicture } from './drawing/draw-app-picture.js';
import { type Logo, readLogo } from './drawing/read-logo.js';

export interface VenueLogo extends Logo {
  /** Twelve hex digits that change with the logo, the venue's color and how they are drawn. */
  version: string;
}

type LogoSettings = Pick<VenueEntity, 'logoUrl' | 'appColor'>;

/** To be raised with anything in `drawing/` that makes other pictures: browsers keep them for ever. */
const DRAWN_AS = 1;
const MAX_BYTES = 8 * 1024 * 1024;

/** Reads and draws the venue's logo within the budget of all image work. What was drawn stays in memory. */
@Injectable()
export class VenueLogoService {
  private readonly logger = new Logger(VenueLogoService.name);
  private current: { version: string; logo: Promise<VenueLogo> } | undefined;

  private readonly drawn = new LRUCache<string, Buffer, { logo: Logo; picture: AppPicture }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_name, _old, { context: { logo, picture } }) =>
      this.work.run(this.work.leastWeight, () => drawAppPicture(logo, picture)),
  });

  constructor(
    private readonly storage: FileStorage,
    private readonly work: ImageWork,
  ) {}

  /**
   * The venue's logo, on its color where it can be made out; null when there is none, or no picture.
   * @throws DomainError `storage.unavailable`
   */
  async find({ logoUrl, appColor }: LogoSettings): Promise<VenueLogo | null> {
    const key = keyOfPicture('logo', logoUrl ?? '');
    if (key === undefined) return null;
    const version = versionOf(key, appColor);
    if (this.current?.version !== version)
      this.current = { version, logo: this.read(key, { version, appColor }) };
    const { current } = this;
    try {
      return await current.logo;
    } catch (error) {
      if (this.current === current) this.current = undefined;
      if (error instanceof DomainError && error.code !== 'storage.file-missing') throw error;
      this.logger.warn({ err: error }, 'the logo cannot be drawn');
      return null;
    }
  }

  /** Draws a picture of the app, once for each name. @returns a PNG */
  draw(logo: VenueLogo, { name, picture }: { name: string; picture: AppPicture }): Promise<Buffer> {
    return this.drawn.forceFetch(`${name}-${logo.version}`, { context: { logo, picture } });
  }

  private async read(
    key: string,
    { version, appColor }: { version: string; appColor: string | null },
  ): Promise<VenueLogo> {
    const file = await this.storage.bytes(key);
    const logo = await this.work.run(this.work.leastWeight, () => readLogo(file, appColor));
    return { ...logo, version };
  }
}

/** The version of the venue's logo, which may turn out to be lost or no picture; undefined when there is none. */
export const logoVersion = ({ logoUrl, appColor }: LogoSettings): string | undefined => {
  const key = keyOfPicture('logo', logoUrl ?? '');
  return key && versionOf(key, appColor);
};

/** A file never changes under its key, which is random. */
const versionOf = (key: string, appColor: string | null): string =>
  createHash('sha256')
    .update(`${DRAWN_AS}:${key}:${appColor ?? ''}`)
    .digest('hex')
    .slice(0, 12);
