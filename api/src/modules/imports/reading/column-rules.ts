import { createHash } from 'node:crypto';
import {
  type ImportColumns,
  type ImportFieldName,
  importFields,
  type ImportKind,
} from '#contract/rules/imports.js';
import { CALENDAR_COLUMNS } from './calendar/calendar-columns.js';

/**
 * What programs call their columns, in lower case and without signs: calendars (Outlook, Google), ticket shops (Eventbrite,
 * Ticket Tailor and their like) and lists of guests. The first name that a file has is the one; commas stand between them.
 */
const SYNONYMS: Readonly<Record<ImportKind, Partial<Record<ImportFieldName, string>>>> = {
  events: {
    name: 'event name, event title, show name, show, event, title, subject, name, summary',
    date: `event start date, start date, event date, show date, date, event start, start date time,
      starts at, start datetime, start, starts, date time, datetime, day`,
    time: 'event start time, start time, event time, show time, time, showtime, begins',
    endDate: 'event end date, end date, event end, ends at, end date time, end datetime, end, ends',
    endTime: 'event end time, end time, finish time, until',
    doorsTime: 'doors, doors time, doors open, door time, doors open at',
    description: 'event description, description, event summary, details, about, notes, body',
    type: 'event type, event category, category, categories, genre, type, subcategory',
    artists: 'artists, artist, acts, act, performers, performer, line up, lineup, headliner, band',
    status: 'event status, status, state',
    capacity: 'event capacity, capacity, total capacity, total tickets, max capacity, tickets available',
    uid: 'event id, event series id, id, uid, event reference, reference, number in the other program',
  },
  members: {
    name: 'name, full name, member name, member, customer name, customer, guest, guest name, contact',
    firstName: 'first name, firstname, given name, forename, buyer first name, first',
    lastName: 'last name, lastname, surname, family name, buyer last name, last',
    email: 'email, e mail, email address, e mail address, mail, buyer email, customer email, member email',
    phone: 'phone, phone number, mobile, mobile phone, mobile number, cell, cell phone, telephone, tel',
    points: 'points, points balance, loyalty points, balance, reward points, total points, current points',
  },
};

/** A name as it is compared: `Event_Start-Date*` is `event start date`. */
const plainName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What each column says, as far as its name tells. */
export const recognisedColumns = (kind: ImportKind, names: readonly string[]): ImportColumns => {
  const plain = names.map(plainName);
  const found: ImportColumns = {};
  const taken = new Set<number>();
  for (const { name } of importFields(kind)) {
    const place = (SYNONYMS[kind][name]?.split(/,\s+/) ?? [])
      .map((synonym) => plain.findIndex((column, at) => column === synonym && !taken.has(at)))
      .find((at) => at >= 0);
    if (place === undefined) continue;
    found[name] = place;
    taken.add(place);
  }
  return found;
};

/** The columns that nobody asks for. */
export const unusedColumns = (names: readonly string[], columns: ImportColumns): string[] => {
  const used = new Set(Object.values(columns));
  return names.filter((_, place) => !used.has(place));
};

/** What a file of rows that were left out has in addition: where they stood, and why they were. */
export const LEFT_OUT_COLUMNS = ['Line in the file', 'Why it was left out'];

/**
 * Sets numbers of one program apart from another's: calendars' are unique in the world, a table's only in its own kind. Rows that were
 * left out are of the kind they came from.
 */
export const shapeOf = (format: 'ics' | 'csv', names: readonly string[]): string => {
  const own = names.filter((name) => !LEFT_OUT_COLUMNS.includes(name.trim())).map(plainName);
  const isCalendar = format === 'ics' || own.join() === CALENDAR_COLUMNS.map(plainName).join();
  return isCalendar ? 'ics' : createHash('sha256').update(JSON.stringify(own)).digest('hex');
};
