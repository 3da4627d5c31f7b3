/** The rows of one page, and the cursor of the next when there is one. */
export interface Page<Row> {
  shown: Row[];
  nextCursor?: string;
}

/**
 * Cuts a page from rows of which one more than the page holds was asked for: that one tells that more follow.
 * @param cursorOf where the page ends, as the next call names it
 */
export const pageOf = <Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): Page<Row> => {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return { shown, ...(found.length > limit && last && { nextCursor: cursorOf(last) }) };
};
