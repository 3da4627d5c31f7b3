/** Days that texts of senders whom nobody knows any more are kept (decision 49). */
export const TEXT_DAYS = { min: 30, max: 3_650 } as const;
