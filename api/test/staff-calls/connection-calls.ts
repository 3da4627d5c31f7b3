import { randomUUID } from 'node:crypto';
import type { PrepareCall } from './prepare-call.js';

const named = () => ({ body: { name: randomUUID() } });

/** Of other programs. */
export const CONNECTION_CALLS: Partial<Record<string, PrepareCall>> = {
  'POST /api/connections/tokens': named,
  'POST /api/connections/webhooks': named,
  'PUT /api/connections/webhooks/:id': named,
  'PUT /api/connections/webhooks/:id/pause': async ({ venue }) => {
    await venue.sql('UPDATE webhooks SET paused_as = NULL, paused_at = NULL');
    return {};
  },
  'PUT /api/connections/webhooks/:id/resume': async ({ venue }) => {
    await venue.sql(`UPDATE webhooks SET paused_as = 'paused', paused_at = now()`);
    return {};
  },
};
