import { addDays } from '#contract/calendar-date.js';
import { DAY_MINUTES, HOUR_MINUTES, minutesOf, timeOf, type WallClock } from '#contract/rules/clock.js';
import { type EventTimes, USUAL_SHOW_HOURS } from './show-times.js';

/**
 * When acts of a bill begin, `HH:MM` by the artist's id. Who is not named is held for the whole show (decision 62). Under its
 * negative id the time of an act that was deleted ends the set before it.
 */
export type ActTimes = Readonly<Record<string, string>>;

/** A show with its bill. */
interface TimedShow extends Omit<EventTimes, 'doorsTime'> {
  artistIds: readonly number[];
  actTimes: ActTimes;
}

/** What one act plays, on the venue's clock; the last one of a show without an end has none. */
export interface ActSet {
  artistId: number;
  starts: WallClock;
  ends: WallClock | null;
}

/** Minutes from one time to the next time that it is the other. */
const minutesTo = (from: string, to: string): number =>
  (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;

const lengthOf = ({ time, endTime }: Pick<TimedShow, 'time' | 'endTime'>): number =>
  endTime ? minutesTo(time, endTime) || DAY_MINUTES : USUAL_SHOW_HOURS * HOUR_MINUTES;

export const SET_OUTSIDE = 'Each act must begin during the show';

/** Whether an act may begin at a time: once the show has begun, and before it ends. */
export const isDuring = (actTime: string, show: Pick<TimedShow, 'time' | 'endTime'>): boolean =>
  minutesTo(show.time, actTime) < lengthOf(show);

/** The sets that have a time, as they are played: each until the next begins, or the show ends. */
export const setsOf = ({
  date,
  time,
  endTime,
  artistIds,
  actTimes,
}: TimedShow & { date: string }): ActSet[] => {
  const starts = artistIds
    .flatMap((artistId) => {
      const actTime = actTimes[artistId];
      return actTime === undefined ? [] : [{ artistId, minutes: minutesTo(time, actTime) }];
    })
    .sort((one, other) => one.minutes - other.minutes);
  const ended = Object.entries(actTimes).flatMap(([id, actTime]) =>
    hasLeft(id) ? minutesTo(time, actTime) : [],
  );
  const nexts = [...starts.map(({ minutes }) => minutes), ...ended].sort((one, other) => one - other);
  const at = (minutes: number): WallClock => {
    const since = minutesOf(time) + minutes;
    return { date: addDays(date, Math.floor(since / DAY_MINUTES)), time: timeOf(since) };
  };
  return starts.map(({ artistId, minutes }) => {
    const next = nexts.find((later) => later > minutes);
    const last = endTime ? lengthOf({ time, endTime }) : undefined;
    const end = next ?? last;
    return { artistId, starts: at(minutes), ends: end === undefined ? null : at(end) };
  });
};

/** Whether these set times are of an act who was deleted. */
export const hasLeft = (id: string): boolean => id.startsWith('-');

/** Set times of a show whose start moves: each stays as long after it. */
export const movedActTimes = (actTimes: ActTimes, from: string, to: string): ActTimes =>
  mapped(actTimes, (actTime) => timeOf(minutesOf(actTime) + minutesOf(to) - minutesOf(from)));

/** Set times of those on the bill who begin during the show. */
export const keptActTimes = ({ artistIds, actTimes, ...show }: TimedShow): ActTimes =>
  kept(actTimes, (id, time) => (hasLeft(id) || artistIds.includes(Number(id))) && isDuring(time, show));

/** Set times as a request gives them: it knows none of acts who were deleted, whose times go on to end the sets before them. */
export const sentActTimes = (
  sent: ActTimes,
  { actTimes, ...show }: Pick<TimedShow, 'time' | 'endTime' | 'actTimes'>,
): ActTimes => {
  const known = kept(actTimes, (id) => !hasLeft(id));
  if (JSON.stringify(known) === JSON.stringify(sent)) return actTimes;
  return { ...kept(actTimes, (id, time) => hasLeft(id) && isDuring(time, show)), ...sent };
};

const kept = (actTimes: ActTimes, isKept: (id: string, time: string) => boolean): ActTimes =>
  Object.fromEntries(Object.entries(actTimes).filter(([id, time]) => isKept(id, time)));

const mapped = (actTimes: ActTimes, map: (actTime: string) => string): ActTimes =>
  Object.fromEntries(Object.entries(actTimes).map(([id, time]) => [id, map(time)]));
