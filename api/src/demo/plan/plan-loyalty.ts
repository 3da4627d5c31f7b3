import { addDays } from '#contract/calendar-date.js';
import { POINTS_PER_ATTENDANCE } from '#contract/events.js';
import { type BadgeName, earnedBadges, pointsOf } from '#src/demo/badge-awards.js';
import { fictionalPhone, guestEmail, guestName } from '#src/demo/demo-cast.js';
import type { LedgerEntryEntity } from '#src/modules/loyalty/entities/ledger-entry.entity.js';
import { type EventRow } from './plan-events.js';
import { CUSTOMER_ID, guestUserId, LORETTA } from './plan-people.js';
import { type SeededRandom } from '#src/demo/seeded-random.js';
import { instantAt } from './venue-days.js';

const MEMBERS = 60;
const LORETTA_POINTS = 224;
const LORETTA_VISITS = 3;

type History = ReturnType<typeof history>;
/** One check-in of a member. */
export type MemberVisit = History['visits'][number];

/**
 * Sixty members whose points are the sum of what they did, ledger entries in the order they were made. Loretta Hayes, the
 * customer account, is the first.
 */
export const planLoyalty = (today: string, past: readonly EventRow[], random: SeededRandom) => {
  const histories = withOneTurnedDown(
    Array.from({ length: MEMBERS }, (_, index) => history({ today, past, random, index })),
    past.at(-2),
  );
  const entries = histories
    .flatMap((one) => entriesOf(today, one))
    .sort((left, right) => left.createdAt.localeCompare(right.createdAt));
  const idOf = new Map(entries.map((entry, index) => [entry, index + 1]));
  return {
    members: histories.map(({ member }) => member),
    visits: histories.flatMap(({ visits }) => visits),
    ledger: entries.map((entry, index) => {
      const { reverses, ...row } = entry;
      return { id: index + 1, ...row, reversesId: (reverses && idOf.get(reverses)) ?? null };
    }),
    memberBadges: histories.flatMap((one) => badgesOf(today, one)),
  };
};

const badgesOf = (today: string, { member, visits }: History) =>
  earnedBadges(countedVisits(visits)).map(({ badge, earnedDate }) => ({
    memberId: member.id,
    badge,
    earnedDate,
    isNew: earnedDate > instantAt(addDays(today, -8), '00:00') ? 1 : 0,
  }));

const countedVisits = (visits: readonly MemberVisit[]): EventRow[] =>
  visits.filter(({ turnedDown }) => !turnedDown).map(({ event }) => event);

/** Staff turned down one photo of the last but one night: a regular's, who can spare the points. */
const withOneTurnedDown = (histories: readonly History[], night: EventRow | undefined): History[] => {
  const unlucky = histories.find(
    ({ member, visits }) =>
      member.userId === null && visits.length > 3 && visits.some(({ event }) => event === night),
  );
  return histories.map((one) =>
    one === unlucky
      ? { ...one, visits: one.visits.map((visit) => ({ ...visit, turnedDown: visit.event === night })) }
      : one,
  );
};

interface Chances {
  today: string;
  past: readonly EventRow[];
  random: SeededRandom;
  /** Place among the members; 0 is Loretta, the guest list follows. */
  index: number;
}

const history = ({ today, past, random, index }: Chances) => {
  const guest = index - 1;
  const nights = index === 0 ? lorettasNights(past) : chosenNights(past, random, visitsOf(guest));
  const person = index === 0 ? LORETTA : { ...guestName(guest), email: guestEmail(guestName(guest)) };
  const firstNight = nights[0];
  const joined =
    firstNight && index > 0
      ? arrival(firstNight, 0)
      : instantAt(addDays(today, -random.whole(5, 40)), '17:30');
  const joinDate = index === 0 ? instantAt(addDays(today, -48), '10:20') : joined;
  const member = {
    id: index + 1,
    name: `${person.first} ${person.last}`,
    email: person.email,
    phone: index % 3 === 0 ? fictionalPhone(index + 20) : null,
    userId: index === 0 ? CUSTOMER_ID : guestUserId(guest),
    joinDate,
    createdAt: joinDate,
  };
  const visits = nights.map((event) => ({
    member,
    event,
    at: arrival(event, random.whole(2, 68)),
    partySize: random.pick([1, 2, 2, 2, 3, 4, 6]),
    turnedDown: false,
  }));
  return { member, visits, gift: giftOf(index, visits.length) };
};

