import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { LIST_LIMIT } from '#contract/limits.js';
import { cursorOf, rowId, storedText } from '#src/common/paging/cursor.js';
import type { PageQuery } from '#src/common/paging/page-query.js';
import { type Page, pageOf } from '#src/common/paging/page.js';

/** Where a page ended. */
const needCursor = cursorOf({ status: storedText, date: storedText, id: rowId });

/** Which part of a list that begins with what waits for its reader. */
export interface NeedPart {
  /** The statuses that wait, the most urgent one first. */
  waiting: readonly string[];
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
  { waiting, dateOf }: { waiting: readonly Row['status'][]; dateOf: (row: Row) => string },
  find: (part: NeedPart) => Promise<Row[]>,
): Promise<Page<Row>> =>
  pageOf(await find({ waiting, after: needCursor.read(cursor), take: limit + 1 }), limit, (last) =>
    needCursor.write({ id: last.id, status: last.status, date: dateOf(last) }),
  );

/**
 * Orders rows by need: what waits in the order of its statuses, the soonest date first; then everything else, the latest date first.
 * @param columns of the query, e.g. `booking.status`
 */
export const orderByNeed = <Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  columns: { id: string; status: string; date: string },
  { waiting, after, take }: NeedPart,
): SelectQueryBuilder<Row> => {
  const { id, status, date } = columns;
  const rank = `coalesce(array_position(:waiting::text[], ${status}::text), ${waiting.length + 1})`;
  const waitingDate = `CASE WHEN ${status} = ANY (:waiting) THEN ${date} END`;
  if (after) {
    const isWaiting = waiting.includes(after.status);
    const afterRank = isWaiting ? waiting.indexOf(after.status) + 1 : waiting.length + 1;
    query.andWhere(
      `(${rank} > :afterRank OR (${rank} = :afterRank AND (${date} ${isWaiting ? '>' : '<'} :afterDate OR (${date} = :afterDate AND ${id} < :afterId))))`,
      { afterRank, afterDate: after.date, afterId: after.id },
    );
  }
  return query
    .setParameter('waiting', [...waiting])
    .orderBy(rank)
    .addOrderBy(waitingDate)
    .addOrderBy(date, 'DESC')
    .addOrderBy(id, 'DESC')
    .limit(take);
};
