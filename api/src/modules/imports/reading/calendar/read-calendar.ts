import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { IMPORT_ROWS_MAX, REPEAT_MONTHS } from '#contract/rules/imports.js';
import { longDate } from '#contract/rules/texts.js';
import { addDays } from '#contract/calendar-date.js';
import { fileEmpty, tooManyRows } from '#src/modules/imports/import-errors.js';
import { calendarBlocks } from './calendar-blocks.js';
import { CalendarClock } from './calendar-clock.js';
import { CALENDAR_COLUMNS, CALENDAR_FIELDS } from './calendar-columns.js';
import { CalendarEntries, type CalendarEntry, type EntryGroup, textOf } from './calendar-entries.js';
import { nightsOf, type OwnMoment, ownMomentOf, repeats } from './calendar-nights.js';
import type { FileRow, FileRows } from '#src/modules/imports/reading/file-rows.js';

/** Where and when the venue is. */
export interface VenueDay {
  timeZone: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** Told before each entry that repeats: where it begins. */
  onEntry?: (line: number) => void;
}

/** A repetition that goes on for longer is no show. */
const MOST_NIGHTS = 5_000;

type CalendarCells = Record<(typeof CALENDAR_FIELDS)[number], string>;

const UNKNOWN_ZONE = 'This entry is in a time zone that nobody here knows';
const NO_DATE = 'This entry has no date.';
const PRIVATE = 'This entry is marked as private in the other calendar.';
const TENTATIVE = 'This entry is only pencilled in (tentative) in the other calendar.';
const ENDLESS = `This entry repeats more than ${MOST_NIGHTS.toLocaleString('en-US')} times.`;

/**
 * The entries of a calendar file (RFC 5545) as rows, repeating ones as a row for each night: from the first one until
 * `REPEAT_MONTHS` from today.
 * @throws DomainError `imports.file-empty`, `imports.too-many-rows`
 */
export const readCalendar = (text: string, day: VenueDay): Omit<FileRows, 'format'> => {
  const blocks = calendarBlocks(text);
  if (blocks.events.length === 0) throw fileEmpty('There are no events in this calendar.');
  if (blocks.events.length > IMPORT_ROWS_MAX) throw tooManyRows();
  const entries = new CalendarEntries(blocks.zones);
  for (const block of blocks.events) entries.add(block);
  const reader = new EntryReader(day);
  const rows: FileRow[] = entries.damaged.map(({ line, problem }) => refused(line, problem));
  for (const group of entries.groups) {
    rows.push(...reader.rowsOf(group));
    if (rows.length > IMPORT_ROWS_MAX) throw tooManyRows();
  }
  rows.sort((one, other) => one.line - other.line);
  return { columns: [...CALENDAR_COLUMNS], rows, notes: [...reader.notes, ...notesOf(blocks.others)] };
};

const notesOf = (others: number): string[] =>
  others === 0 ? [] : [`Tasks and notes in the file are left out (${others}).`];

const refused = (line: number, problem: string, name = ''): FileRow => ({
  line,
  cells: CALENDAR_FIELDS.map((field) => (field === 'name' ? name : '')),
  problem,
  twinOf: null,
});

class EntryReader {
  private readonly clock: CalendarClock;
  private readonly until: string;
  private readonly onEntry: VenueDay['onEntry'];
  private hasRepetition = false;

  constructor({ timeZone, today, onEntry }: VenueDay) {
    this.onEntry = onEntry;
    this.clock = new CalendarClock(timeZone);
    this.until = DateTime.fromISO(today).plus({ months: REPEAT_MONTHS }).toFormat('yyyy-MM-dd');
  }

  get notes(): string[] {
    return this.hasRepetition ? [`Repeating entries are read until ${longDate(this.until)}.`] : [];
  }

  rowsOf({ uid, master, nights, copies }: EntryGroup): FileRow[] {
    const rows = master ? this.masterRows(uid, master, nights) : this.nightRows(uid, nights);
    const again = copies.map(({ line, component }) => ({
      ...refused(line, '', textOf(component, 'summary')),
      problem: `The same entry stands at line ${master?.line ?? line}; that one counts.`,
      twinOf: master?.line ?? line,
    }));
    return [...rows, ...again];
  }

  private masterRows(uid: string, master: CalendarEntry, nights: readonly CalendarEntry[]): FileRow[] {
    try {
      const item = new ICAL.Event(master.component);
      const start = item.startDate as ICAL.Time | null;
      if (start && repeats(master.component)) return this.nightsOf(uid, master, nights);
      const own = this.row(master.line, { uid, item, start, end: item.endDate });
      return [own, ...this.nightRows(uid, nights)];
    } catch {
      return [refused(master.line, 'This entry cannot be read.', textOf(master.component, 'summary'))];
    }
  }

