import { useState } from 'react';
import { isRefused } from '#shared/http/http-error';

/**
 * Knows commands that are sent again unchanged after their answers were lost: the venue may have done them at the first try.
 * @returns to be asked of each try that failed, whether it repeats one before
 */
export const useRepeats = () => {
  const [unheard] = useState(() => new Set<string>());
  return (command: unknown, error: unknown): boolean => {
    const sent = JSON.stringify(command);
    const isRepeated = unheard.has(sent);
    if (!isRefused(error)) unheard.add(sent);
    return isRepeated;
  };
};

/**
 * Sends a command. Where the answer to a try was lost and the venue refuses the same when it is tried again, it is done if the
 * venue has what comes of it.
 * @param find what has come of the command, as the venue has it; undefined when nothing has
 */
export const useSendAgain = <Command, Answer>(
  send: (command: Command) => Promise<Answer>,
  find: (command: Command) => Promise<Answer | undefined>,
) => {
  const isRepeat = useRepeats();
  return async (command: Command): Promise<Answer> => {
    try {
      return await send(command);
    } catch (error) {
      const isUnclear = isRepeat(command, error) && isRefused(error);
      const found = isUnclear ? await find(command).catch(() => undefined) : undefined;
      if (found === undefined) throw error;
      return found;
    }
  };
};
