import { useRef } from 'react';
import { isRefused } from '#shared/http/http-error';

/**
 * Knows a command that is sent again unchanged after its answer was lost: the venue may have done it at the first try.
 * @returns to be asked of each try that failed, whether it repeats the one before
 */
export const useRepeats = () => {
  const unheard = useRef<string>(undefined);
  return (command: unknown, error: unknown): boolean => {
    const sent = JSON.stringify(command);
    const isRepeated = unheard.current === sent;
    if (!isRefused(error)) unheard.current = sent;
    return isRepeated;
  };
};
