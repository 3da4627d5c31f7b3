import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { PING_ANSWER } from '#contract/problem';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { isVenueReachable, noteReachability } from '#shared/offline/status/reachability';
import { fakeNetwork, json } from '#test/fake-network';
import { startOutbox } from './start-outbox';

fakeNetwork({ 'GET /api/health/ping': () => json({ ping: PING_ANSWER }) });

describe('startOutbox', () => {
  it('notices the venue again although the database never opens', async () => {
    jest.spyOn(offlineDatabase, 'open').mockReturnValue(new Promise(() => undefined) as never);
    void startOutbox(new QueryClient());
    noteReachability(false);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(isVenueReachable()).toBe(true));
  });
});
