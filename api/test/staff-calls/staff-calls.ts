import { ACCOUNT_CALLS } from './account-calls.js';
import { CONNECTION_CALLS } from './connection-calls.js';
import { DOOR_CALLS } from './door-calls.js';
import { GUEST_CALLS } from './guest-calls.js';
import { IMPORT_CALLS } from './import-calls.js';
import type { PrepareCall } from './prepare-call.js';
import { PROGRAMME_CALLS } from './programme-calls.js';

/** Calls that change something, by route, where the sample on the second of everything in a filled venue does not. */
export const STAFF_CALLS: Partial<Record<string, PrepareCall>> = {
  ...ACCOUNT_CALLS,
  ...PROGRAMME_CALLS,
  ...GUEST_CALLS,
  ...DOOR_CALLS,
  ...CONNECTION_CALLS,
  ...IMPORT_CALLS,
};
