import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { fakeNetwork, json } from '#test/fake-network';
import { renderThemed } from '#test/themed';
import { MissingMailServer } from './missing-mail-server';

const network = fakeNetwork();

const open = async (isSetUp: boolean) => {
  const client = new QueryClient();
  network.on('GET /api/admin/message-providers', () => json([{ channel: 'email', isSetUp }]));
  renderThemed(
    <QueryClientProvider client={client}>
      <MissingMailServer />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
};

describe('the word about a missing mail server', () => {
  afterEach(cleanup);

  it('tells admins what to set', async () => {
    await open(false);
    expect(await screen.findByText('This venue has no mail server yet: set SMTP_URL.')).toBeTruthy();
  });

  it('is not said where there is one', async () => {
    await open(true);
    expect(screen.queryByText(/SMTP_URL/)).toBeNull();
  });
});
