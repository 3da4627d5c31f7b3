import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { venueQuery } from '#features/venue/venue.queries';

export type VenueSettings = components['schemas']['VenueSettingsResponse'];

/** The venue with what only admins see; asked again each time the form opens, since others may have changed it. */
export const venueSettingsQuery = queryOptions<VenueSettings>({
  queryKey: ['/api/admin/venue'],
  staleTime: 0,
});

/**
 * Shows saved settings at once wherever the venue is shown, and asks for them again when next opened. What is for admins only stays
 * out of what the device keeps.
 */
export const keepVenueSettings = (client: QueryClient, settings: VenueSettings): void => {
  client.setQueryData(venueSettingsQuery.queryKey, settings);
  const { id, name, description, logoUrl, phone, email, address, timeZone, showArtistNotes, needsDoorCode } =
    settings;
  client.setQueryData(venueQuery.queryKey, {
    id,
    name,
    description,
    logoUrl,
    phone,
    email,
    address,
    timeZone,
    showArtistNotes,
    needsDoorCode,
  });
  for (const { queryKey } of [venueSettingsQuery, venueQuery])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
};
