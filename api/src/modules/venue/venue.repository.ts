import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { ExpectedVersions } from '#src/common/http/if-match.js';
import { SameRead } from '#src/database/concurrency/same-read.js';
import { Database, type Transaction } from '#src/database/database.js';
import { VenueEntity } from '#src/modules/venue/entities/venue.entity.js';

/** The venue's row `$1`. Every page of events asks for it, so it is planned once for each connection, and not made an entity. */
const FIND_VENUE = {
  name: 'venue.find',
  text: `SELECT id, name, description, logo_url AS "logoUrl", phone, email, address, street, city, region,
                postal_code AS "postalCode", country, time_zone AS "timeZone",
                show_artist_notes AS "showArtistNotes", moderate_gallery AS "moderateGallery",
                verification_photo_days AS "verificationPhotoDays", text_days AS "textDays",
                door_needs_photo AS "doorNeedsPhoto", needs_door_code AS "needsDoorCode",
                short_name AS "shortName", app_color AS "appColor", version
           FROM venue WHERE id = $1`,
};

const ROW_ID = 1;

/** What an admin decides; what is undefined stays as it is. */
type VenueSettings = Partial<Omit<VenueEntity, 'id' | 'version'>>;

@Injectable()
export class VenueRepository {
  private readonly rows = new SameRead<VenueEntity[]>();

  constructor(private readonly database: Database) {}

  /** The one row, which the first migration makes. */
  async find(): Promise<VenueEntity> {
    const [venue] = await this.rows.read('venue', () =>
      this.database.prepared<VenueEntity>(FIND_VENUE, [ROW_ID]),
    );
    if (!venue) throw new Error('the venue has no row');
    return venue;
  }

  /** As `find`, with what the transaction itself has changed. */
  findWithin({ manager }: Transaction): Promise<VenueEntity> {
    return manager.findOneByOrFail(VenueEntity, { id: ROW_ID });
  }

  /**
   * @param versions any of them may be changed; null for whichever there is
   * @returns whether such a version was there to change
   */
  async update(
    { manager }: Transaction,
    settings: VenueSettings,
    versions: ExpectedVersions,
  ): Promise<boolean> {
    const row = { id: ROW_ID, ...(versions !== null && { version: In([...versions]) }) };
    const { affected } = await manager.update(VenueEntity, row, {
      ...settings,
      version: () => 'version + 1',
    });
    return affected === 1;
  }

  /** Names of the time zones that the database knows, in order. SQL, as a view of PostgreSQL's own has no entity. */
  async findTimeZones(): Promise<string[]> {
    const zones = await this.database.query<{ name: string }>(
      'SELECT name FROM pg_timezone_names ORDER BY name',
    );
    return zones.map(({ name }) => name);
  }

  /** Those of these addresses that are the venue's logo. */
  async findLogosIn(addresses: string[]): Promise<string[]> {
    const { logoUrl } = await this.find();
    return addresses.filter((address) => address === logoUrl);
  }
}
