import { ACTS } from '#contract/rules/events/bills.js';
import { addDays } from '#contract/calendar-date.js';
import type { DateOrder, ImportColumns } from '#contract/rules/imports.js';
import { plainDescription } from '#src/modules/imports/reading/plain-description.js';
import { readMoment } from './clock-text-rules.js';
import type { SaidInWords, SaidShow } from './said-show.js';

export interface ShowReading {
  columns: ImportColumns;
  dateOrder: DateOrder;
  timeZone: string;
  /** `HH:MM` of shows without a start; null refuses those that are not on the calendar. */
  usualTime: string | null;
  /** Names of the venue's event types in lower case. */
  types: ReadonlySet<string>;
  /** Ids of approved artists by their names in lower case; of names that two have, none. */
  artists: ReadonlyMap<string, number>;
}

/** A row that says a show, with what is to be told of it, or why it cannot. */
export type ReadShow = { said: SaidInWords; uid: string; notes: string[] } | { problem: string };

const CALLED_OFF = /^(?:event )?(?:cancell?ed|called off)$/i;
const PUT_OFF = /^(?:event )?postponed$/i;
const NOT_PUBLIC = /^(?:draft|unpublished|hidden|private|deleted|archived|tentative|pencilled|hold)$/i;
const TAKES_PLACE =
  /^(?:live|on sale|onsale|published|public|started|ended|completed|past|active|open|closed|sold out|confirmed|scheduled|upcoming)$/i;

/** What a row says of a show, by the columns of its import. */
export const readShowRow = (cells: readonly string[], reading: ShowReading): ReadShow => {
  const cell = (field: keyof ImportColumns): string => cellOf(cells, reading.columns, field);
  if (NOT_PUBLIC.test(cell('status')))
    return { problem: `Not public in the other program (“${cell('status')}”).` };
  const begins = readStart(cell('date'), cell('time'), reading);
  if ('problem' in begins) return begins;
  const ends = readEnd({ endDate: cell('endDate'), endTime: cell('endTime'), begins }, reading);
  if ('problem' in ends) return ends;
  const notes: string[] = [];
  const acts = actsOf(cell('artists'), cell('name'), reading.artists);
  const words = {
    artistIds: cell('artists') || cell('name'),
    type: cell('type'),
    description: plainDescription(cell('description')),
  };
  const said: SaidInWords = { name: cell('name').replace(/\s+/g, ' '), ...begins, ...ends, words };
  const doors = readDoors(cell('doorsTime'), reading);
  if ('problem' in doors) return doors;
  Object.assign(said, doors, statusOf(cell('status')), typeOf(cell('type'), reading.types, notes));
  if (reading.columns.description !== undefined || acts.others.length > 0)
    said.description = descriptionOf(words.description, acts.others);
  if (acts.ids.length > 0) said.artistIds = acts.ids.slice(0, ACTS.max);
  if (acts.others.length > 0) notes.push(`Not on the list of artists: ${acts.others.join(', ')}.`);
  if (acts.ids.length > ACTS.max) return { problem: `A show has at most ${ACTS.max} acts.` };
  const capacity = readCapacity(cell('capacity'));
  if (capacity === undefined) return { problem: `The capacity “${cell('capacity')}” is no whole number.` };
  if (reading.columns.capacity !== undefined) said.capacity = capacity;
  return { said, uid: cell('uid'), notes };
};

export const cellOf = (
  cells: readonly string[],
  columns: ImportColumns,
  field: keyof ImportColumns,
): string => {
  const place = columns[field];
  return place === undefined ? '' : (cells[place] ?? '').trim();
};

type Read<Fields> = Fields | { problem: string };

const readStart = (dateCell: string, timeCell: string, reading: ShowReading): Read<Moment> => {
  if (dateCell === '') return { problem: 'This row has no date.' };
  const day = readMoment(dateCell, reading);
  if (day?.date === undefined) return { problem: `The date “${short(dateCell)}” cannot be read.` };
  const clock = timeCell === '' ? undefined : readMoment(timeCell, reading);
  if (timeCell !== '' && clock?.time === undefined)
    return { problem: `The start time “${short(timeCell)}” cannot be read.` };
  const time = clock?.time ?? day.time;
  return time === undefined
    ? { date: day.date, time: reading.usualTime ?? EVENING, isUsualTime: true }
    : { date: day.date, time };
};

type Moment = Pick<SaidShow, 'date' | 'time' | 'isUsualTime'>;

export const NO_START = 'No start time. Give the usual one to bring it in.';

/** Nobody says when it begins: only a show that is there already can be meant. */
export const isWithoutStart = (
  { isUsualTime = false }: Pick<SaidShow, 'isUsualTime'>,
  { usualTime }: Pick<ShowReading, 'usualTime'>,
): boolean => isUsualTime && usualTime === null;

