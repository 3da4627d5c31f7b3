import { useState } from 'react';
import { requestJson } from '#shared/http/http-client';
import { type ToastMutationOptions, useToastMutation } from './use-toast-mutation';

/** A command about one thing at a time, as `useToastMutation` has it. */
interface Settling<Command> {
  isUnderWay: (id: number) => boolean;
  mutate: (command: Command, options: { onSuccess?: () => void; onSettled: () => void }) => void;
}

/** A question about a row of a list, before something is done to it. */
interface Question<Row> {
  /** The row that is asked about; null while none is. */
  asked: Row | null;
  ask: (row: Row) => void;
  /** What the question needs to be answered. */
  answers: { isPending: boolean; onConfirm: () => void; onCancel: () => void };
}

/** Asks before a command about a row; the question closes when the venue has answered, unless it is about another row by then. */
export const useQuestion = <Row extends { id: number }, Command>(
  command: Settling<Command>,
  commandOf: (row: Row) => Command,
  onSuccess?: () => void,
): Question<Row> => {
  const [asked, ask] = useState<Row | null>(null);
  const confirm = (row: Row) =>
    command.mutate(commandOf(row), {
      onSuccess,
      onSettled: () => ask((now) => (now?.id === row.id ? null : now)),
    });
  return {
    asked,
    ask,
    answers: {
      isPending: asked !== null && command.isUnderWay(asked.id),
      onConfirm: () => asked && confirm(asked),
      onCancel: () => ask(null),
    },
  };
};

/** Deleting a row asks first. @param onDeleted the row is gone */
export const useDeletion = <Row extends { id: number }>(remove: Settling<number>, onDeleted?: () => void) => {
  const { asked: leaving, ...question } = useQuestion<Row, number>(remove, ({ id }) => id, onDeleted);
  return { leaving, ...question };
};

export interface DeleteCommand extends Pick<
  ToastMutationOptions<unknown, number>,
  'done' | 'onDone' | 'refresh'
> {
  /** Of all rows: the row's own ends with its id. */
  path: string;
}

/** Deletes a row by its id, and says so in the words of spec §8. @param noun 'Badge' */
export const useDeleteCommand = (noun: string, { path, ...command }: DeleteCommand) =>
  useToastMutation<unknown, number>({
    send: (id) => requestJson(`${path}/${id}`, { method: 'DELETE' }),
    done: () => ({ title: `${noun} deleted successfully` }),
    failed: `Failed to delete ${noun.toLowerCase()}`,
    ...command,
  });
