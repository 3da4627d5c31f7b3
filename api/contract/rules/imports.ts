/** What a file is read for (design §10 "import"). */
export const IMPORT_KINDS = ['events', 'members'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** `preview`: nothing is written yet. `stopped`: what is written stays, the rest can go on. */
export const IMPORT_STATES = ['preview', 'running', 'stopped', 'done'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What becomes of a row. `same`: it is there already, so nothing happens. */
export const ROW_FATES = ['new', 'changed', 'same', 'cannot'] as const;
export type RowFate = (typeof ROW_FATES)[number];

export type FateCounts = Record<RowFate, number>;

/** How `03/04/2026` is read. */
export const DATE_ORDERS = ['month-first', 'day-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Largest file in bytes, most rows, nights of repeating shows included, and most columns. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;
export const IMPORT_ROWS_MAX = 20_000;
export const IMPORT_COLUMNS_MAX = 200;

/** Repeating shows are brought in until so many months from today. */
export const REPEAT_MONTHS = 12;

/** Something that a row can say, and how it is called. */
interface ImportField {
  name: ImportFieldName;
  label: string;
}

export const EVENT_FIELD_NAMES = [
  'name',
  'date',
  'time',
  'endDate',
  'endTime',
  'doorsTime',
  'description',
  'type',
  'artists',
  'status',
  'capacity',
  'uid',
] as const;
export const MEMBER_FIELD_NAMES = ['name', 'firstName', 'lastName', 'email', 'phone', 'points'] as const;
export const IMPORT_FIELD_NAMES = [
  ...new Set([...EVENT_FIELD_NAMES, ...MEMBER_FIELD_NAMES]),
] as readonly ImportFieldName[];

export type ImportFieldName = (typeof EVENT_FIELD_NAMES)[number] | (typeof MEMBER_FIELD_NAMES)[number];

const EVENT_LABELS: Record<(typeof EVENT_FIELD_NAMES)[number], string> = {
  name: 'Event name',
  date: 'Date',
  time: 'Start time',
  endDate: 'End date',
  endTime: 'End time',
  doorsTime: 'Doors',
  description: 'Description',
  type: 'Event type',
  artists: 'Artists',
  status: 'Status',
  capacity: 'Capacity',
  uid: 'Number in the other program',
};

const MEMBER_LABELS: Record<(typeof MEMBER_FIELD_NAMES)[number], string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  points: 'Points',
};

/** What rows of this kind can say, in the order in which it is asked for. */
export const importFields = (kind: ImportKind): ImportField[] =>
  kind === 'events'
    ? EVENT_FIELD_NAMES.map((name) => ({ name, label: EVENT_LABELS[name] }))
    : MEMBER_FIELD_NAMES.map((name) => ({ name, label: MEMBER_LABELS[name] }));

/** Which column says what, by its place from 0; a field that no column says is missing. */
export type ImportColumns = Partial<Record<ImportFieldName, number>>;

/** What has to be found before any row can be brought in, in words; empty when all of it is. */
export const missingFields = (kind: ImportKind, columns: ImportColumns): string[] => {
  if (kind === 'events')
    return (['name', 'date'] as const).flatMap((name) =>
      columns[name] === undefined ? EVENT_LABELS[name] : [],
    );
  const hasName =
    columns.name !== undefined || columns.firstName !== undefined || columns.lastName !== undefined;
  return [...(hasName ? [] : ['Name']), ...(columns.email === undefined ? ['Email'] : [])];
};
