import { searchOf } from '#shared/lib/address-values';

/** Which artists everybody sees, as it stands in the address; `q` is part of a name or a genre. */
export type ArtistListFilter = Partial<{ q: string }>;

/** Reads the address, dropping whatever is no filter of ours. */
export const parseArtistListFilter = (raw: Record<string, unknown>): ArtistListFilter => ({
  q: searchOf(raw.q),
});
