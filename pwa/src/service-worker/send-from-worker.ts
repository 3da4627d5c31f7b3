import { nextTurn } from '#shared/offline/outbox-attempts';
import { drainOutbox } from '#shared/offline/outbox-runner';

/**
 * Runs the outbox with no page open. Fails while something is still to be sent: that is how a browser knows to wake the
 * worker again.
 */
export const sendFromWorker = async (): Promise<void> => {
  await drainOutbox('fresh');
  if ((await nextTurn()) !== null) throw new Error('The outbox is not empty yet.');
};
