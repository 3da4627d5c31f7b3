import { useState } from 'react';

/** The row of a list that a question is open about. */
interface Asked<Row> {
  /** Null while no question is open. */
  asked: Row | null;
  ask: (row: Row) => void;
  cancel: () => void;
  /** Closes the question about this row, for its answer has come. Meanwhile it may be about another row. */
  settle: (id: number) => void;
}

/** Asks about one row at a time, before something is done to it. */
export const useAsked = <Row extends { id: number }>(): Asked<Row> => {
  const [asked, setAsked] = useState<Row | null>(null);
  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    settle: (id) => setAsked((now) => (now?.id === id ? null : now)),
  };
};
