/** Rows by the member they are about, in their order. */
export const byMember = <Row extends { memberId: number }>(rows: readonly Row[]): Map<number, Row[]> => {
  const found = new Map<number, Row[]>();
  for (const row of rows) {
    const others = found.get(row.memberId);
    if (others) others.push(row);
    else found.set(row.memberId, [row]);
  }
  return found;
};