/** Stands for a start that nobody says, and is never written. */
const EVENING = '20:00';

/** The end of a show is a time of its day, or of the night after it. */
const readEnd = (
  { endDate, endTime, begins }: { endDate: string; endTime: string; begins: Moment },
  reading: ShowReading,
): Read<Pick<SaidShow, 'endTime'>> => {
  const { columns } = reading;
  if (columns.endDate === undefined && columns.endTime === undefined) return {};
  const end = endMoment(endDate, endTime, reading);
  if (!end) return { problem: `The end “${short(endDate || endTime)}” cannot be read.` };
  const problem = isWithoutStart(begins, reading) ? undefined : spanProblem(begins, end);
  return problem === undefined ? { endTime: end.time } : { problem };
};

/** What both cells say together; undefined when one cannot be read. */
const endMoment = (
  endDate: string,
  endTime: string,
  reading: ShowReading,
): { date: string | undefined; time: string | null } | undefined => {
  const [day, clock] = [endDate, endTime].map((cell) => (cell === '' ? {} : readMoment(cell, reading)));
  if (!day || !clock) return undefined;
  return { date: clock.date ?? day.date, time: clock.time ?? day.time ?? null };
};

/** Without a date, an end before the start is one after midnight. An all-day entry of two days has no time to end at. */
const spanProblem = (
  begins: Moment,
  { date, time }: { date: string | undefined; time: string | null },
): string | undefined => {
  if (date === undefined) return undefined;
  if (`${date} ${time ?? begins.time}` < `${begins.date} ${begins.time}`) return 'It ends before it starts.';
  if (date === begins.date) return undefined;
  const isSameNight = date === addDays(begins.date, 1) && time !== null && time < begins.time;
  return isSameNight ? undefined : 'It lasts longer than a day.';
};

const readDoors = (cell: string, reading: ShowReading): Read<Pick<SaidShow, 'doorsTime'>> => {
  if (reading.columns.doorsTime === undefined) return {};
  if (cell === '') return { doorsTime: null };
  const doors = readMoment(cell, reading);
  return doors?.time === undefined
    ? { problem: `The doors’ time “${short(cell)}” cannot be read.` }
    : { doorsTime: doors.time };
};

/** A word that nobody knows says nothing. */
const statusOf = (word: string): Pick<SaidShow, 'status'> => {
  if (CALLED_OFF.test(word)) return { status: 'cancelled' };
  if (PUT_OFF.test(word)) return { status: 'postponed' };
  return TAKES_PLACE.test(word) ? { status: 'scheduled' } : {};
};

const typeOf = (cell: string, types: ReadonlySet<string>, notes: string[]): Pick<SaidShow, 'type'> => {
  const words = partsOf(cell).map((word) => word.toLowerCase());
  const type = words.find((word) => types.has(word));
  if (type !== undefined) return { type };
  if (words.length > 0) notes.push(`No event type here is called “${short(cell)}”.`);
  return {};
};

const partsOf = (cell: string): string[] =>
  cell
    .split(/[,;|/\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Artists by their whole names: those of the cell, or one who is the whole title. Who is not known stays a name. */
const actsOf = (
  cell: string,
  title: string,
  artists: ReadonlyMap<string, number>,
): { ids: number[]; others: string[] } => {
  const idOf = (name: string): number | undefined => artists.get(name.replace(/\s+/g, ' ').toLowerCase());
  const whole = idOf(cell === '' ? title : cell);
  if (whole !== undefined) return { ids: [whole], others: [] };
  const names = partsOf(cell);
  const ids = names.flatMap((name) => idOf(name) ?? []);
  return {
    ids: [...new Set(ids)],
    others: names.filter((name) => idOf(name) === undefined && name !== title),
  };
};

const descriptionOf = (words: string, others: readonly string[]): string | null => {
  const unnamed = others.filter((name) => !words.includes(name));
  const line = unnamed.length > 0 ? `With ${unnamed.join(', ')}` : '';
  return [words, line].filter((part) => part !== '').join('\n\n') || null;
};

/** Null for none, and for what programs write when there is no limit; undefined for what is no number. */
const readCapacity = (cell: string): number | null | undefined => {
  if (/^(?:0|unlimited|-|n\/a|)$/i.test(cell)) return null;
  const digits = cell.replace(/(?<=\d)[,. '’](?=\d{3}(?!\d))/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
};

/** A cell as it is quoted in a sentence; no sign is cut in two. */
export const short = (cell: string): string => {
  const signs = [...cell];
  return signs.length > 60 ? `${signs.slice(0, 59).join('')}…` : cell;
};
