import { twelveHourTime } from '#contract/rules/clock.js';
import { showEnd } from '#contract/rules/events/show-times.js';
import { longDate } from '#contract/rules/texts.js';
import type { RowToJudge } from './judged-row.js';
import {
  fieldsOf,
  LISTED_FIELDS,
  type ListedField,
  type RememberedShow,
  SAID_FIELDS,
  type SaidField,
  type SaidInWords,
  type SaidShow,
} from './said-show.js';

/** What a row changes of a show. */
export type SaidChanges = Partial<SaidShow>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is new in the other program since it was last asked, and is not on the calendar yet. What staff changed here, and the
 * other program says as before, stays as staff have it. The same words that mean something else by now, since an artist or a
 * type was added, change only what is still as the import wrote it. A time that the row does not say changes nothing.
 * @param before what the other program said last
 * @param now what is on the calendar
 */
export const newlySaid = (said: SaidInWords, before: RememberedShow, now: SaidShow): SaidChanges =>
  fieldsOf(
    said,
    SAID_FIELDS.filter(
      (field) =>
        said[field] !== undefined &&
        !(field === 'time' && said.isUsualTime) &&
        !isSame(said[field], before[field]) &&
        !isSame(said[field], now[field]) &&
        (hasNewWords(field, said, before) || isSame(before[field], now[field])),
    ),
  );

const isListed = (field: SaidField): field is ListedField => LISTED_FIELDS.some((listed) => listed === field);

const hasNewWords = (field: SaidField, said: SaidInWords, before: RememberedShow): boolean =>
  !isListed(field) || (before.words !== undefined && said.words[field] !== before.words[field]);

/**
 * What is to be remembered of a row whose show is there.
 * @param before undefined for a show that was found by its name: the import wrote nothing of it
 */
export const remembered = (
  said: SaidInWords,
  before: RememberedShow | undefined,
  changes: SaidChanges,
): RememberedShow => {
  const kept = LISTED_FIELDS.filter(
    (field) => changes[field] === undefined && !(before && hasNewWords(field, said, before)),
  );
  const time = (said.isUsualTime && before?.time) || said.time;
  return { ...said, time, ...fieldsOf(before ?? {}, kept) };
};

/** Whether a change may bring artists onto a stage at a time when they were not. */
export const changesStage = ({ date, time, endTime, status, artistIds }: SaidChanges): boolean =>
  [date, time, endTime, status, artistIds].some((value) => value !== undefined);

const LABELS: Record<SaidField, string> = {
  name: 'name',
  date: 'date',
  time: 'time',
  endTime: 'end',
  doorsTime: 'doors',
  description: 'description',
  type: 'type',
  status: 'status',
  capacity: 'capacity',
  artistIds: 'artists',
};

/** "Date: Friday, … → …; description". */
export const changesInWords = (changes: SaidChanges, now: SaidShow): string => {
  const words = SAID_FIELDS.filter((field) => changes[field] !== undefined).map((field) => {
    const [from, to] = [valueInWords(field, now), valueInWords(field, changes)];
    return from === undefined || to === undefined ? LABELS[field] : `${LABELS[field]} ${from} → ${to}`;
  });
  return `Changes ${words.join('; ')}.`;
};

/** Undefined for what is too long to be quoted. */
const valueInWords = (field: SaidField, show: SaidChanges): string | undefined => {
  const value = show[field];
  if (field === 'description' || field === 'artistIds') return undefined;
  if (value === null || value === undefined) return 'none';
  if (field === 'date') return longDate(String(value));
  return /Time$|^time$/.test(field) ? twelveHourTime(String(value)) : String(value);
};

/** When somebody is on stage. */
export interface StageTime {
  artistIds: readonly number[];
  date: string;
  time: string;
  endTime: string | null;
}

/** Who is on which stage among the rows of one file; of two at one time the first one counts. */
export class StageTimes {
  private readonly byArtist = new Map<number, Span[]>();

  /** @returns the line of a show that one of these artists plays at that time */
  clashOf({ artistIds, ...times }: StageTime): number | undefined {
    const { from, to } = spanOf(times);
    for (const id of artistIds) {
      const other = this.byArtist.get(id)?.find((span) => span.from < to && from < span.to);
      if (other) return other.line;
    }
    return undefined;
  }

  add({ artistIds, ...times }: StageTime, { id: row, line }: Pick<RowToJudge, 'id' | 'line'>): void {
    for (const id of artistIds)
      this.byArtist.set(id, [...(this.byArtist.get(id) ?? []), { ...spanOf(times), row, line }]);
  }

  /** Drops what this row and those behind it said: a transaction that was taken back is done again. */
  forgetFrom(firstId: number): void {
    for (const [id, spans] of this.byArtist)
      this.byArtist.set(
        id,
        spans.filter(({ row }) => row < firstId),
      );
  }
}

interface Span {
  from: string;
  to: string;
  row: number;
  line: number;
}

const spanOf = (times: Omit<StageTime, 'artistIds'>): { from: string; to: string } => {
  const end = showEnd(times);
  return { from: `${times.date} ${times.time}`, to: `${end.date} ${end.time}` };
};
