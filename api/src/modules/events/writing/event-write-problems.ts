import type { DomainError } from '#src/common/errors/domain-error.js';
import { violatesExclusion, violatesForeignKey } from '#src/database/pg-errors.js';
import { artistBusy, artistUnknown } from '#src/modules/events/event-errors.js';

/** The problem with an act that made the database refuse an event; undefined for other failures. */
export const artistProblem = (error: unknown): DomainError | undefined => {
  if (violatesForeignKey(error, 'fk_events_artist') || violatesForeignKey(error, 'fk_event_acts_artist'))
    return artistUnknown();
  return violatesExclusion(error, 'ex_event_acts_slot') ? artistBusy() : undefined;
};
