import { ACTS } from '#contract/rules/events/bills.js';
import { longDate, longDateTime } from '#contract/rules/texts.js';
import {
  alreadySent,
  changedMeanwhile,
  clash,
  DomainError,
  forbidden,
  invalidField,
  notFound,
} from '#src/common/errors/domain-error.js';

export interface NamedShow {
  name: string;
  date: string;
}

/** `“Open Mic Night” on Friday, November 27, 2026` */
export const named = ({ name, date }: NamedShow): string => `“${name}” on ${longDate(date)}`;

export const eventNotFound = () =>
  notFound('events.not-found', 'This event is not on the calendar any more.');

/** Somebody has a table, wants to be reminded, was invited or has checked in. */
export const eventCountedOn = ({ name }: { name: string }) =>
  clash('events.counted-on', `Somebody counts on “${name}” already, so it stays on the calendar.`);

export const eventChangedMeanwhile = () => changedMeanwhile('events.changed-meanwhile', 'event');

export const eventKeyReused = () => alreadySent('events.key-reused', 'This event');

/** Artists change nothing but the notes of events they play (spec §6). */
export const notesOnly = () =>
  forbidden('events.notes-only', 'You can edit only your notes for events you play.');

const UNKNOWN = 'This artist is not on the list any more';

export const artistUnknown = () =>
  new DomainError('invalid', 'events.artist-unknown', UNKNOWN, {
    fields: { artistId: UNKNOWN, artistIds: UNKNOWN },
  });

export const billFull = () =>
  clash('events.bill-full', `This show has ${ACTS.max} acts already. Nobody else can join it.`);

/** The artist plays another event at that time, which is named where it is known. */
export const artistBusy = (engagement?: { artistName: string; name: string; date: string; time: string }) =>
  clash(
    'events.artist-busy',
    engagement
      ? `${engagement.artistName} already plays “${engagement.name}” on ${longDateTime(engagement)}.`
      : 'This artist already plays another event at that time.',
  );

/** The picture does not exist, or was removed because no event used it. */
export const imageUnknown = () =>
  invalidField(
    'events.image-unknown',
    'imageUrl',
    'This picture is not here any more. Please upload it again',
  );

/** The minute is over, or it could never be undone. */
export const undoOver = () =>
  clash('events.undo-over', 'This cannot be undone any more. A change can be undone for a minute.');

export const showChangedSince = (show: NamedShow) =>
  clash('events.changed-since', `${named(show)} has been changed since, so nothing was undone.`);
