import type { components } from '#contract/api-types.gen';
import { ifAt, underKey } from '#shared/http/command-headers';
import { requestJson } from '#shared/http/http-client';
import { ARTISTS_PATH, type ArtistProfile } from './artists.queries';

/** The calls of artists and their managers (spec §7 "Artists"). */

/** Makes an artist. However often it is sent with one key, one artist comes of it. */
export const postArtist = (form: FormData, key: string): Promise<ArtistProfile> =>
  requestJson(ARTISTS_PATH, { method: 'POST', body: form, headers: underKey(key) });

/** @throws HttpError 412 `artists.changed-meanwhile` when it is not at this version any more; nothing was changed then */
export const putArtist = (id: number, version: number, form: FormData): Promise<ArtistProfile> =>
  requestJson(`${ARTISTS_PATH}/${id}`, { method: 'PUT', body: form, headers: ifAt(version) });

/** @throws HttpError 412 as `putArtist`: nobody approves what they have not seen */
export const putApproval = (
  { id, version }: Pick<ArtistProfile, 'id' | 'version'>,
  isApproved: boolean,
): Promise<ArtistProfile> =>
  requestJson(`${ARTISTS_PATH}/${id}/approval`, {
    method: 'PUT',
    body: { isApproved },
    headers: ifAt(version),
  });

export const deleteArtist = (id: number): Promise<components['schemas']['MessageResponse']> =>
  requestJson(`${ARTISTS_PATH}/${id}`, { method: 'DELETE' });
