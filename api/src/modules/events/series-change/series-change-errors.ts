import { EVENT_YEARS } from '#contract/limits.js';
import { clash, DomainError, invalidField, notFound } from '#src/common/errors/domain-error.js';
import { named, type NamedShow } from '#src/modules/events/event-errors.js';

export const notInSeries = () => clash('events.not-in-series', 'This show is not part of a series.');

/** Shows that have begun are changed one by one. */
export const seriesPlayed = () =>
  clash(
    'events.series-played',
    'This show has begun already. Change it by itself, or start from one that is still to come.',
  );

/** An undo cannot give a check-in its show back, so a show with check-ins is deleted by itself. */
export const showHasCheckIns = (show: NamedShow) =>
  clash(
    'events.has-check-ins',
    `Guests have checked in to ${named(show)}. Delete it by itself, or leave it on the calendar.`,
  );

/** A show would be before or after the years of the calendar. */
export const showBeyond = (show: NamedShow) =>
  problemAt(
    show,
    invalidField(
      'events.invalid-series',
      'date',
      `A show must be between ${EVENT_YEARS.min} and ${EVENT_YEARS.max}`,
    ),
  );

/** The same problem, saying which show of a series has it. */
export const problemAt = (show: NamedShow, { kind, code, message, details }: DomainError): DomainError =>
  new DomainError(kind, code, `${named(show)}: ${message}`, details);

export const seriesChangeNotFound = () =>
  notFound('events.series-change-not-found', 'There is no such change to undo.');
