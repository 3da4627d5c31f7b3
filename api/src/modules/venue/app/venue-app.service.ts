import { Injectable } from '@nestjs/common';
import { appTags, type HeadTag, homeScreenName, PRODUCT_TAGS } from '#contract/venue-app/app-pictures.js';
import { shortNameOf } from '#contract/venue-app/short-name.js';
import { type WebManifest, webManifest } from '#contract/venue-app/web-manifest.js';
import { notFound, orThrow } from '#src/common/errors/domain-error.js';
import { standIn } from '#src/common/public-answers/public-answers.js';
import type { VenueEntity } from '#src/modules/venue/entities/venue.entity.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { hexOf } from './drawing/icon-background.js';
import { parseAppPicture } from './app-picture-names.js';
import { logoVersion, VenueLogoService } from './venue-logo.service.js';

/** A picture of the app, or where the product's own is. */
export type ServedAppPicture =
  { bytes: Buffer; etag: string; isLasting: boolean } | { productAddress: string };

/** What the installed app is called and looks like: the venue's name, colours and logo (design §8 "The venue's own app"). */
@Injectable()
export class VenueAppService {
  private lastManifest: WebManifest | undefined;

  constructor(
    private readonly venue: VenueService,
    private readonly logos: VenueLogoService,
  ) {}

  /**
   * The web app manifest. While the database or the storage cannot be reached it is the last one, which is not kept: another would
   * give the installed app another name.
   */
  async manifest(): Promise<WebManifest> {
    try {
      return (this.lastManifest = await this.makeManifest());
    } catch (error) {
      if (!this.lastManifest) throw error;
      return standIn(this.lastManifest);
    }
  }

  /**
   * What the head of a page that is made now says of the app; in place of the built page's own tags (`appTags`). It names
   * pictures and reads none: pages do without the storage.
   */
  async headTags(): Promise<HeadTag[]> {
    const venue = await this.venue.find();
    const version = logoVersion(venue);
    return [...(version ? appTags(version) : PRODUCT_TAGS), homeScreenName(shortName(venue))];
  }

  /**
   * A picture that the manifest or a page's head names. One of an older logo, or of none in particular, is today's.
   * @throws DomainError `venue.app-picture-not-found`
   */
  async picture(filename: string): Promise<ServedAppPicture> {
    const requested = orThrow(parseAppPicture(filename), appPictureNotFound);
    const logo = await this.logos.find(await this.venue.find());
    const { version, productAddress } = requested;
    if (logo) {
      const bytes = await this.logos.draw(logo, requested);
      return { bytes, etag: `"${requested.name}-${logo.version}"`, isLasting: version === logo.version };
    }
    if (productAddress === undefined) throw appPictureNotFound();
    return { productAddress };
  }

  private async makeManifest(): Promise<WebManifest> {
    const venue = await this.venue.find();
    const logo = await this.logos.find(venue);
    return webManifest({
      name: venue.name,
      shortName: shortName(venue),
      description: venue.description,
      themeColor: venue.appColor,
      logo: logo && { version: logo.version, backgroundColor: hexOf(logo.background) },
    });
  }
}

const shortName = (venue: Pick<VenueEntity, 'name' | 'shortName'>): string =>
  venue.shortName ?? shortNameOf(venue.name);

const appPictureNotFound = () =>
  notFound('venue.app-picture-not-found', 'This picture is not here any more.');
