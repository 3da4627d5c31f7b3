/** How often the nights of a series come. Each night is an event of its own. */
export const SERIES_FREQUENCIES = ['weekly', 'monthly'] as const;
export type SeriesFrequency = (typeof SERIES_FREQUENCIES)[number];

/**
 * What a monthly series keeps: the day of the month ("the 15th"), or the weekday's turn ("the fourth Friday").
 * A month too short for the 31st has its last day, one without a fifth Friday its last Friday.
 */
export const SERIES_ANCHORS = ['date', 'weekday'] as const;
export type SeriesAnchor = (typeof SERIES_ANCHORS)[number];

/** Weeks or months from one night to the next. */
export const SERIES_INTERVAL = { min: 1, max: 12 } as const;

/** Nights of a series: at most two years of every week. */
export const SERIES_NIGHTS = { min: 2, max: 104 } as const;

/** Which shows of a series a change is for: the one it is made at, that one and all after it, or all to come. */
export const SERIES_SCOPES = ['this', 'following', 'all'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];
