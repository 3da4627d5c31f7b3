import { LIST_LIMIT } from '#contract/limits.js';
import { cursorOf, rowId } from './cursor.js';
import type { PageQuery } from './page-query.js';

/** The rows of one page, and what asks for the next when there is one: a cursor, other words of the query, or both. */
export interface Page<Row> {
  shown: Row[];
  nextCursor?: string;
  /** What the next page is asked with beside the query of this one. */
  nextQuery?: Record<string, string>;
}

/** Which part of a list that goes by its ids. */
export interface PagePart {
  /** The id that the page before ended with. */
  after?: number;
  take: number;
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

/** The same page of other rows. */
export const mapPage = <Row, Shown>(
  { shown, ...next }: Page<Row>,
  show: (row: Row) => Shown,
): Page<Shown> => ({ ...next, shown: shown.map(show) });

const idCursor = cursorOf({ id: rowId });

/**
 * A page of a list that goes by its ids.
 * @param find the rows of this part
 * @throws DomainError naming `cursor` when this product did not write it
 */
export const pageById = async <Row extends { id: number }>(
  { cursor, limit = LIST_LIMIT.default }: PageQuery,
  find: (part: PagePart) => Promise<Row[]>,
): Promise<Page<Row>> =>
  pageOf(await find({ after: idCursor.read(cursor)?.id, take: limit + 1 }), limit, idCursor.write);
