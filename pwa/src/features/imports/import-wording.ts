import { twelveHourTime } from '#contract/rules/clock';
import type { ImportKind, RowFate } from '#contract/rules/imports';
import { isWallClockTime } from '#contract/rules/texts';
import { formatShortDate, isCalendarDate } from '#shared/lib/dates/calendar-date';
import type { Import } from './imports.queries';

/** What a fate is called before and after it is met. */
export const fateLabel = (fate: RowFate, isDone: boolean): string =>
  isDone
    ? { new: 'Brought in', changed: 'Changed', same: 'Were there', cannot: 'Left out' }[fate]
    : { new: 'New', changed: 'Changed', same: 'There already', cannot: 'Cannot be brought in' }[fate];

export const FATE_TONES = { new: 'good', changed: 'waiting', same: 'plain', cannot: 'danger' } as const;

const NOUNS: Record<ImportKind, [one: string, many: string]> = {
  events: ['show', 'shows'],
  members: ['member', 'members'],
};

/** "12 shows". */
const countedRows = (kind: ImportKind, count: number): string =>
  `${count.toLocaleString('en-US')} ${NOUNS[kind][count === 1 ? 0 : 1]}`;

/** What the button that brings them in says; what it writes is what it counts. */
export const importLabel = ({ kind, counts, state }: Pick<Import, 'kind' | 'counts' | 'state'>): string =>
  state === 'stopped' ? 'Go on' : `Import ${countedRows(kind, counts.new + counts.changed)}`;

/** Where an import stands, for the list of earlier ones. */
export const stateInWords = ({ state, counts, kind, total, done }: Import): string => {
  if (state === 'running') return `Running: ${done} of ${total} rows`;
  if (state === 'stopped') return `Stopped after ${done} of ${total} rows`;
  if (state === 'preview') return 'Looked at, not imported';
  const left = counts.cannot > 0 ? `, ${counts.cannot.toLocaleString('en-US')} left out` : '';
  return `${countedRows(kind, counts.new + counts.changed)} imported${left}`;
};

/** What is read out when an import begins and when it ends; its figures change each second, and nobody could hear them. */
export const changeInWords = (found: Import): string =>
  ({
    preview: '',
    running: 'Import started',
    stopped: stateInWords(found),
    done: `Import over: ${stateInWords(found)}`,
  })[found.state];

/** The cells that tell what a row is about, e.g. its name and its date. */
export const titleOf = (
  { kind, columns }: Import,
  cells: readonly string[],
): { title: string; when: string } => {
  const cell = (field: string): string => {
    const column = columns.find((one) => one.field === field)?.column;
    return column === null || column === undefined ? '' : (cells[column] ?? '').trim();
  };
  if (kind === 'members')
    return { title: cell('name') || `${cell('firstName')} ${cell('lastName')}`.trim(), when: cell('email') };
  const when = [cell('date'), cell('time')].filter((part) => part !== '').map(inWords);
  return { title: cell('name'), when: when.join(', ') };
};

/** What is written as programs do reads as everywhere else; the rest as it stands in the file. */
const inWords = (cell: string): string => {
  if (isCalendarDate(cell)) return formatShortDate(cell);
  return isWallClockTime(cell) ? twelveHourTime(cell) : cell;
};
