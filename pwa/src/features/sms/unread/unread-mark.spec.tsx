import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { fakeNetwork, json } from '#test/fake-network';
import { UnreadMark } from './unread-mark';
import { useUnreadCount } from './use-unread-count';

let unread: number;
const network = fakeNetwork({ 'GET /api/admin/sms-requests/count': () => json({ unread }) });

const Tab = () => <p>{useUnreadCount()} on the tab</p>;

/** The header, and the dashboard's tab once somebody has gone there. */
const page = (client: QueryClient, { isAtDashboard = true } = {}) => (
  <QueryClientProvider client={client}>
    <UnreadMark />
    {isAtDashboard && <Tab />}
  </QueryClientProvider>
);

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the mark of unread texts', () => {
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

  it('and the tab say the same, for which the venue is asked once a minute', async () => {
    const { rerender } = render(page(client, { isAtDashboard: false }));
    await pass(20_000);
    rerender(page(client));
    await pass(0);
    expect(screen.getByText('4 waiting')).toBeTruthy();
    expect(screen.getByText('4 on the tab')).toBeTruthy();
    expect(network.calls).toHaveLength(1);
    unread = 5;
    await pass(61_000);
    expect(screen.getByText('5 waiting')).toBeTruthy();
    expect(screen.getByText('5 on the tab')).toBeTruthy();
    expect(network.calls).toHaveLength(2);
  });

  it('is not there while nothing waits, and counts to 99', async () => {
    unread = 0;
    render(page(client));
    await pass(0);
    expect(screen.queryByText(/waiting/)).toBeNull();
    unread = 120;
    await pass(61_000);
    expect(screen.getByText('120 waiting')).toBeTruthy();
    expect(screen.getByText('99+')).toBeTruthy();
  });
});
