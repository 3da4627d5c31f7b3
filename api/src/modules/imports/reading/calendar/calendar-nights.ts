import ICAL from 'ical.js';
import rrule from 'rrule';
import type { CalendarClock } from './calendar-clock.js';

const { RRule } = rrule;

/** A moment by the clock of its own entry, as `2026-11-20T20:00:00`. */
export type OwnMoment = string;

/** The nights of an entry that repeats. */
export interface Nights {
  moments: OwnMoment[];
  /** There are more of them than anybody plays. */
  isEndless: boolean;
}

interface Repetition {
  component: ICAL.Component;
  start: ICAL.Time;
  zoneName: string | undefined;
  clock: CalendarClock;
  /** Last date, `YYYY-MM-DD`. */
  until: string;
  /** Most nights. */
  most: number;
}

/** A part of a rule that no instant before or after it changes. */
const UNTIL = /;?UNTIL=([\dTZ]+)/i;

/**
 * The nights of an entry by its rules (RFC 5545 RRULE, RDATE, EXDATE), its first one among them. By rrule and not by ical.js,
 * which looks for ever, in ever more memory, for the night of a rule that has none.
 */
export const nightsOf = (repetition: Repetition): Nights => {
  const { component, start, until, most } = repetition;
  const moments = new Set<OwnMoment>([ownMoment(start)]);
  for (const rule of component.getAllProperties('rrule'))
    for (const night of ruleNights(String(rule.getFirstValue() as unknown), repetition)) moments.add(night);
  for (const night of momentsIn('rdate', repetition)) moments.add(night);
  for (const night of momentsIn('exdate', repetition)) leaveOut(moments, night);
  const within = [...moments].filter((moment) => moment.slice(0, 10) <= until).sort();
  return { moments: within.slice(0, most), isEndless: within.length > most };
};

/** Whether the entry says that it repeats. */
export const repeats = (component: ICAL.Component): boolean =>
  component.hasProperty('rrule') || component.hasProperty('rdate');

/** Another moment of the entry, by the entry's own clock: what a change of one night names. */
export const ownMomentOf = (
  moment: ICAL.Time,
  { start, zoneName, clock }: Pick<Repetition, 'start' | 'zoneName' | 'clock'>,
): OwnMoment =>
  moment.zone.tzid === 'UTC' && start.zone.tzid !== 'UTC'
    ? clock.inZone(moment.toJSDate(), start, zoneName)
    : ownMoment(moment);

const ownMoment = (moment: ICAL.Time): OwnMoment => {
  const [date = '', time = '00:00:00'] = moment.toString().replace(/Z$/, '').split('T');
  return `${date}T${time}`;
};

const ruleNights = (rule: string, { start, zoneName, clock, until, most }: Repetition): OwnMoment[] => {
  const last = new Date(`${until}T23:59:59Z`);
  const [, said] = UNTIL.exec(rule) ?? [];
  const end = said === undefined ? last : ruleEnd(said, (instant) => clock.inZone(instant, start, zoneName));
  const options = RRule.parseString(rule.replace(UNTIL, ''));
  const dates = new RRule({
    ...options,
    dtstart: new Date(`${ownMoment(start)}Z`),
    until: end < last ? end : last,
  }).all((_, index) => index <= most);
  return dates.map((date) => date.toISOString().slice(0, 19));
};

/** By the entry's own clock, as if it were UTC. A date alone means all of its day. */
const ruleEnd = (said: string, inZone: (instant: Date) => OwnMoment): Date => {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/.exec(said) ?? [];
  if (hour === undefined) return new Date(`${year}-${month}-${day}T23:59:59Z`);
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  return new Date(`${said.endsWith('Z') ? inZone(new Date(`${written}Z`)) : written}Z`);
};

const momentsIn = (name: 'rdate' | 'exdate', repetition: Repetition): OwnMoment[] =>
  repetition.component
    .getAllProperties(name)
    .flatMap((property) => property.getValues() as unknown[])
    .flatMap((value) => {
      const moment = value instanceof ICAL.Period ? value.start : value;
      if (!(moment instanceof ICAL.Time)) return [];
      return moment.isDate ? moment.toString() : ownMomentOf(moment, repetition);
    });

/** A date alone leaves out the night of that date. */
const leaveOut = (moments: Set<OwnMoment>, night: OwnMoment): void => {
  for (const moment of moments)
    if (moment === night || moment.startsWith(`${night}T`)) moments.delete(moment);
};
