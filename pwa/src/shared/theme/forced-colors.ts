/**
 * What is chosen or current, where the device has colors of its own (forced colors): they leave out backgrounds and shadows, and
 * draw this outline, which nobody sees else.
 */
export const SEEN_IN_FORCED_COLORS = { outline: '3px solid transparent', outlineOffset: '-3px' } as const;
