import { addDays } from '#contract/calendar-date.js';
import { BILLS, OPEN_MIC_NIGHT, TWO_STEP_LESSON, type Bill } from './programme.js';
import { ACTS } from '#src/demo/demo-cast.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import { showNightsAfter, showNightsBefore, type NightKind, type ShowNight } from './show-nights.js';
import { instantAt } from './venue-days.js';

const PAST_NIGHTS = 14;
const COMING_NIGHTS = 24;
const CAPACITY = 120;
/** Counted among the nights to come, from 0. */
const CANCELLED_NIGHT = 5;
const POSTPONED_NIGHT = 9;

export const SERIES_ID = 1;

/** A show of the demo venue. */
export interface EventRow extends Omit<
  EventEntity,
  | 'artistId'
  | 'calendarSequence'
  | 'imageUrl'
  | 'doorSecret'
  | 'ownFields'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
> {
  doorsTime: string;
  endTime: string;
  createdAt: string;
}

export interface PlannedEvent {
  row: EventRow;
  picture: string | null;
}

/** About forty events around today in the order they happen, ids from 1; tonight is the Open Mic. */
export const planEvents = (today: string): PlannedEvent[] => {
  const past = withBills(showNightsBefore(today, PAST_NIGHTS));
  const coming = withBills(showNightsAfter(today, COMING_NIGHTS));
  const lessonNight = coming.filter(({ kind }) => kind === 'saturday').at(1);
  const shows = [
    ...past.map(({ date, bill }) => eventRow(date, bill)),
    eventRow(today, OPEN_MIC_NIGHT),
    ...coming.map(({ date, bill }, night) => ({
      ...eventRow(date, bill),
      status: statusOf(night),
      seriesId: bill.isSeries ? SERIES_ID : null,
    })),
    ...(lessonNight ? [eventRow(lessonNight.date, TWO_STEP_LESSON)] : []),
  ];
  const ordered = shows.sort((left, right) =>
    `${left.date}${left.time}`.localeCompare(`${right.date}${right.time}`),
  );
  return ordered.map(({ picture, ...row }, index) => ({ row: { id: index + 1, ...row }, picture }));
};

const statusOf = (night: number) =>
  night === CANCELLED_NIGHT
    ? ('cancelled' as const)
    : night === POSTPONED_NIGHT
      ? ('postponed' as const)
      : ('scheduled' as const);

/** Gives each night the next bill of its kind, so that the same show comes round again only after all the others. */
const withBills = (nights: readonly ShowNight[]): (ShowNight & { bill: Bill })[] => {
  const played: Partial<Record<NightKind, number>> = {};
  return nights.map((night) => {
    const turn = played[night.kind] ?? 0;
    played[night.kind] = turn + 1;
    return { ...night, bill: billFor(night.kind, turn) };
  });
};

/** The bill of a kind whose turn it is; the list starts over at its end. */
export const billFor = (kind: NightKind, turn: number): Bill =>
  BILLS[kind][turn % BILLS[kind].length] ?? BILLS[kind][0];

/** A show of this bill on this date, as a row without its id. Announced six weeks before; artists are
 * numbered in the order of the cast, from 1. */
export const eventRow = (date: string, bill: Bill): Omit<EventRow, 'id'> & { picture: string | null } => ({
  name: bill.name,
  type: bill.type,
  description: bill.description,
  date,
  time: bill.time,
  doorsTime: bill.doors,
  endTime: bill.end,
  status: 'scheduled',
  capacity: CAPACITY,
  artistIds: (bill.acts ?? []).map((portrait) => ACTS.findIndex((act) => act.portrait === portrait) + 1),
  actTimes: {},
  artistNotes: bill.notes ?? null,
  seriesId: null,
  createdAt: instantAt(addDays(date, -70), '10:00'),
  picture: bill.picture ?? null,
});
