import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type ExpectedVersions, isAsAsked } from '#src/common/http/if-match.js';
import type { ReceivedFile } from '#src/common/uploads/received-file.js';
import { canonicalTimeZone } from '#src/common/validation/time/time-zones.js';
import { Database, type Transaction } from '#src/database/database.js';
import type { PictureCollection } from '#src/integrations/pictures/picture-collection.js';
import { Pictures } from '#src/integrations/pictures/pictures.js';
import { logoProblems, logoUnknown, timeZoneUnknown, venueChangedMeanwhile } from './venue-errors.js';
import type { VenueSettingsRequest, VenueSettingsResponse } from './venue-settings.dto.js';
import { VenueRepository } from './venue.repository.js';

/** Pixels: the 200 that the form recommends, four times over, for sharp screens and posters. */
const LOGO_SIDE = 800;

/** Pixels: the 44 of a page's header on the sharpest screens. */
export const LOGO_CARD_SIDE = 176;

/** What admins decide of the venue (spec §2 "Settings tab", §7 "Venue"). */
@Injectable()
export class VenueSettingsService implements OnApplicationBootstrap {
  private readonly logos: PictureCollection;

  constructor(
    private readonly venue: VenueRepository,
    private readonly database: Database,
    pictures: Pictures,
  ) {
    this.logos = pictures.register({
      prefix: 'logo',
      maxSide: LOGO_SIDE,
      cardSide: LOGO_CARD_SIDE,
      formats: ['jpeg', 'png'],
      words: logoProblems,
      findUsed: (addresses) => venue.findLogosIn(addresses),
    });
  }

  /** A logo of a version that had no size for headers gets one. */
  async onApplicationBootstrap(): Promise<void> {
    await this.logos.completeCard((await this.venue.find()).logoUrl);
  }

  /** The settings as they are now. */
  find(): Promise<VenueSettingsResponse> {
    return this.venue.find();
  }

  /**
   * Keeps a logo for a change of the settings to name; one that none names is gone after a day.
   * @returns its address
   * @throws DomainError of `logoProblems` or of the storage
   */
  async keepLogo(file: ReceivedFile | undefined): Promise<string> {
    if (!file) throw logoProblems.missing();
    return this.logos.keep(file);
  }

  /**
   * Changes the settings. A logo that was replaced stays until the next sweep, for pages that still show it.
   * @param versions those the change may be based on; null to change whatever is there
   * @throws DomainError `venue.changed-meanwhile`, `venue.logo-unknown` or `venue.time-zone-unknown`
   */
  async update(request: VenueSettingsRequest, versions: ExpectedVersions): Promise<VenueSettingsResponse> {
    await this.refuseUnknownLogo(request.logoUrl);
    const settings = Object.assign({}, request, { timeZone: await this.timeZoneOf(request.timeZone) });
    return this.database.transaction(async (transaction) => {
      await this.holdLogo(transaction, request.logoUrl);
      const isChanged = await this.venue.update(transaction, settings, versions);
      const now = await this.venue.findWithin(transaction);
      if (!isChanged && !isAsAsked(now, settings)) throw venueChangedMeanwhile();
      return now;
    });
  }

  /** Keeps the sweep away from a logo that is about to be the venue's. */
  private async holdLogo(transaction: Transaction, logoUrl: string | null | undefined): Promise<void> {
    if (logoUrl && !(await this.logos.hold(transaction, logoUrl))) throw logoUnknown();
  }

  /**
   * The name that the database has for a time zone: a system may be without the old ones that Node still goes by, such as
   * `America/Indianapolis` for `America/Indiana/Indianapolis`.
   */
  private async timeZoneOf(canonical: string | undefined): Promise<string | undefined> {
    if (!canonical || canonical === (await this.venue.find()).timeZone) return canonical;
    const known = await this.venue.findTimeZones();
    const name = known.includes(canonical)
      ? canonical
      : known.find((other) => canonicalTimeZone(other) === canonical);
    if (name === undefined) throw timeZoneUnknown();
    return name;
  }

  private async refuseUnknownLogo(logoUrl: string | null | undefined): Promise<void> {
    if (!logoUrl || (await this.logos.has(logoUrl))) return;
    const current = await this.venue.find();
    if (logoUrl !== current.logoUrl) throw logoUnknown();
  }
}
