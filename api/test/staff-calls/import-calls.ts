import { insert, type PrepareCall, type StaffedCalls } from './prepare-call.js';

const OPTIONS = JSON.stringify({
  columns: { name: 0, date: 1 },
  dateOrder: 'month-first',
  type: 'country',
  usualTime: null,
  tellsFollowers: false,
});

const COUNTS = JSON.stringify({ new: 0, changed: 0, same: 0, cannot: 0 });

const fileOf = (staff: StaffedCalls, state: 'preview' | 'running'): Promise<number> =>
  insert(
    staff,
    `imports (kind, file_name, file_hash, format, shape, notes, columns, options, counts, total, state)
     VALUES ('events', 'shows.ics', 'x', 'ics', 'x', '{}', '{}', '${OPTIONS}', '${COUNTS}', 0, '${state}')`,
  );

/** Of files that are brought along. */
export const IMPORT_CALLS: Partial<Record<string, PrepareCall>> = {
  'POST /api/imports/:id/start': async (staff) => ({ id: await fileOf(staff, 'preview') }),
  'POST /api/imports/:id/stop': async (staff) => ({ id: await fileOf(staff, 'running') }),
};