/** Minutes after doors. */
const arrival = (event: EventRow, minutes: number) => instantAt(event.date, event.doorsTime, minutes);

/** A few who never miss a night, some regulars, many who came once or twice, some who only signed up. */
const visitsOf = (guest: number): number => {
  if (guest % 6 === 0) return 9 + (guest % 5);
  if (guest % 4 === 1) return 4 + (guest % 3);
  if (guest % 4 === 3) return 0;
  return 1 + (guest % 3);
};

const chosenNights = (past: readonly EventRow[], random: SeededRandom, count: number) => {
  const chosen = new Set(random.shuffled(past).slice(0, count));
  return past.filter((event) => chosen.has(event));
};

/** The latest three nights that earn no badge but the first, so that her card reads 224 points on any day of the year. */
const lorettasNights = (past: readonly EventRow[]): EventRow[] => {
  const latestFirst = [...past].reverse();
  const triples = latestFirst.flatMap((first, at) =>
    latestFirst
      .slice(at + 1)
      .flatMap((second, next) => latestFirst.slice(at + next + 2).map((third) => [third, second, first])),
  );
  return triples.find((nights) => earnedBadges(nights).length === 1) ?? past.slice(-LORETTA_VISITS);
};

const giftOf = (index: number, visits: number): { points: number; description: string } | null => {
  if (index === 0)
    return {
      points: LORETTA_POINTS - LORETTA_VISITS * POINTS_PER_ATTENDANCE - pointsOf('First Timer'),
      description: 'Second place, trivia night',
    };
  if (visits === 0)
    return index % 8 === 0 ? { points: 25, description: 'Signed up at the county fair' } : null;
  if (index % 11 === 0) return { points: -30, description: 'Traded points for a Rusty Spur mug' };
  return index % 7 === 0 ? { points: 20, description: 'Helped stack the chairs' } : null;
};

interface Entry extends Pick<LedgerEntryEntity, 'memberId' | 'eventId' | 'points' | 'type'> {
  /** Seeded badge, by name; the loader finds its id. */
  badge: BadgeName | null;
  reverses: Entry | null;
  description: string;
  createdAt: string;
}

const entriesOf = (today: string, { member, visits, gift }: History): Entry[] => {
  const entry = (
    values: Partial<Entry> & Pick<Entry, 'points' | 'type' | 'description' | 'createdAt'>,
  ): Entry => ({ memberId: member.id, eventId: null, badge: null, reverses: null, ...values });
  const badgeEntry = (badge: BadgeName, createdAt: string) =>
    entry({ badge, points: pointsOf(badge), type: 'badge', description: `Badge: ${badge}`, createdAt });
  const held = new Set<BadgeName>();
  const entries = visits.flatMap((visit, index) => {
    const attendance = entry({
      eventId: visit.event.id,
      points: POINTS_PER_ATTENDANCE,
      type: 'attendance',
      description: `Attended ${visit.event.name}`,
      createdAt: visit.at,
    });
    if (visit.turnedDown) {
      const reversal = entry({
        eventId: visit.event.id,
        points: -POINTS_PER_ATTENDANCE,
        type: 'reversal',
        description: `Photo not accepted: ${visit.event.name}`,
        createdAt: reviewTime(visit.event),
        reverses: attendance,
      });
      return [attendance, reversal];
    }
    const fresh = earnedBadges(countedVisits(visits.slice(0, index + 1)))
      .map(({ badge }) => badge)
      .filter((badge) => !held.has(badge));
    fresh.forEach((badge) => held.add(badge));
    return [attendance, ...fresh.map((badge) => badgeEntry(badge, visit.at))];
  });
  const given = gift
    ? [entry({ ...gift, type: 'adjustment', createdAt: instantAt(addDays(today, -4), '16:00') })]
    : [];
  return [...entries, ...given];
};

/** Staff look at a night's photos the next morning. */
export const reviewTime = (event: { date: string }): string => instantAt(addDays(event.date, 1), '11:00');
