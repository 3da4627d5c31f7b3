import { InfiniteQueryObserver, onlineManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { eventTypesQuery, type EventType } from '#features/event-types/event-types.queries';
import { keepEventType } from '#features/event-types/managed-event-types.queries';
import { HttpError } from '#shared/http/http-error';
import type { ListPage } from '#shared/http/http-client';
import { keepInLists, managedList } from '#shared/http/managed-list';
import { fakeNetwork, json } from '#test/fake-network';
import { createQueryClient } from './query-client';

const ME = 'GET /api/me';
const network = fakeNetwork({ [ME]: () => json({}, 401) });

describe('the default read', () => {
  it('joins the parts of the key with a slash', async () => {
    network.on('GET /api/events/7', () => json({ id: 7 }));

    expect(await createQueryClient().fetchQuery({ queryKey: ['/api/events', 7] })).toEqual({ id: 7 });
    expect(network.calls[0]?.path).toBe('/api/events/7');
  });

  it('takes a 401 for an error', async () => {
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/me'] })).rejects.toBeInstanceOf(HttpError);
  });

  it('answers null to a 401 when the query says so, and to nothing else', async () => {
    const query = { queryKey: ['/api/me'], meta: { on401: 'null' as const } };
    expect(await createQueryClient().fetchQuery(query)).toBeNull();

    network.on(ME, () => json({}, 403));
    await expect(createQueryClient().fetchQuery(query)).rejects.toBeInstanceOf(HttpError);
  });
});

/** A read whose answers are given by hand, in the order of asking. */
const readByHand = <Answer>() => {
  const answers: ((answer: Answer) => void)[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<Answer>((answer, fail) => {
      signal.addEventListener('abort', () => fail(new Error('aborted')));
      answers.push(answer);
    });
  return { answers, queryFn };
};

describe('an invalidated query', () => {
  const queryKey = ['/api/bookings'];
  let client: QueryClient;
  beforeEach(() => void (client = createQueryClient()));
  afterEach(() => {
    onlineManager.setOnline(true);
    client.clear();
  });

  const shown = (kept?: string) => {
    const { answers, queryFn } = readByHand<string>();
    if (kept !== undefined) client.setQueryData(queryKey, kept);
    const observer = new QueryObserver(client, { queryKey, queryFn });
    const leave = observer.subscribe(() => undefined);
    return { answers, observer, leave };
  };

  it('shows the state after the change where its first read began before', async () => {
    const { answers, observer, leave } = shown();
    const refreshed = client.invalidateQueries({ queryKey });
    answers[0]?.('before');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('after');
    await refreshed;
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'after', isStale: false });
    leave();
  });

  it('gives a page that is being opened the state after the last of several changes, and no error', async () => {
    const { answers, queryFn } = readByHand<string>();
    const opened = client.ensureQueryData({ queryKey, queryFn });
    void client.invalidateQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
    answers[0]?.('before');
    answers[1]?.('between');
    answers[2]?.('after');
    expect(await opened).toBe('after');
    expect(client.getQueryState(queryKey)).toMatchObject({ status: 'success', isInvalidated: false });
  });

  it('starts again what is on its way also where what is shown stays as it is', async () => {
    const { answers, observer, leave } = shown('kept');
    void observer.refetch();
    await client.invalidateQueries({ queryKey, refetchType: 'none' });
    answers[0]?.('before');
    answers[1]?.('after');
    await waitFor(() => expect(observer.getCurrentResult().data).toBe('after'));
    expect(answers).toHaveLength(2);
    leave();
  });

  it('is read once, and not at all while nobody waits for it or the device is offline', async () => {
    const { answers, observer, leave } = shown('kept');
    void observer.refetch();
    void client.invalidateQueries({ queryKey });
    expect(answers).toHaveLength(2);
    leave();
    await client.invalidateQueries({ queryKey });
    expect(answers).toHaveLength(2);

    onlineManager.setOnline(false);
    const stop = observer.subscribe(() => undefined);
    await client.invalidateQueries({ queryKey });
    expect(answers).toHaveLength(2);
    expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'paused', data: 'kept' });
    stop();
  });

  it('is not read again where a read on its way is good enough', () => {
    const { answers, leave } = shown();
    void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    expect(answers).toHaveLength(1);
    leave();
  });
});

describe("a row's new state", () => {
  const PATH = '/api/admin/users';
  type Page = ListPage<{ id: number; isBlocked: boolean }>;
  const pageWith = (isBlocked: boolean): Page => ({ rows: [{ id: 1, isBlocked }], next: null });

  it.each([
    ['a list that is read for the first time', undefined],
    ['a list that is read again', { pages: [pageWith(false)], pageParams: [null] }],
  ])('stays in %s, which was on its way before the change', async (_list, kept) => {
    const client = createQueryClient();
    const { answers, queryFn } = readByHand<Page>();
    const list = new InfiniteQueryObserver(client, {
      ...managedList<{ id: number; isBlocked: boolean }>([PATH, 'list'], { q: 'loretta' }),
      queryFn,
    });
    if (kept) client.setQueryData([PATH, 'list', { q: 'loretta' }], kept);
    const stop = list.subscribe(() => undefined);
    await waitFor(() => expect(answers).toHaveLength(1));
    keepInLists(client, [PATH], 1, { id: 1, isBlocked: true });
    answers[0]?.(pageWith(false));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(pageWith(true));
    await waitFor(() =>
      expect(list.getCurrentResult()).toMatchObject({
        fetchStatus: 'idle',
        data: { pages: [pageWith(true)] },
      }),
    );
    stop();
  });
});

describe('an event type that is saved', () => {
  const COUNTRY: EventType = { id: 1, name: 'Country', color: 'bg-golden text-dark', description: null };
  const renamed = { ...COUNTRY, name: 'Folk' };

  it.each([
    ['the list that is read for the first time', undefined],
    ['the list that is read again', [COUNTRY]],
  ])('stays in %s, which was on its way before the change', async (_list, kept) => {
    const client = createQueryClient();
    const { queryKey } = eventTypesQuery;
    const { answers, queryFn } = readByHand<EventType[]>();
    if (kept) client.setQueryData(queryKey, kept);
    const list = new QueryObserver(client, { queryKey, queryFn });
    const leave = list.subscribe(() => undefined);
    if (kept) void list.refetch();
    keepEventType(client, 1, renamed);
    answers[0]?.([COUNTRY]);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.([renamed]);
    await waitFor(() =>
      expect(list.getCurrentResult()).toMatchObject({ fetchStatus: 'idle', data: [renamed] }),
    );
    leave();
  });
});
