import type { VenueEntity } from '#src/modules/venue/entities/venue.entity.js';
import type { Thing, WithContext } from 'schema-dts';

/** What everything that is said of a page says of the venue, and where its addresses begin. */
export interface Site {
  /** Absolute, of a path from the first slash on. */
  link: (path: string) => string;
  venue: SiteVenue;
}

/** The venue as pages for the outside name it: people read its `address`, search engines the parts of it. */
export type SiteVenue = Pick<
  VenueEntity,
  PostalPart | 'name' | 'description' | 'logoUrl' | 'phone' | 'email' | 'address' | 'timeZone'
>;
type PostalPart = 'street' | 'city' | 'region' | 'postalCode' | 'country';

/** The head of one page. Texts are plain: `renderHead` escapes them. */
export interface PageHead {
  title: string;
  description: string;
  /** From the first slash on, without a query; undefined for what is no page. */
  path?: string;
  /** What a shared link says, where it is not the title. */
  shareTitle?: string;
  /** Absolute address of a JPEG of 1200 × 630 pixels, and what it shows. */
  picture?: { url: string; alt: string };
  isIndexed: boolean;
  /** For search engines (schema.org). */
  jsonLd: readonly WithContext<Thing>[];
}
