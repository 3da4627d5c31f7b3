import type { ArtistResponse } from '#src/modules/artists/artists.dto.js';
import type { EventResponse } from '#src/modules/events/events.dto.js';
import type { SiteVenue } from '#src/modules/pages/head/page-head.js';
import type { GalleryPhotoResponse } from '#src/modules/photos/gallery/gallery.dto.js';

/** What a page shows, as a visitor may see it. */
export type PageFacts = { venue: SiteVenue } & (
  | { kind: 'home' | 'gallery' }
  | { kind: 'event'; event: EventResponse }
  | { kind: 'artists'; artists: readonly ArtistResponse[] }
  | { kind: 'artist'; artist: ArtistResponse }
  | { kind: 'photo'; photo: GalleryPhotoResponse }
);

export type FactsOf<Kind extends PageFacts['kind']> = Extract<PageFacts, { kind: Kind }>;
