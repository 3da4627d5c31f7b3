import { byFirstLetter, misspelt, type WordsByLetter } from './vocabulary.js';
import { wordSet } from './vocabulary.js';

const named = (words: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(words).flatMap(([value, names]) =>
      names.split(' ').map((name): [string, number] => [name, Number(value)]),
    ),
  );

/** Sunday is 0. Slips that are too far from the word for the general rule are listed. */
const WEEKDAYS = named({
  0: 'sunday sun domingo dom',
  1: 'monday mon lunes lun',
  2: 'tuesday tue tues martes',
  3: 'wednesday wed weds wensday wendsday wedsday wenesday miercoles mie',
  4: 'thursday thu thur thurs thr thrs jueves jue',
  5: 'friday fri frid viernes vie',
  6: 'saturday sat satday sabado sab',
});

const MONTHS = named({
  1: 'january jan enero',
  2: 'february feb febuary febrero',
  3: 'march mar marzo',
  4: 'april apr abril',
  5: 'may mayo',
  6: 'june jun junio',
  7: 'july jul julio',
  8: 'august aug agosto',
  9: 'september sep sept septiembre',
  10: 'october oct octubre',
  11: 'november nov noviembre',
  12: 'december dec decem diciembre',
});

const WEEKDAY_NAMES = byFirstLetter([...WEEKDAYS.keys()].filter((word) => word.endsWith('day')));
const MONTH_NAMES = byFirstLetter([...MONTHS.keys()].filter((word) => word.length > 5));

/** Words that look like slips of a day or month and are none. */
const OTHER_WORDS = wordSet('someday sundae money friends friend holiday birthday workday sundays');

/** 0 for Sunday to 6; misspelt ones too. */
export const weekdayOf = (word: string): number | undefined => valueOf(word, WEEKDAYS, WEEKDAY_NAMES);

/** 1 to 12; misspelt ones too. */
export const monthOf = (word: string): number | undefined => valueOf(word, MONTHS, MONTH_NAMES);

/** `fridays`: not one of them. */
export const pluralWeekdayOf = (word: string): number | undefined =>
  word.endsWith('days') ? WEEKDAYS.get(word.slice(0, -1)) : undefined;

function valueOf(
  word: string,
  values: ReadonlyMap<string, number>,
  names: WordsByLetter,
): number | undefined {
  const exact = values.get(word);
  if (exact !== undefined || OTHER_WORDS.has(word)) return exact;
  const meant = misspelt(word, names);
  return meant === undefined ? undefined : values.get(meant);
}
