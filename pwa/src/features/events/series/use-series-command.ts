import type { SeriesScope } from '#contract/rules/events/series';
import { isRefused } from '#shared/http/http-error';
import { offerUndo } from '#shared/ui/mutation/undo-offer';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import {
  sendSeriesCommand,
  type SeriesChange,
  type SeriesCommand,
  undoSeriesChange,
} from './series-requests';
import { showCount } from './series-words';

interface CommandEnds {
  onDone: () => void;
  /** Nothing was changed. */
  onFailed: (error: Error) => unknown;
}

/** Changes or deletes shows of a series, says so in the words of spec §8, and offers to undo it for a minute. */
export const useSeriesCommand = (command: SeriesCommand, { onDone, onFailed }: CommandEnds) => {
  const refresh = useRefreshEvents();
  const words = command.request ? CHANGED : DELETED;
  return useIdempotentMutation<SeriesChange, SeriesScope>({
    send: (scope, key) => sendSeriesCommand(command, scope, key),
    done: ({ shows }) => ({
      title: words.done,
      ...(shows > 1 && { description: `${showCount(shows)} ${words.past}.` }),
    }),
    failed: words.failed,
    onDone: (change) => {
      refresh();
      if (change?.undoSeconds && change.shows > 0)
        offerUndo({
          key: change.key,
          words: `${showCount(change.shows)} ${words.past}`,
          seconds: change.undoSeconds,
          send: () => undoSeriesChange(change.key),
        });
      onDone();
    },
    onFailed: (error) => {
      // Without an answer it is asked about again, from the show as it was.
      if (isRefused(error)) refresh();
      return onFailed(error);
    },
  });
};

const CHANGED = {
  done: 'Event updated successfully',
  failed: 'Failed to update event',
  past: 'changed',
};

const DELETED = {
  done: 'Event deleted successfully',
  failed: 'Failed to delete event',
  past: 'deleted',
};
