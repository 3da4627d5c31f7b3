import { backoffDelay } from '#shared/http/backoff';
import { nextTurn } from '#shared/offline/outbox/outbox-attempts';
import { drainOutbox } from '#shared/offline/outbox/outbox-runner';

/** How long one wake goes on trying, in milliseconds. A browser ends it after three minutes, and wakes again five later. */
const PATIENCE = 90_000;

/**
 * Runs the outbox with no page open. A network that has just come back is often not quite there yet, so it tries more
 * than once. Fails while something is still to be sent: that is how a browser knows to wake the worker again.
 */
export const sendFromWorker = async (): Promise<void> => {
  const end = Date.now() + PATIENCE;
  for (let attempt = 1; ; attempt += 1) {
    await drainOutbox('fresh');
    const turn = await nextTurn();
    if (turn === null) return;
    const next = Math.max(turn, Date.now() + backoffDelay(attempt, Math.random()));
    if (next > end) throw new Error('The outbox is not empty yet.');
    await new Promise((resolve) => setTimeout(resolve, next - Date.now()));
  }
};
