import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { countOnAppIcon } from '#shared/offline/status/app-badge';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { fakeNetwork, json } from '#test/fake-network';
import { useUnreadCount } from './use-unread-count';

let unread: number;
const network = fakeNetwork({ 'GET /api/admin/sms-requests/count': () => json({ unread }) });

const Tab = () => <p>{useUnreadCount()} on the tab</p>;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the count of unread texts', () => {
  let client: QueryClient;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    client = new QueryClient();
    unread = 4;
  });
  afterEach(() => {
    cleanup();
    client.clear();
    jest.useRealTimers();
  });
  afterAll(() => offlineDatabase.close());

  it('is asked for once a minute while the dashboard is open, and stands on the app’s icon', async () => {
    render(
      <QueryClientProvider client={client}>
        <Tab />
      </QueryClientProvider>,
    );
    await pass(0);
    expect(screen.getByText('4 on the tab')).toBeTruthy();
    unread = 5;
    await pass(61_000);
    expect(screen.getByText('5 on the tab')).toBeTruthy();
    expect(network.calls).toHaveLength(2);
    jest.useRealTimers();
    expect(await countOnAppIcon()).toBe(5);
  });
});
