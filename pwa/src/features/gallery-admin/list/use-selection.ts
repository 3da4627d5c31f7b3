import { useState } from 'react';

interface Selection<Row> {
  /** Those of the rows that are selected. */
  rows: Row[];
  has: (id: number) => boolean;
  set: (id: number, isSelected: boolean) => void;
  /** Selects these no more. */
  drop: (ids: readonly number[]) => void;
  all: () => void;
  clear: () => void;
}

/** Which rows of a list are selected; what is no longer listed is selected no more. */
export const useSelection = <Row extends { id: number }>(rows: readonly Row[]): Selection<Row> => {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const drop = (left: readonly number[]) =>
    setIds((before) => new Set([...before].filter((id) => !left.includes(id))));
  return {
    rows: rows.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    set: (id, isSelected) => (isSelected ? setIds((before) => new Set([...before, id])) : drop([id])),
    drop,
    all: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
};
