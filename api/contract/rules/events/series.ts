/** Which shows of a series a change is for: the one it is made at, that one and all after it, or all to come. */
export const SERIES_SCOPES = ['this', 'following', 'all'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];
