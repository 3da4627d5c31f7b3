import { useLiveQuery } from 'dexie-react-hooks';
import { addDays } from '#contract/calendar-date';
import { wallClockAt } from '#contract/rules/clock';
import { venueAhead } from '#features/door/code/door-clock';
import type { DoorNight, DoorShow } from '#features/door/store/door-database';

/**
 * The show that the tablet works for: the one chosen, else the last one of tonight whose doors are open by the venue's clock,
 * else the first.
 */
export const useShow = (night: DoorNight, chosen: number | null): DoorShow | undefined => {
  const aheadMs = useLiveQuery(venueAhead) ?? 0;
  return night.shows.find(({ id }) => id === chosen) ?? showAt(new Date(Date.now() + aheadMs), night);
};

const showAt = (now: Date, { shows, timeZone }: DoorNight): DoorShow | undefined => {
  const { date, time } = wallClockAt(now, timeZone);
  const isOpen = (show: DoorShow) => openingOf(show) <= `${date} ${time}`;
  const planned = shows.filter(({ status }) => status === 'scheduled');
  return planned.filter(isOpen).at(-1) ?? planned[0] ?? shows[0];
};

/** Doors later than the start opened the evening before. */
const openingOf = ({ date, time, doorsTime }: DoorShow): string =>
  doorsTime && doorsTime > time ? `${addDays(date, -1)} ${doorsTime}` : `${date} ${doorsTime ?? time}`;
