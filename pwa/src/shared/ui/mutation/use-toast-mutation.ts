import { useMutation, useQueryClient, type QueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError, messageOf, UnreachableError } from '#shared/http/http-error';
import {
  currentToast,
  dismissToast,
  refused,
  showToast,
  type Toast,
  type ToastMessage,
} from '#shared/ui/feedback/toast-store';

export interface ToastMutationOptions<Answer, Command> {
  send: (command: Command) => Promise<Answer>;
  /** Toast on success; none when left out or without one, for a caller that tells it otherwise. */
  done?: (answer: Answer, command: Command) => ToastMessage | undefined;
  /**
   * Spec §8's default for a failure without words of the server's; no toast when left out, for a caller that tells it
   * otherwise.
   */
  failed?: string;
  /** Refreshes what the command changed; the mutation stays pending until it is done. */
  onDone?: (answer: Answer, command: Command) => unknown;
  onFailed?: (error: Error, command: Command) => unknown;
  /**
   * Asks again for what the command is about, as `onDone` does without one, and when the venue has refused it: somebody else
   * changed or deleted it.
   */
  refresh?: (client: QueryClient) => Promise<unknown>;
  /**
   * What a command is about, e.g. a row's id: two about the same thing are never under way at once. Objects go one
   * at a time unless it tells them apart.
   */
  about?: (command: Command) => unknown;
}

/** A mutation that knows of each of its commands under way; `isPending` and `variables` know the last one. */
type ToastMutation<Answer, Command> = UseMutationResult<Answer, Error, Command> & {
  /** True from the tap until what the command changed is refreshed. @param subject as `about` names it */
  isUnderWay: (subject: unknown) => boolean;
};

/** A command that tells its outcome by a toast, in the words of spec §8. Tapped twice, it is sent once. */
export const useToastMutation = <Answer, Command = void>({
  send,
  done,
  failed,
  onDone,
  onFailed,
  refresh,
  about = aboutOf,
}: ToastMutationOptions<Answer, Command>): ToastMutation<Answer, Command> => {
  const client = useQueryClient();
  const underWay = useSubjects();
  const refusal = useRef<Toast | null>(null);
  const subjectOf = (command: Command | undefined) => (command === undefined ? undefined : about(command));
  const mutation = useMutation({
    mutationFn: send,
    onSuccess: async (answer, command) => {
      const told = done?.(answer, command);
      if (told) showToast(told);
      else if (refusal.current && refusal.current === currentToast()) dismissToast();
      await (onDone ? onDone(answer, command) : refresh?.(client));
    },
    onError: async (error, command) => {
      if (failed !== undefined) {
        showToast(failure(error, failed));
        refusal.current = currentToast();
      }
      await onFailed?.(error, command);
      if (error instanceof HttpError) await refresh?.(client);
    },
    onSettled: (_answer, _error, command) => underWay.end(subjectOf(command)),
  });
  const { mutate } = mutation;
  return {
    ...mutation,
    isUnderWay: underWay.has,
    mutate: (...args) => {
      const [command] = args;
      if (underWay.begin(subjectOf(command))) mutate(...args);
    },
  };
};

/** The subjects of commands under way: as rendered, and as of now for a second tap before the next rendering. */
const useSubjects = () => {
  const now = useRef(new Set<unknown>());
  const [shown, setShown] = useState<ReadonlySet<unknown>>(() => new Set());
  const show = () => setShown(new Set(now.current));
  return {
    has: (subject: unknown) => shown.has(subject),
    /** False when one is under way about it already. */
    begin: (subject: unknown): boolean => {
      if (now.current.has(subject)) return false;
      now.current.add(subject);
      show();
      return true;
    },
    end: (subject: unknown) => {
      now.current.delete(subject);
      show();
    },
  };
};

/** Objects, e.g. the values of a form, are sent one at a time; each id is a subject of its own. */
const aboutOf = (command: unknown): unknown => (typeof command === 'object' ? 'one at a time' : command);

/** A toast titled 'Error' with the server's words, else the default; without a network, that nothing was changed. */
export const failure = (error: Error, fallback: string): ToastMessage =>
  refused(
    'Error',
    error instanceof UnreachableError
      ? `${withoutStop(fallback)}. You're offline; try again when you have a connection.`
      : messageOf(error, fallback),
  );

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '');
