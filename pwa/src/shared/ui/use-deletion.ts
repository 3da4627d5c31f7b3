import { useState } from 'react';

/** The command that deletes a row by its id. */
interface Removal {
  isUnderWay: (id: number) => boolean;
  mutate: (id: number, options: { onSuccess?: () => void; onSettled: () => void }) => void;
}

/** A row of a list that may be deleted, once somebody has confirmed it. */
interface Deletion<Row> {
  /** Null while none is asked about. */
  leaving: Row | null;
  ask: (row: Row) => void;
  /** What the question needs to be answered. */
  answers: { isPending: boolean; onConfirm: () => void; onCancel: () => void };
}

/** Deleting a row asks first; the question closes when the venue has answered. @param onDeleted the row is gone */
export const useDeletion = <Row extends { id: number }>(
  remove: Removal,
  onDeleted?: () => void,
): Deletion<Row> => {
  const [leaving, setLeaving] = useState<Row | null>(null);
  const confirm = ({ id }: Row) =>
    remove.mutate(id, {
      onSuccess: onDeleted,
      // Meanwhile the question may be about another row.
      onSettled: () => setLeaving((asked) => (asked?.id === id ? null : asked)),
    });
  return {
    leaving,
    ask: setLeaving,
    answers: {
      isPending: leaving !== null && remove.isUnderWay(leaving.id),
      onConfirm: () => leaving && confirm(leaving),
      onCancel: () => setLeaving(null),
    },
  };
};
