import { useRef, useState } from 'react';
import { HttpError, isRefused } from '#shared/http/http-error';
import type { ToastMessage } from '#shared/ui/feedback/toast-store';
import { useToastMutation, type ToastMutationOptions } from './use-toast-mutation';

interface IdempotentMutation<Answer, Command> extends Pick<
  ToastMutationOptions<Answer, Command>,
  'failed' | 'onFailed' | 'refresh'
> {
  send: (command: Command, key: string) => Promise<Answer>;
  /** As in `useToastMutation`; what had arrived before has a toast of its own. */
  done?: (answer: Answer, command: Command) => ToastMessage;
  /**
   * Refreshes what the command changed.
   * @param answer null when an earlier press, with other values, had already arrived
   * @param arrived what the venue has; undefined when it may be one of several to which no answer came
   */
  onDone?: (answer: Answer | null, arrived: Command | undefined) => unknown;
}

/** Said when the venue has what was sent before, and the form was changed since. */
export const ALREADY_SENT: ToastMessage = {
  title: 'Already sent',
  description:
    'What you sent before has arrived, so this was not sent again. Please check it before you send another.',
};

/**
 * Sends a form under one idempotency key: pressing its button again creates nothing more. When an answer was lost and the form
 * is changed and sent again, the first version stands and the form is done.
 */
export const useIdempotentMutation = <Answer, Command>({
  send,
  done,
  onDone,
  onFailed,
  failed,
  refresh,
}: IdempotentMutation<Answer, Command>) => {
  const [key] = useState(() => crypto.randomUUID());
  const unheard = useRef(new Map<string, Command>());
  return useToastMutation<Answer | null, Command>({
    send: (command) => send(command, key).catch(nothingIfArrived),
    done: (answer, command) => (answer === null ? ALREADY_SENT : done?.(answer, command)),
    failed,
    refresh,
    onDone:
      onDone && ((answer, command) => onDone(answer, answer === null ? onlyOne(unheard.current) : command)),
    onFailed: (error, command) => {
      if (!isRefused(error)) unheard.current.set(JSON.stringify(command), command);
      return onFailed?.(error, command);
    },
  });
};

/** Each area of the API has a code of its own for a key that came with something else before (design §4 "Errors"). */
const nothingIfArrived = (error: unknown): null => {
  if (error instanceof HttpError && error.problem?.code.endsWith('.key-reused')) return null;
  throw error;
};

const onlyOne = <Command>(commands: Map<string, Command>): Command | undefined =>
  commands.size === 1 ? commands.values().next().value : undefined;
