import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { LIST_LIMIT } from '#contract/limits.js';
import { cursorOf, rowId, storedText } from '#src/common/paging/cursor.js';
import type { PageQuery } from '#src/common/paging/page-query.js';
import { type Page, pageOf } from '#src/common/paging/page.js';

/** Where a page ended, and the venue's date when page 1 was read: later pages use the same, so that no row moves at midnight. */
const needCursor = cursorOf({ day: storedText, status: storedText, date: storedText, id: rowId });

/** What a list by need asks of its rows. */
interface Need<Row extends { status: string }> {
  /** The statuses that wait, until the row's date is over. */
  waiting: readonly Row['status'][];
  dateOf: (row: Row) => string;
  /** The venue's date. */
  today: string;
}

/** Which part of a list that begins with what waits for its reader. */
export interface NeedPart {
  /** The statuses that wait, the most urgent one first. */
  waiting: readonly string[];
  /** Rows of an earlier day are over, and wait for nobody. */
  day: string;
  /** What the page before ended with. */
  after?: Parameters<typeof needCursor.write>[0];
  take: number;
}

/**
 * A page of a list that begins with what waits for its reader.
 * @param find the rows of this part
 * @throws DomainError naming `cursor` when this product did not write it
 */
export const pageByNeed = async <Row extends { id: number; status: string }>(
  { cursor, limit = LIST_LIMIT.default }: PageQuery,
  { waiting, dateOf, today }: Need<Row>,
  find: (part: NeedPart) => Promise<Row[]>,
): Promise<Page<Row>> => {
  const after = needCursor.read(cursor);
  const day = after?.day ?? today;
  return pageOf(await find({ waiting, day, after, take: limit + 1 }), limit, (last) =>
    needCursor.write({ day, id: last.id, status: last.status, date: dateOf(last) }),
  );
};

/**
 * Orders rows by need: what waits in the order of its statuses, the soonest date first; then everything else, the latest date first.
 * @param columns of the query, e.g. `booking.status`
 */
export const orderByNeed = <Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  columns: { id: string; status: string; date: string },
  { waiting, day, after, take }: NeedPart,
): SelectQueryBuilder<Row> => {
  const { id, status, date } = columns;
  const isWaiting = `(${date} >= :day AND ${status} = ANY (:waiting))`;
  const rank = `CASE WHEN ${isWaiting} THEN array_position(:waiting::text[], ${status}::text) ELSE ${waiting.length + 1} END`;
  if (after) {
    const wasWaiting = after.date >= day && waiting.includes(after.status);
    const afterRank = wasWaiting ? waiting.indexOf(after.status) + 1 : waiting.length + 1;
    query.andWhere(
      `(${rank} > :afterRank OR (${rank} = :afterRank AND (${date} ${wasWaiting ? '>' : '<'} :afterDate OR (${date} = :afterDate AND ${id} < :afterId))))`,
      { afterRank, afterDate: after.date, afterId: after.id },
    );
  }
  return query
    .setParameters({ waiting: [...waiting], day })
    .orderBy(rank)
    .addOrderBy(`CASE WHEN ${isWaiting} THEN ${date} END`)
    .addOrderBy(date, 'DESC')
    .addOrderBy(id, 'DESC')
    .limit(take);
};
