import { DateTime } from 'luxon';

/**
 * A second, plain loyalty programme, kept in memory and written without the product's code: what members should have after
 * the same things happened to them. It judges every member again each time, and knows of no marks, chains or statements.
 */
export interface ModelShow {
  id: number;
  date: string;
  time: string;
  type: string;
}

export interface ModelBadge {
  id: number;
  type: string;
  requirement: number;
  points: number;
  active: boolean;
}

export interface ModelTable {
  email: string;
  showId: number;
  bookedAt: string;
  cancelled: boolean;
}

export interface ModelMember {
  id: number;
  email: string;
  /** By show: when they checked in, and whether it counts. */
  visits: Map<number, { at: string; stands: boolean }>;
  /** Check-ins that count at shows that are gone. */
  goneVisits: string[];
  adjusted: number;
  badges: Map<number, { basis: 'history' | 'staff' | 'kept'; earned: number }>;
  everAwarded: Set<number>;
  takenByStaff: Set<number>;
}

const ZONE = 'America/Chicago';
const POINTS_PER_SHOW = 50;

export class LoyaltyModel {
  readonly shows = new Map<number, ModelShow>();
  readonly badges = new Map<number, ModelBadge>();
  readonly members = new Map<number, ModelMember>();
  tables: ModelTable[] = [];

  enrol(id: number, email: string): void {
    this.members.set(id, {
      id,
      email,
      visits: new Map(),
      goneVisits: [],
      adjusted: 0,
      badges: new Map(),
      everAwarded: new Set(),
      takenByStaff: new Set(),
    });
  }

  points(member: ModelMember): number {
    const badges = [...member.badges.keys()].reduce((sum, id) => sum + (this.badges.get(id)?.points ?? 0), 0);
    return member.adjusted + badges + POINTS_PER_SHOW * this.attended(member);
  }

  attended({ visits, goneVisits }: ModelMember): number {
    return [...visits.values()].filter(({ stands }) => stands).length + goneVisits.length;
  }

  /** Every member by every badge. */
  judge(): void {
    const tablesOf = new Map<string, ModelTable[]>();
    for (const table of this.tables) tablesOf.set(table.email, [...(tablesOf.get(table.email) ?? []), table]);
    for (const member of this.members.values()) {
      const moments = this.moments(member, tablesOf.get(member.email) ?? []);
      for (const badge of this.badges.values()) {
        if (badge.active) this.judgeOne(member, badge, moments(badge));
      }
    }
  }

  private judgeOne(member: ModelMember, { id }: ModelBadge, earned: number | undefined): void {
    const held = member.badges.get(id);
    if (held && held.basis !== 'history') return;
    if (earned === undefined) member.badges.delete(id);
    else if (held || !member.takenByStaff.has(id)) {
      member.badges.set(id, { basis: 'history', earned });
      member.everAwarded.add(id);
    }
  }

  giveByHand(member: ModelMember, badgeId: number, at: number): void {
    member.badges.set(badgeId, { basis: 'staff', earned: at });
    member.everAwarded.add(badgeId);
    member.takenByStaff.delete(badgeId);
  }

  takeByHand(member: ModelMember, badgeId: number): void {
    member.badges.delete(badgeId);
    member.takenByStaff.add(badgeId);
  }

  redefine(badgeId: number, change: Partial<ModelBadge>): void {
    const badge = this.badges.get(badgeId);
    if (badge) Object.assign(badge, change);
    for (const { badges } of this.members.values()) {
      const held = badges.get(badgeId);
      if (held?.basis === 'history') held.basis = 'kept';
    }
  }

  /** A badge that is gone leaves its points. */
  deleteBadge(badgeId: number): void {
    const points = this.badges.get(badgeId)?.points ?? 0;
    this.badges.delete(badgeId);
    for (const member of this.members.values()) {
      if (member.badges.delete(badgeId)) member.adjusted += points;
      member.everAwarded.delete(badgeId);
      member.takenByStaff.delete(badgeId);
    }
  }

  /** A show that is gone was a show, and takes no badge with it from anybody who was there. */
  deleteShow(showId: number): void {
    for (const member of this.members.values()) {
      const visit = member.visits.get(showId);
      member.visits.delete(showId);
      if (!visit?.stands) continue;
      member.goneVisits.push(visit.at);
      for (const held of member.badges.values()) if (held.basis === 'history') held.basis = 'kept';
    }
    this.tables = this.tables.filter((table) => table.showId !== showId);
    this.shows.delete(showId);
  }

