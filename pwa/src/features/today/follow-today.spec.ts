import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { type Answer, fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { followToday } from './follow-today';
import { todayNewsQuery, todayQuery } from './today.queries';

const NEWS = 'GET /api/today/news';
const network = fakeNetwork();

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('following Today', () => {
  let client: QueryClient;
  let stop: AbortController;

  beforeEach(() => {
    client = new QueryClient();
    stop = new AbortController();
  });
  afterEach(() => {
    stop.abort();
    client.clear();
  });

  const known = () => client.getQueryData(todayNewsQuery.queryKey);
  const follow = () => void followToday(client, stop.signal);

  it('asks once what there is, and then waits for news of it', async () => {
    network.on(NEWS, () => json({ tag: 'a', waiting: 2 }));
    const arrive = network.hold(`${NEWS}?tag=a&wait=20`);
    follow();
    await settle();
    expect(known()).toEqual({ tag: 'a', waiting: 2 });
    expect(network.calls.map(({ path }) => path)).toEqual([
      '/api/today/news',
      '/api/today/news?tag=a&wait=20',
    ]);
    arrive(json({ tag: 'a', waiting: 2 }));
    await settle();
    expect(network.calls).toHaveLength(3);
  });

  it('has what is shown asked for again when there is news', async () => {
    client.setQueryData(todayNewsQuery.queryKey, { tag: 'a', waiting: 2 });
    client.setQueryData(todayQuery.queryKey, undefined);
    const invalidate = jest.spyOn(client, 'invalidateQueries');
    network.on(`${NEWS}?tag=a&wait=20`, () => json({ tag: 'b', waiting: 3 }));
    network.hold(`${NEWS}?tag=b&wait=20`);
    follow();
    await settle();
    expect(known()).toEqual({ tag: 'b', waiting: 3 });
    expect(invalidate).toHaveBeenCalledWith({ queryKey: todayQuery.queryKey });
  });

  const forbidden: Answer = () => new Response('<html>Access denied</html>', { status: 403 });
  it.each([
    ['a network that was away', unreachable],
    ["a proxy's page", forbidden],
  ])('goes on after %s', async (_what, answer) => {
    network.on(NEWS, answer, () => json({ tag: 'a', waiting: 1 }));
    network.hold(`${NEWS}?tag=a&wait=20`);
    follow();
    await settle();
    expect(known()).toBeUndefined();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(known()).toEqual({ tag: 'a', waiting: 1 });
  });

  it('ends for somebody whom the venue tells nothing', async () => {
    network.on(NEWS, () => problem(403, 'auth.forbidden', 'This is not for you.'));
    follow();
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(network.calls).toHaveLength(1);
  });
});
