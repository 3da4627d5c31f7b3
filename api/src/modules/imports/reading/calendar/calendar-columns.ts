import { importFields } from '#contract/rules/imports.js';

/** What an entry of a calendar says, in the order of its cells. */
export const CALENDAR_FIELDS = [
  'name',
  'date',
  'time',
  'endDate',
  'endTime',
  'description',
  'type',
  'status',
  'uid',
] as const;

export const CALENDAR_COLUMNS = CALENDAR_FIELDS.map(
  (field) => importFields('events').find(({ name }) => name === field)?.label ?? field,
);
