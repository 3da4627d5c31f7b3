import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { managedList } from '#shared/http/managed-list';
import type { StaffLogFilter } from './staff-log-filter';

export type LogEntry = components['schemas']['StaffLogEntryResponse'];
export type LoggedField = components['schemas']['LoggedFieldResponse'];
export type LoggedPerson = components['schemas']['LoggedPersonResponse'];

const LOG_PATH = '/api/admin/log';

/** A call may change many rows, which are shown as one. */
const ROWS_AT_A_TIME = 50;

/** Who did what, the newest first, page by page. */
export const staffLogQuery = (filter: StaffLogFilter) =>
  managedList<LogEntry>([LOG_PATH, 'list'], filter, ROWS_AT_A_TIME);

/** Everybody who did something, by name. */
export const loggedPeopleQuery = queryOptions<LoggedPerson[]>({
  queryKey: ['/api/admin/log/people'],
  staleTime: 0,
});
