import { DomainError } from '#src/common/errors/domain-error.js';

/** No such event, or it was deleted meanwhile. */
export const eventNotFound = (): DomainError =>
  new DomainError('not-found', 'events.not-found', 'This event is not on the calendar any more.');
