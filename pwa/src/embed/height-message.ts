/** What the frame tells the page around it: how high its shows are, in CSS pixels. */
export const HEIGHT_MESSAGE = 'venue-events:height';

/** @returns the height; undefined for any other message */
export const heightOf = (message: unknown): number | undefined => {
  if (typeof message !== 'object' || message === null) return undefined;
  const { type, height } = message as { type?: unknown; height?: unknown };
  return type === HEIGHT_MESSAGE && typeof height === 'number' && Number.isFinite(height)
    ? height
    : undefined;
};
