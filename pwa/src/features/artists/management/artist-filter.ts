import { ARTIST_STATUSES, type ArtistStatus } from '#contract/artists';
import { oneOf, searchOf } from '#shared/lib/address-values';

/** Which artists staff see (spec §2 "Artists tab"), as it stands in the address; `q` is part of a name, genre or e-mail. */
export type ArtistFilter = Partial<{ q: string; status: ArtistStatus }>;

/** Reads the address, dropping whatever is no filter of ours. */
export const parseArtistFilter = (raw: Record<string, unknown>): ArtistFilter => ({
  q: searchOf(raw.q),
  status: oneOf(ARTIST_STATUSES, raw.status),
});
