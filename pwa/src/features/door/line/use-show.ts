import { addDays } from '#contract/calendar-date';
import { type WallClock, wallClockAt } from '#contract/rules/clock';
import { showEnd } from '#contract/rules/events/show-times';
import { useVenueNow } from '#features/door/code/use-venue-now';
import type { DoorNight, DoorShow } from '#features/door/store/door-database';

const LOOKED_AT_EVERY_MS = 10_000;

/**
 * The show that the tablet works for: the one chosen, else the last one of tonight whose doors are open by the venue's clock,
 * else the first. One that is over is passed over while another is on.
 */
export const useShow = (night: DoorNight, chosen: number | null): DoorShow | undefined => {
  const now = useVenueNow(LOOKED_AT_EVERY_MS) ?? Date.now();
  return night.shows.find(({ id }) => id === chosen) ?? showAt(new Date(now), night);
};

const showAt = (now: Date, { shows, timeZone }: DoorNight): DoorShow | undefined => {
  const clock = textOf(wallClockAt(now, timeZone));
  const isOpen = (show: DoorShow) => openingOf(show) <= clock;
  const planned = shows.filter(({ status }) => status === 'scheduled');
  const open = planned.filter(isOpen);
  // An end that nobody gave is only assumed.
  const lasting = open.filter((show) => show.endTime === null || textOf(showEnd(show)) > clock);
  return lasting.at(-1) ?? open.at(-1) ?? planned[0] ?? shows[0];
};

/** Doors later than the start opened the evening before. */
const openingOf = ({ date, time, doorsTime }: DoorShow): string =>
  textOf({ date: doorsTime && doorsTime > time ? addDays(date, -1) : date, time: doorsTime ?? time });

/** Moments on the venue's clock in the order of their text. */
const textOf = ({ date, time }: WallClock): string => `${date} ${time}`;
