import type { VenueEntity } from './entities/venue.entity.js';
import type { VenueSettingsResponse } from './venue-settings.dto.js';

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
});

/** The venue with what only admins see of it. */
export const toVenueSettings = (venue: VenueEntity): VenueSettingsResponse => ({
  ...toVenueResponse(venue),
  moderateGallery: venue.moderateGallery,
  verificationPhotoDays: venue.verificationPhotoDays,
  version: venue.version,
});
