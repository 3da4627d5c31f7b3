import type { DomainError } from '#src/common/errors/domain-error.js';
import { violatesExclusion, violatesForeignKey } from '#src/database/pg-errors.js';
import { artistBusy, artistUnknown } from '#src/modules/events/event-errors.js';

/** What the database's refusal of an event says of its acts; undefined for other failures. */
export const artistProblem = (error: unknown): DomainError | undefined => {
  if (violatesForeignKey(error, 'fk_events_artist') || violatesForeignKey(error, 'fk_event_acts_artist'))
    return artistUnknown();
  return violatesExclusion(error, 'ex_event_acts_slot') ? artistBusy() : undefined;
};
