import { namesInWords } from '#contract/rules/events/bills.js';
import { twelveHourTime } from '#contract/rules/clock.js';
import { setsOf } from '#contract/rules/events/set-times.js';
import type { CalendarShow } from '#src/modules/events/calendar/calendar-shows.service.js';

/** What is said of a show besides its name, date and time. */
type DetailedShow = Pick<
  CalendarShow,
  'date' | 'time' | 'endTime' | 'artistIds' | 'actTimes' | 'doorsTime' | 'description'
>;

/**
 * Doors, who plays, and what it is, in lines.
 * @param artistNames of those who are to be named, by id
 * @param readerId the artist whose own calendar it is for
 */
export const showDetails = (
  show: DetailedShow,
  artistNames: ReadonlyMap<number, string>,
  readerId?: number,
): string => {
  const { artistIds, actTimes, doorsTime, description } = show;
  const acts = artistIds.flatMap((id) => {
    const [name, time] = [artistNames.get(id), actTimes[id]];
    return name === undefined ? [] : time === undefined ? name : `${name} (${twelveHourTime(time)})`;
  });
  const own = setsOf(show).find(({ artistId }) => artistId === readerId);
  return [
    own &&
      `Your set: ${[own.starts, own.ends].flatMap((at) => (at ? twelveHourTime(at.time) : [])).join(' to ')}`,
    acts.length > 0 && `With ${namesInWords(acts)}`,
    doorsTime && `Doors ${twelveHourTime(doorsTime)}`,
    description,
  ]
    .filter(Boolean)
    .join('\n');
};

const MINUTE_MS = 60_000;

/**
 * Shows with the names of these artists. A show is changed, too, when one of them is, who may be called something else since
 * (RFC 5545 §3.8.7.3, RFC 4287 §4.2.15).
 */
export const withActs = (
  shows: readonly CalendarShow[],
  artists: ReadonlyMap<number, { name: string; updatedAt: Date }>,
): { shows: CalendarShow[]; artistNames: Map<number, string> } => ({
  shows: shows.map((show) => changedWithActs(show, artists)),
  artistNames: new Map([...artists].map(([id, { name }]) => [id, name])),
});

/** The sequence counts minutes, as `events.calendar_sequence` does. */
const changedWithActs = (
  show: CalendarShow,
  artists: ReadonlyMap<number, { updatedAt: Date }>,
): CalendarShow => {
  const changes = show.artistIds.flatMap((id) => artists.get(id)?.updatedAt.getTime() ?? []);
  const latest = Math.max(...changes);
  if (!(latest > show.changedAt.getTime())) return show;
  const sequence = Math.max(show.sequence, Math.floor(latest / MINUTE_MS));
  return { ...show, changedAt: new Date(latest), sequence };
};
