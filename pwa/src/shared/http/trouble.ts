import { UnreachableError } from './http-error';

/** Why an answer is not there: no network, or a fault of ours. */
export type Trouble = 'offline' | 'failed';

/** What stands in the way of a query; null while nothing does. One that waits for a network is paused. */
export const troubleOf = ({
  error,
  isPaused,
}: {
  error: Error | null;
  isPaused: boolean;
}): Trouble | null => {
  if (isPaused || error instanceof UnreachableError) return 'offline';
  return error ? 'failed' : null;
};
