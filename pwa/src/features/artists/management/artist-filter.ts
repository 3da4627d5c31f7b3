import { ARTIST_STATUSES, type ArtistStatus } from '#contract/artists';
import { TEXT_LENGTH } from '#contract/limits';
import { textOf } from '#shared/lib/address-values';

/** Which artists staff see (spec §2 "Artists tab"); an empty text and `all` mean no filter. */
export interface ArtistFilter {
  /** Part of a name, genre or e-mail. */
  q: string;
  status: ArtistStatus | 'all';
}

/** The same in the address: only what is set is written. */
export type ArtistFilterParams = Partial<ArtistFilter>;

const EMPTY: ArtistFilter = { q: '', status: 'all' };

export const STATUS_FILTERS: Record<ArtistFilter['status'], string> = {
  all: 'All',
  waiting: 'Waiting for review',
  approved: 'Approved',
};

export const isFiltering = ({ q, status }: ArtistFilter): boolean => q !== '' || status !== 'all';

export const statusOf = (value: unknown): ArtistFilter['status'] =>
  ARTIST_STATUSES.find((status) => status === value) ?? 'all';

/** Reads the address, dropping whatever is no filter of ours. */
export const parseArtistFilter = (raw: Record<string, unknown>): ArtistFilterParams =>
  toArtistFilterParams({ q: textOf(raw.q), status: statusOf(raw.status) });

/** Also the parameters of the list route. */
export const toArtistFilterParams = ({ q, status }: ArtistFilter): ArtistFilterParams => ({
  ...(q.trim() ? { q: q.trim().slice(0, TEXT_LENGTH.artistName) } : {}),
  ...(status === 'all' ? {} : { status }),
});

export const fromArtistFilterParams = (params: ArtistFilterParams): ArtistFilter => ({ ...EMPTY, ...params });
