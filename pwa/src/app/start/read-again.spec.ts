import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { PING_ANSWER } from '#contract/problem';
import { createQueryClient } from '#app/query-client';
import { isVenueReachable, noteReachability } from '#shared/offline/status/reachability';
import { fakeNetwork, json } from '#test/fake-network';
import { readAgainWhenBack } from './read-again';

let isSilent = false;

/** Where a network stands and nothing gets through. */
const unlessSilent = (answer: unknown) => () => {
  if (isSilent) throw new TypeError('Failed to fetch');
  return json(answer);
};

const network = fakeNetwork({
  'GET /api/health/ping': unlessSilent({ ping: PING_ANSWER }),
  'GET /api/badges': unlessSilent(['First Dance']),
});

/** A screen that shows the badges, until it is left. */
const showBadges = () => {
  const client = createQueryClient();
  const badges = new QueryObserver(client, { queryKey: ['/api/badges'] });
  const stops = [readAgainWhenBack(client), badges.subscribe(() => undefined)];
  return { badges, leave: () => stops.forEach((stop) => stop()) };
};

describe('readAgainWhenBack', () => {
  beforeEach(() => {
    isSilent = true;
    noteReachability(true);
    onlineManager.setOnline(true);
  });

  it('reads what a screen waits for once the venue answers, though the browser was online all the time', async () => {
    const { badges, leave } = showBadges();
    await waitFor(() => expect(badges.getCurrentResult().isError).toBe(true));
    await waitFor(() => expect(isVenueReachable()).toBe(false), { timeout: 4_000 });
    isSilent = false;

    await waitFor(() => expect(badges.getCurrentResult().data).toEqual(['First Dance']), { timeout: 8_000 });
    leave();
  }, 15_000);

  it('reads it at once when somebody else has reached the venue', async () => {
    const { badges, leave } = showBadges();
    await waitFor(() => expect(badges.getCurrentResult().isError).toBe(true));
    isSilent = false;
    noteReachability(false);
    noteReachability(true);

    await waitFor(() => expect(badges.getCurrentResult().data).toEqual(['First Dance']), { timeout: 500 });
    leave();
  });

  it('takes an answer for a sign that the venue is back', async () => {
    const { badges, leave } = showBadges();
    await waitFor(() => expect(badges.getCurrentResult().isError).toBe(true));
    noteReachability(false);
    isSilent = false;
    await badges.refetch();

    await waitFor(() => expect(isVenueReachable()).toBe(true), { timeout: 500 });
    leave();
  });

  it('asks nobody once the screen is left', async () => {
    const { badges, leave } = showBadges();
    await waitFor(() => expect(badges.getCurrentResult().isError).toBe(true));
    leave();
    const { length } = network.calls;
    await new Promise((resolve) => setTimeout(resolve, 2_500));

    expect(network.calls).toHaveLength(length);
  });
});
