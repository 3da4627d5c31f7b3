import type { EventStatus } from '#contract/events.js';

/** What a row says of a show; what it does not speak of is missing, and stays as it is on the calendar. */
export interface SaidShow {
  name: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
  /** The row says no time: it is the usual one, which the other program never said. */
  isUsualTime?: boolean;
  endTime?: string | null;
  doorsTime?: string | null;
  description?: string | null;
  /** Lower-case name of one of the venue's event types. */
  type?: string;
  status?: EventStatus;
  capacity?: number | null;
  /** Ids in order. */
  artistIds?: number[];
}

export const SAID_FIELDS = [
  'name',
  'date',
  'time',
  'endTime',
  'doorsTime',
  'description',
  'type',
  'status',
  'capacity',
  'artistIds',
] as const satisfies readonly (keyof SaidShow)[];

export type SaidField = (typeof SAID_FIELDS)[number];

/** What is read by the venue's artists and types: the same words may say something else once these change. */
export const LISTED_FIELDS = ['artistIds', 'type', 'description'] as const satisfies readonly SaidField[];

export type ListedField = (typeof LISTED_FIELDS)[number];

/** What a row says, with its words as they stand in the file. */
export interface SaidInWords extends SaidShow {
  words: Record<ListedField, string>;
}

/** What is remembered of a show: what the other program said of it last; of listed fields what the import wrote. */
export interface RememberedShow extends SaidShow {
  /** Missing for what was imported before words were kept. */
  words?: Record<ListedField, string>;
}

/** These fields of a show, and no others. */
export const fieldsOf = (show: Partial<SaidShow>, fields: readonly SaidField[]): Partial<SaidShow> => {
  const picked: Partial<SaidShow> = {};
  const pick = <Field extends SaidField>(field: Field): void => {
    picked[field] = show[field];
  };
  fields.forEach(pick);
  return picked;
};
