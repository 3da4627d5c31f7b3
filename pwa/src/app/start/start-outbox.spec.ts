import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { PING_ANSWER } from '#contract/problem';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { isVenueReachable, noteReachability } from '#shared/offline/status/reachability';
import { startOutbox } from './start-outbox';

describe('startOutbox', () => {
  it('notices the venue again although the database never opens', async () => {
    jest.spyOn(offlineDatabase, 'open').mockReturnValue(new Promise(() => undefined) as never);
    globalThis.fetch = () => Promise.resolve(Response.json({ ping: PING_ANSWER }));
    void startOutbox(new QueryClient());
    noteReachability(false);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(isVenueReachable()).toBe(true));
  });
});
