import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { managedList } from '#shared/http/managed-list';
import type { StaffLogFilter } from './staff-log-filter';

export type LogEntry = components['schemas']['StaffLogEntryResponse'];
export type LoggedField = components['schemas']['LoggedFieldResponse'];
export type LoggedPerson = components['schemas']['LoggedPersonResponse'];

const LOG_PATH = '/api/admin/log';
const PEOPLE_PATH = '/api/admin/log/people';

/** A call may change many rows, which are shown as one. */
const ROWS_AT_A_TIME = 50;

/** Who did what, the newest first, page by page. */
export const staffLogQuery = (filter: StaffLogFilter) =>
  managedList<LogEntry>([LOG_PATH, 'list'], filter, ROWS_AT_A_TIME);

/** Everybody who did something, by name. */
export const loggedPeopleQuery = queryOptions({
  queryKey: [PEOPLE_PATH],
  queryFn: ({ signal }) => requestJson<LoggedPerson[]>(PEOPLE_PATH, { signal }),
  staleTime: 0,
});
