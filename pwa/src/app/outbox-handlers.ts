import { AVAILABILITY_KIND } from '#features/availability/availability';
import { availabilityHandler } from '#features/availability/queue/availability.outbox';
import { CHECK_IN_KIND } from '#features/check-in/check-in';
import { checkInHandler } from '#features/check-in/check-in.outbox';
import { DOOR_KIND } from '#features/door/acts/door-act';
import { type OutboxHandler, registerHandler } from '#shared/offline/outbox/outbox-handlers';

/**
 * Teaches the outbox every kind there is. Called once by each page and by the service worker, before it runs.
 * @param door sends what was done at the door: a page loads that late, and the worker can load nothing later
 */
export const registerOutboxHandlers = (door: OutboxHandler): void => {
  registerHandler(CHECK_IN_KIND, checkInHandler);
  registerHandler(AVAILABILITY_KIND, availabilityHandler);
  registerHandler(DOOR_KIND, door);
};
