import { twelveHourTime } from '#contract/rules/clock';
import { formatShortDate, isCalendarDate } from '#shared/lib/dates/calendar-date';
import { momentOf } from '#shared/lib/dates/instant-words';
import type { Act } from './acts';
import { FIELD_WORDS, OPERATION_WORDS, PART_WORDS, THING_WORDS } from './log-words';
import type { LogEntry, LoggedField } from './staff-log.queries';

/** Who acted, for people whose accounts are gone too. */
export const whoOf = ({ person, device }: LogEntry): string =>
  person ? (person.name ?? 'Somebody who has left') : device;

/** So many changed fields still read well in a sentence. */
const FIELDS_IN_A_SENTENCE = 3;

/** "changed the show “Barn Dance”: starts at 8:00 PM → 9:00 PM", after who did it. */
export const sentenceOf = ({ main, rows }: Act, timeZone: string): string => {
  if (rows.length > 1 && rows.every((row) => isLike(row, main)))
    return `${OPERATION_WORDS[main.operation]} ${rows.length} ${THING_WORDS[main.thing].many}`;
  const more = rows.length - 1;
  const rest = more === 0 ? '' : `, and ${more} more ${more === 1 ? 'change' : 'changes'}`;
  return `${headOf(main)}${detailsOf(main, timeZone)}${rest}`;
};

const isLike = (row: LogEntry, main: LogEntry): boolean =>
  row.operation === main.operation && row.part === main.thing && row.thing === main.thing;

/** "changed the show “Barn Dance”" */
export const headOf = ({ operation, thing, thingId, name, part }: LogEntry): string => {
  const belonging = part === thing ? 'the' : (PART_WORDS[part] ?? `${wordsOf(part)} of the`);
  const called = name === null ? numberOf(thing, thingId) : ` “${name}”`;
  return `${OPERATION_WORDS[operation]} ${belonging} ${THING_WORDS[thing].one}${called}`;
};

const numberOf = (thing: string, thingId: number | null): string =>
  thing === 'venue' || thingId === null ? '' : ` no. ${thingId}`;

/** Of a change what was changed, and of what was added to a thing what it is. */
const detailsOf = ({ operation, part, thing, fields }: LogEntry, timeZone: string): string => {
  if (operation === 'insert' && part !== thing)
    return listOf(fields.filter(({ isKept }) => isKept).map((field) => addedOf(field, timeZone)));
  return operation === 'update' ? listOf(fields.map((field) => changeOf(field, timeZone))) : '';
};

const listOf = (said: readonly string[]): string => {
  const more = said.length - FIELDS_IN_A_SENTENCE;
  const listed = said.slice(0, FIELDS_IN_A_SENTENCE).join(', ');
  return listed && `: ${listed}${more > 0 ? ` and ${more} more` : ''}`;
};

/** "points 50" */
const addedOf = (field: LoggedField, timeZone: string): string =>
  `${fieldWord(field)} ${valueOf(field.after, timeZone)}`;

/** "starts at 8:00 PM → 9:00 PM"; the field alone where its values are not kept. */
const changeOf = (field: LoggedField, timeZone: string): string =>
  field.isKept
    ? `${fieldWord(field)} ${valueOf(field.before, timeZone)} → ${valueOf(field.after, timeZone)}`
    : fieldWord(field);

export const fieldWord = ({ name }: LoggedField): string => FIELD_WORDS[name] ?? wordsOf(name);

const wordsOf = (column: string): string => column.replaceAll('_', ' ');

const TIME = /^\d\d:\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;
const PLAIN_WORDS: Partial<Record<string, string>> = { true: 'yes', false: 'no', '[]': 'none' };

/** A value as people read it: dates and times as everywhere, a dash for nothing. */
export const valueOf = (value: string | null, timeZone: string): string => {
  if (value === null) return '–';
  if (TIME.test(value)) return twelveHourTime(value);
  if (INSTANT.test(value)) return momentOf(value, timeZone);
  if (isCalendarDate(value)) return formatShortDate(value);
  return PLAIN_WORDS[value] ?? value;
};
