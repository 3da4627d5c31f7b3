import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { messageOf, UnreachableError } from '#shared/http/http-error';
import { showToast, type ToastMessage } from './toast-store';

interface ToldMutation<Answer, Command> {
  /** Sends the command. */
  send: (command: Command) => Promise<Answer>;
  /** Toast on success; none when left out, for a caller that tells it otherwise. */
  done?: (answer: Answer, command: Command) => ToastMessage;
  /**
   * Spec §8's default for a failure without words of the server's; no toast when left out, for a caller that tells it
   * otherwise.
   */
  failed?: string;
  /** Refreshes what the command changed; the mutation stays pending until it is done. */
  onDone?: (answer: Answer, command: Command) => unknown;
  onFailed?: (error: Error, command: Command) => unknown;
  /**
   * What a command is about, e.g. a row's id: two about the same thing are never under way at once. Objects go one
   * at a time unless it tells them apart.
   */
  about?: (command: Command) => unknown;
}

/** A command that tells its outcome by a toast, in the words of spec §8. Tapped twice, it is sent once. */
export const useToldMutation = <Answer, Command = void>({
  send,
  done,
  failed,
  onDone,
  onFailed,
  about = aboutOf,
}: ToldMutation<Answer, Command>): UseMutationResult<Answer, Error, Command> => {
  const underWay = useRef(new Set<unknown>());
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: async (answer, command) => {
      if (done) showToast(done(answer, command));
      await onDone?.(answer, command);
    },
    onError: async (error, command) => {
      if (failed !== undefined) showToast(failure(error, failed));
      await onFailed?.(error, command);
    },
    onSettled: (_answer, _error, command) => void underWay.current.delete(about(command)),
  });
  const { mutate } = mutation;
  return {
    ...mutation,
    mutate: (...args) => {
      const [command] = args;
      const subject = command === undefined ? undefined : about(command);
      if (underWay.current.has(subject)) return;
      underWay.current.add(subject);
      mutate(...args);
    },
  };
};

/** What a hook sends as an object, such as a form's values, goes one at a time; ids one by one. */
const aboutOf = (command: unknown): unknown => (typeof command === 'object' ? 'one at a time' : command);

/** A toast titled 'Error' with the server's words, else the default; without a network, that nothing was changed. */
export const failure = (error: Error, fallback: string): ToastMessage => ({
  title: 'Error',
  description:
    error instanceof UnreachableError
      ? `${withoutStop(fallback)}. You're offline; try again when you have a connection.`
      : messageOf(error, fallback),
  destructive: true,
});

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '');
