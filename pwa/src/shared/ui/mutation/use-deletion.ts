import { useAsked } from './use-asked';

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
  const { asked, ask, cancel, settle } = useAsked<Row>();
  const confirm = ({ id }: Row) => remove.mutate(id, { onSuccess: onDeleted, onSettled: () => settle(id) });
  return {
    leaving: asked,
    ask,
    answers: {
      isPending: asked !== null && remove.isUnderWay(asked.id),
      onConfirm: () => asked && confirm(asked),
      onCancel: cancel,
    },
  };
};
