import { addDays } from '#contract/calendar-date.js';
import { ACTS } from '#src/demo/demo-cast.js';
import { type Columns } from '#src/demo/demo-rows.js';
import { type EventRow } from './plan-events.js';
import { type SeededRandom } from '#src/demo/seeded-random.js';
import type { AvailabilityEntity } from '#src/modules/availability/entities/availability.entity.js';
import { weekdayNameOf } from './venue-days.js';

const WEEKS_AHEAD = 8;
const SHARE_OF_NIGHTS = 0.3;

/** Dates artists marked over the next weeks, never one on which they already play; one entry per artist and date. */
export const planAvailability = (today: string, events: readonly EventRow[], random: SeededRandom) => {
  const playing = new Set(
    events
      .filter(({ status }) => status !== 'cancelled')
      .flatMap(({ artistIds, date }) => artistIds.map((artistId) => `${artistId} ${date}`)),
  );
  return ACTS.flatMap((_act, index) => {
    const artistId = index + 1;
    return Array.from({ length: WEEKS_AHEAD * 7 }, (_day, day) => addDays(today, day + 2))
      .filter((date) => !playing.has(`${artistId} ${date}`) && isWanted(date, random))
      .map((date, entry) => ({ artistId, date, ...RANGES[(entry + index) % RANGES.length] }))
      .map(({ startTime = null, endTime = null, isAvailable = true, notes = null, ...day }) => ({
        ...day,
        startTime,
        endTime,
        isAvailable,
        notes,
      }));
  });
};

const isWanted = (date: string, random: SeededRandom) =>
  ['wed', 'thu', 'fri', 'sat', 'sun'].includes(weekdayNameOf(date)) && random.chance(SHARE_OF_NIGHTS);

const RANGES: readonly Columns<AvailabilityEntity>[] = [
  {},
  { startTime: '19:00', endTime: '23:00' },
  { startTime: '18:00', endTime: '22:00', notes: 'Early set only, we drive home after.' },
  { isAvailable: false, notes: 'On the road.' },
  { startTime: '20:00', endTime: '01:00', notes: 'Happy to play late.' },
];
