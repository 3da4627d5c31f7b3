const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** True for a time of day on the venue's clock, `HH:MM`. */
export const isWallClockTime = (text: string): boolean => TIME.test(text);
