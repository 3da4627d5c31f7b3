/**
 * What waits for the reader first, in the order of these statuses and then by date; everything else below, the latest date
 * first.
 */
export const byNeed = <Row extends { status: string }>(
  rows: readonly Row[],
  { waiting, dateOf }: { waiting: readonly Row['status'][]; dateOf: (row: Row) => string },
): Row[] => {
  const rankOf = ({ status }: Row) => (waiting.includes(status) ? waiting.indexOf(status) : waiting.length);
  return [...rows].sort((one, other) => {
    const rank = rankOf(one) - rankOf(other);
    if (rank !== 0) return rank;
    const soonest = dateOf(one).localeCompare(dateOf(other));
    return rankOf(one) < waiting.length ? soonest : -soonest;
  });
};
