import type { VenueEntity } from './entities/venue.entity.js';

/** The venue as everybody may see it. */
export const toVenueResponse = (venue: VenueEntity) => ({
  id: venue.id,
  name: venue.name,
  description: venue.description,
  logoUrl: venue.logoUrl,
  phone: venue.phone,
  email: venue.email,
  address: venue.address,
  timeZone: venue.timeZone,
  showArtistNotes: venue.showArtistNotes,
  needsDoorCode: venue.needsDoorCode,
});
