import type { components } from '#contract/api-types.gen';
import { ifAt } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import type { VenueSettings } from '#features/venue/settings/venue-settings.queries';

export type VenueSettingsRequest = components['schemas']['VenueSettingsRequest'];

/** The calls of the Settings tab (spec §7 "Venue"). */

/** @param version the one the change is based on; an older one is refused with 412 */
export const putVenue = (body: VenueSettingsRequest, version: number) =>
  requestJson<VenueSettings>('/api/venue', {
    method: 'PUT',
    body,
    headers: ifAt(version),
  });

export const postLogo = (logo: File) => {
  const body = new FormData();
  body.append('logo', logo);
  return requestJson<components['schemas']['LogoResponse']>('/api/venue/logo', { method: 'POST', body });
};