  merge(from: ModelMember, into: ModelMember): void {
    for (const [show, visit] of from.visits) {
      const own = into.visits.get(show);
      if (own) own.stands ||= visit.stands;
      else into.visits.set(show, visit);
    }
    into.goneVisits.push(...from.goneVisits);
    into.adjusted += from.adjusted;
    for (const badgeId of from.everAwarded) this.mergeBadge(from, into, badgeId);
    this.members.delete(from.id);
  }

  private mergeBadge(from: ModelMember, into: ModelMember, badgeId: number): void {
    const [theirs, own] = [from.badges.get(badgeId), into.badges.get(badgeId)];
    if (theirs) {
      const isByAddress = this.badges.get(badgeId)?.type === 'early_booking';
      const basis = theirs.basis === 'history' && isByAddress ? 'kept' : theirs.basis;
      if (!own) into.badges.set(badgeId, { ...theirs, basis });
      else if (own.basis === 'history') own.basis = basis;
      into.takenByStaff.delete(badgeId);
    } else if (!into.everAwarded.has(badgeId) && from.takenByStaff.has(badgeId))
      into.takenByStaff.add(badgeId);
    into.everAwarded.add(badgeId);
  }

  /** When each requirement was met: the first moment at which what had happened by then was enough. */
  private moments(member: ModelMember, tables: readonly ModelTable[]) {
    const nights: Happened[] = [...member.visits]
      .filter(([, { stands }]) => stands)
      .flatMap(([id]) => this.shows.get(id) ?? [])
      .map((show) => ({ ...calendarOf(show), isCountry: show.type === 'country' }));
    const gone = member.goneVisits.map((at) => ({ at: Date.parse(at), isCountry: false, isLate: false }));
    const all = [...nights, ...gone].sort((left, right) => left.at - right.at);
    const early = tables
      .filter(({ showId, cancelled }) => !cancelled && member.visits.get(showId)?.stands)
      .filter(({ showId, bookedAt }) => isEarly(bookedAt, this.shows.get(showId)))
      .sort((left, right) => Date.parse(left.bookedAt) - Date.parse(right.bookedAt))
      .filter(({ showId }, index, all) => all.findIndex((table) => table.showId === showId) === index)
      .map(({ bookedAt }) => Date.parse(bookedAt));
    return ({ type, requirement }: ModelBadge): number | undefined => {
      const count = COUNTS[type];
      if (!count) return early[requirement - 1];
      if (count(all) < requirement) return undefined;
      return all.find((_, index) => count(all.slice(0, index + 1)) >= requirement)?.at;
    };
  }
}

interface Happened {
  at: number;
  isCountry: boolean;
  isLate: boolean;
  /** Monday of the week whose weekend it was on, in weeks. */
  weekend?: number | undefined;
}

const COUNTS: Record<string, (happened: readonly Happened[]) => number> = {
  events_attended: (happened) => happened.length,
  country_events: (happened) => happened.filter(({ isCountry }) => isCountry).length,
  late_night_events: (happened) => happened.filter(({ isLate }) => isLate).length,
  weekend_consecutive: (happened) => {
    const weekends = new Set(happened.map(({ weekend }) => weekend));
    const runFrom = (weekend: number): number => (weekends.has(weekend) ? 1 + runFrom(weekend + 1) : 0);
    return Math.max(0, ...[...weekends].map((weekend) => (weekend === undefined ? 0 : runFrom(weekend))));
  },
};

const known = new Map<string, Omit<Happened, 'isCountry'>>();

/** What the calendar says of a show, asked once for each date and time. */
const calendarOf = ({ date, time }: ModelShow): Omit<Happened, 'isCountry'> => {
  const found = known.get(`${date}T${time}`);
  if (found) return found;
  const start = DateTime.fromISO(`${date}T${time}`, { zone: ZONE });
  const monday = start.setZone('utc', { keepLocalTime: true }).startOf('week');
  const calendar = {
    at: start.toMillis(),
    isLate: [22, 23, 0, 1, 2, 3].includes(start.hour),
    weekend: start.weekday >= 5 ? Math.round(monday.toSeconds() / (7 * 24 * 3600)) : undefined,
  };
  known.set(`${date}T${time}`, calendar);
  return calendar;
};

const isEarly = (bookedAt: string, show: ModelShow | undefined): boolean =>
  show !== undefined &&
  DateTime.fromISO(bookedAt, { zone: ZONE }).plus({ days: 7 }).toFormat('yyyy-MM-dd') <= show.date;
