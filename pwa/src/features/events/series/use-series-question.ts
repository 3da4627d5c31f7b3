import { useState } from 'react';
import type { SeriesCommand } from './series-requests';

/**
 * Asks which shows of a series are saved, once its form is filled in.
 * @param explain shows in the form why this show is not saved
 */
export const useSeriesQuestion = (explain: (error: Error) => unknown) => {
  const [command, setCommand] = useState<SeriesCommand | null>(null);
  const [isSaved, setSaved] = useState(false);
  const question = command && {
    command,
    onCancel: () => setCommand(null),
    onDone: () => setSaved(true),
    onRefused: (error: Error) => {
      setCommand(null);
      return explain(error);
    },
  };
  return { ask: setCommand, isSaved, question };
};
