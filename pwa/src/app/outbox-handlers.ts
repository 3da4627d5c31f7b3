import { AVAILABILITY_KIND } from '#features/availability/availability';
import { availabilityHandler } from '#features/availability/queue/availability.outbox';
import { CHECK_IN_KIND } from '#features/check-in/check-in';
import { checkInHandler } from '#features/check-in/check-in.outbox';
import { registerHandler } from '#shared/offline/outbox/outbox-handlers';

/** Teaches the outbox every kind there is. Called once by each page and by the service worker, before it runs. */
export const registerOutboxHandlers = (): void => {
  registerHandler(CHECK_IN_KIND, checkInHandler);
  registerHandler(AVAILABILITY_KIND, availabilityHandler);
};