  /** A row for each night; one that was changed by itself is as it was changed. */
  private nightsOf(
    uid: string,
    { line, component }: CalendarEntry,
    changed: readonly CalendarEntry[],
  ): FileRow[] {
    this.hasRepetition = true;
    this.onEntry?.(line);
    const item = new ICAL.Event(component);
    const { startDate: start, duration } = item;
    const own = { start, zoneName: zoneOf(component, 'dtstart'), clock: this.clock };
    const { moments, isEndless } = nightsOf({ ...own, component, until: this.until, most: MOST_NIGHTS });
    if (isEndless) return [refused(line, ENDLESS, textOf(component, 'summary'))];
    const changes = new Map<string, ICAL.Event>();
    for (const night of changed) {
      const other = new ICAL.Event(night.component);
      changes.set(ownMomentOf(other.recurrenceId, own), other);
    }
    const names = nightNames(moments);
    return moments.map((moment, place) => {
      const other = changes.get(moment);
      const begins = atMoment(start, moment);
      const end = begins.clone();
      end.addDuration(duration);
      const night = other
        ? { item: other, start: other.startDate, end: other.endDate }
        : { item, start: begins, end };
      return this.row(line, { uid: uid && `${uid}/${names[place]}`, ...night });
    });
  }

  /** Nights that were changed by themselves, without the entry that they repeat. */
  private nightRows(uid: string, nights: readonly CalendarEntry[]): FileRow[] {
    const names = nightNames(nights.map(({ component }) => momentSaidIn(component)));
    return nights.map(({ line, component }, place) => {
      try {
        const item = new ICAL.Event(component);
        const name = uid && `${uid}/${names[place]}`;
        return this.row(line, { uid: name, item, start: item.startDate, end: item.endDate });
      } catch {
        return refused(line, 'This entry cannot be read.', textOf(component, 'summary'));
      }
    });
  }

  private row(
    line: number,
    {
      uid,
      item,
      start,
      end,
    }: { uid: string; item: ICAL.Event; start: ICAL.Time | null; end: ICAL.Time | null },
  ): FileRow {
    const { component } = item;
    const name = textOf(component, 'summary');
    if (!start) return refused(line, NO_DATE, name);
    const begins = this.clock.read(start, zoneOf(component, 'dtstart'));
    const ends = end && this.clock.read(end, zoneOf(component, 'dtend') ?? zoneOf(component, 'dtstart'));
    if (!begins || ends === undefined)
      return refused(line, `${UNKNOWN_ZONE} (“${zoneOf(component, 'dtstart') ?? ''}”).`, name);
    const isSpan = ends !== null && (ends.date !== begins.date || ends.time !== begins.time);
    const cells: CalendarCells = {
      name,
      ...begins,
      // The end of an all-day entry is the day after it.
      endDate: isSpan ? (start.isDate ? addDays(ends.date, -1) : ends.date) : '',
      endTime: isSpan ? ends.time : '',
      description: textOf(component, 'description'),
      type: categoriesOf(component),
      status: textOf(component, 'status').toLowerCase(),
      uid,
    };
    return {
      line,
      cells: CALENDAR_FIELDS.map((field) => cells[field]),
      problem: problemOf(component),
      twinOf: null,
    };
  }
}

/** A night is called by its date, so that it is the same at another time, too; two of one date by their whole moments. */
const nightNames = (moments: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const moment of moments) counts.set(dateOf(moment), (counts.get(dateOf(moment)) ?? 0) + 1);
  return moments.map((moment) => (counts.get(dateOf(moment)) === 1 ? dateOf(moment) : moment));
};

const dateOf = (moment: string): string => moment.slice(0, 'YYYY-MM-DD'.length);

/** Which night an entry changes; empty where it cannot be read. */
const momentSaidIn = (component: ICAL.Component): string => {
  try {
    return new ICAL.Event(component).recurrenceId.toString();
  } catch {
    return '';
  }
};

/** The same clock at another moment. */
const atMoment = (start: ICAL.Time, moment: OwnMoment): ICAL.Time => {
  const night = start.clone();
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = moment.split(/[-T:]/).map(Number);
  night.resetTo(year, month, day, hour, minute, second, start.zone);
  night.isDate = start.isDate;
  return night;
};

const zoneOf = (component: ICAL.Component, name: string): string | undefined => {
  const zone: unknown = component.getFirstProperty(name)?.getParameter('tzid');
  return typeof zone === 'string' ? zone : undefined;
};

const categoriesOf = (component: ICAL.Component): string =>
  component
    .getAllProperties('categories')
    .flatMap((property) => property.getValues() as unknown[])
    .map(String)
    .join(', ');

/** What other people are not to read, or what is not sure to take place, stays where it is. */
const problemOf = (component: ICAL.Component): string | null => {
  if (/^(private|confidential)$/i.test(textOf(component, 'class'))) return PRIVATE;
  return /^tentative$/i.test(textOf(component, 'status')) ? TENTATIVE : null;
};
