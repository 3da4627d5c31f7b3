import { addDays } from '#contract/calendar-date.js';
import { And, type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { type FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';
import { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { ACTS } from './demo-cast.js';
import { storeEventPicture } from './demo-pictures.js';
import { billFor, eventRow } from '#src/demo/plan/plan-events.js';
import { OPEN_MIC_NIGHT, type Bill } from '#src/demo/plan/programme.js';
import { showNightOn } from '#src/demo/plan/show-nights.js';
import { weekNumber } from '#src/demo/plan/venue-days.js';

const DAYS_AHEAD = 42;

/** A show to add on a date that has none. */
interface MissingShow {
  date: string;
  bill: Bill;
}

/** The nights that always have a show, `YYYY-MM-DD`: from four in the morning to noon the door works for the one before tonight. */
interface PlayedNights {
  atDoor: string;
  tonight: string;
}

/**
 * The played nights when nothing plays, and every show night of the next six weeks without an event, each with the bill whose turn
 * it is.
 * @param busyDates dates with an event that takes place
 */
export const missingShows = (
  { atDoor, tonight }: PlayedNights,
  busyDates: ReadonlySet<string>,
): MissingShow[] => {
  const coming = Array.from({ length: DAYS_AHEAD }, (_, day) => addDays(tonight, day + 1)).filter(
    showNightOn,
  );
  return [...new Set([atDoor, tonight, ...coming])]
    .filter((date) => !busyDates.has(date))
    .map((date) => ({ date, bill: billOn(date) }));
};

const billOn = (date: string): Bill => {
  const night = showNightOn(date);
  return night ? billFor(night.kind, weekNumber(date)) : OPEN_MIC_NIGHT;
};

/** Keeps a demo venue alive weeks after it was loaded: see `missingShows`. Does nothing to a venue that is not the demo. */
export const keepDemoVenueCurrent = async (
  manager: EntityManager,
  storage: FileStorage,
  nights: PlayedNights,
): Promise<void> => {
  const artists = await manager.findBy(ArtistEntity, { name: In(ACTS.map(({ name }) => name)) });
  if (!artists.length) return;
  const { atDoor, tonight } = nights;
  const taken = await manager.findBy(EventEntity, [
    { date: In([atDoor, tonight]), status: 'scheduled' },
    { date: And(MoreThan(tonight), LessThanOrEqual(addDays(tonight, DAYS_AHEAD))) },
  ]);
  const shows = missingShows(nights, new Set(taken.map(({ date }) => date)));
  const idOf = new Map(
    ACTS.flatMap(({ name, portrait }) => {
      const artist = artists.find((candidate) => candidate.name === name);
      return artist ? [[portrait, artist.id] as const] : [];
    }),
  );
  for (const { date, bill } of shows) {
    const { picture, createdAt: _createdAt, ...row } = eventRow(date, bill);
    await manager.insert(EventEntity, {
      ...row,
      artistIds: (bill.acts ?? []).flatMap((portrait) => idOf.get(portrait) ?? []),
      imageUrl: await storeEventPicture(storage, picture),
    });
  }
};
