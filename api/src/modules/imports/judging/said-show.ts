import type { EventStatus } from '#contract/events.js';

/** What a row says of a show; what it does not speak of is missing, and stays as it is on the calendar. */
export interface SaidShow {
  name: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
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

/** These fields of a show, and no others. */
export const fieldsOf = (show: SaidShow, fields: readonly SaidField[]): Partial<SaidShow> => {
  const picked: Partial<SaidShow> = {};
  const pick = <Field extends SaidField>(field: Field): void => {
    picked[field] = show[field];
  };
  fields.forEach(pick);
  return picked;
};
