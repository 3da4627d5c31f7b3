import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SeriesScope } from '#contract/rules/events/series';
import { isChangedMeanwhile, isRefused } from '#shared/http/http-error';
import { isGone } from '#shared/http/is-gone';
import { showToast, type ToastMessage } from '#shared/ui/feedback/toast-store';
import { offerUndo } from '#shared/ui/mutation/undo-offer';
import { useIdempotentMutation } from '#shared/ui/mutation/use-idempotent-mutation';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import {
  sendSeriesCommand,
  seriesPreviewQuery,
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

/**
 * Changes or deletes shows of a series, says so in the words of spec §8, and offers to undo it for a minute. `askLater` is for a
 * question that is closed without an answer to its command.
 */
export const useSeriesCommand = (command: SeriesCommand, { onDone, onFailed }: CommandEnds) => {
  const refresh = useRefreshEvents();
  const client = useQueryClient();
  const sent = useRef<SentCommand | null>(null);
  const saving = useIdempotentMutation<SeriesChange, SeriesScope>({
    send: (scope, key) => {
      sent.current = { ...command, scope, key };
      return sendSeriesCommand(command, scope, key);
    },
    done: (change) => doneOf(command, change),
    failed: wordsOf(command).failed,
    onDone: (change) => {
      refresh();
      if (change) offerUndoOf(command, change);
      onDone();
    },
    onFailed: (error) => {
      // Without an answer it is asked about again, from the show as it was.
      if (isRefused(error)) refresh();
      return onFailed(error);
    },
  });
  const askLater = async () => {
    const change = sent.current && (await findOutcome(client, sent.current));
    refresh();
    if (!change) return;
    showToast(doneOf(command, change));
    offerUndoOf(command, change);
  };
  return { ...saving, askLater };
};

interface SentCommand extends SeriesCommand {
  scope: SeriesScope;
  key: string;
}

/**
 * What became of a command without an answer, once the connection is back; null when it changed nothing, as far as can be told. It is
 * sent again only where the show is another one by now, perhaps by this command: to any other one the venue says no then.
 */
const findOutcome = async (client: QueryClient, { scope, key, ...command }: SentCommand) => {
  const preview = {
    ...seriesPreviewQuery(command, scope),
    queryKey: ['series-outcome', key],
    retry: (count: number, error: Error) => count < MOST_TRIES && !isRefused(error),
  };
  try {
    await client.fetchQuery(preview);
    return null;
  } catch (error) {
    if (!isChangedMeanwhile(error) && !isGone(error)) return null;
    return sendSeriesCommand(command, scope, key).catch(() => null);
  }
};

/** About a minute, for which it can be undone; the time without a network is not counted. */
const MOST_TRIES = 6;

const offerUndoOf = (command: SeriesCommand, { key, shows, undoSeconds }: SeriesChange): void => {
  if (!undoSeconds || shows === 0) return;
  const words = `${showCount(shows)} ${wordsOf(command).past}`;
  offerUndo({ key, words, seconds: undoSeconds, send: () => undoSeriesChange(key) });
};

const doneOf = (command: SeriesCommand, { shows }: SeriesChange): ToastMessage => {
  const { done, past } = wordsOf(command);
  return { title: done, ...(shows > 1 && { description: `${showCount(shows)} ${past}.` }) };
};

const wordsOf = ({ request }: SeriesCommand) => (request ? CHANGED : DELETED);

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
