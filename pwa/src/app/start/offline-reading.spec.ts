import { jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { takePageData } from './page-data';

/** The device is written to at most four times a second. */
const WRITTEN_AFTER_MS = 1_200;
const DAY_MS = 24 * 60 * 60_000;

const start = async () => {
  Object.assign(globalThis, { __ANSWERS_VERSION__: 'spec' });
  const { startOfflineReading, revalidateKept } = await import('./offline-reading');
  const client = new QueryClient();
  await startOfflineReading(client);
  return { client, revalidateKept };
};

/** What the device holds a moment after these answers came in. */
const keptOf = async (fill: (client: QueryClient) => void) => {
  const { client } = await start();
  fill(client);
  await new Promise((resolve) => setTimeout(resolve, WRITTEN_AFTER_MS));
  client.clear();
  return localStorage.getItem('public-answers') ?? '';
};

const answer = (client: QueryClient, queryKey: string[], isPublic: boolean, data: unknown) =>
  client
    .getQueryCache()
    .build(client, { queryKey, meta: { public: isPublic } })
    .setData(data);

const KEYS = ['/api/venue', '/api/events', '/api/event-types'];

const keepAt = (client: QueryClient, updatedAt: number) => {
  for (const key of KEYS)
    client
      .getQueryCache()
      .build(client, { queryKey: [key], meta: { public: true } })
      .setData('kept', { updatedAt, manual: true });
};

const watchAll = (client: QueryClient, read: () => Promise<string>) => {
  for (const key of KEYS)
    new QueryObserver(client, { queryKey: [key], queryFn: () => read(), staleTime: Infinity }).subscribe(
      () => undefined,
    );
};

describe('offline reading', () => {
  beforeEach(() => localStorage.clear());

  it('keeps public answers only, and artist notes never', async () => {
    const kept = await keptOf((client) => {
      answer(client, ['/api/events'], true, [
        { id: 1, name: 'Open Mic', artistNotes: 'Pays in cash', mayEditNotes: true },
      ]);
      answer(client, ['/api/account'], false, { email: 'loretta@example.com' });
    });

    expect(kept).toContain('Open Mic');
    expect(kept).toContain('"buster":"spec"');
    expect(kept).not.toContain('artistNotes');
    expect(kept).not.toContain('mayEditNotes');
    expect(kept).not.toContain('Pays in cash');
    expect(kept).not.toContain('loretta@example.com');
  });

  it('keeps what came with a page before any part of the page is taken over', async () => {
    const page = { at: new Date(), answers: [[['/api/events'], [{ name: 'Open Mic' }], { public: true }]] };
    document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify(page)}</script>`;
    expect(await keptOf((client) => takePageData(client))).toContain('Open Mic');
    document.body.innerHTML = '';
  });

  it('keeps what was answered last when asking again fails, so a second start without a network has it too', async () => {
    const kept = await keptOf((client) => {
      answer(client, ['/api/events'], true, [{ id: 1, name: 'Open Mic' }]);
      void client
        .fetchQuery({
          queryKey: ['/api/events'],
          queryFn: () => Promise.reject(new Error('no network')),
          meta: { public: true },
          staleTime: 0,
          retry: false,
        })
        .catch(() => undefined);
    });

    expect(kept).toContain('Open Mic');
    expect(kept).toContain('"status":"success"');
    expect(kept).not.toContain('no network');
  });

  it('goes on where what was kept cannot be read', async () => {
    for (const level of ['error', 'warn'] as const)
      jest.spyOn(console, level).mockImplementation(() => undefined);
    localStorage.setItem('public-answers', '{"torn');

    const kept = await keptOf((client) => answer(client, ['/api/venue'], true, { name: 'Rusty Spur' }));

    expect(kept).toContain('Rusty Spur');
  });

  it('asks again for what was kept, not for what is being asked already or came with the page', async () => {
    await keptOf((client) => keepAt(client, performance.timeOrigin - 1));
    const { client, revalidateKept } = await start();
    expect(client.getQueryData(['/api/venue'])).toBe('kept');
    client.setQueryData(['/api/event-types'], 'of the page');
    const read = jest.fn(() => new Promise<string>(() => undefined));
    watchAll(client, read);
    void client.refetchQueries({ queryKey: ['/api/venue'] });
    expect(read).toHaveBeenCalledTimes(1);

    void revalidateKept(client);

    expect(read).toHaveBeenCalledTimes(2);
    client.clear();
  });

  it('asks again for what was kept while the clock of the device was ahead', async () => {
    await keptOf((client) => keepAt(client, Date.now() + DAY_MS));
    const { client, revalidateKept } = await start();
    const read = jest.fn(() => new Promise<string>(() => undefined));
    watchAll(client, read);

    void revalidateKept(client);

    expect(read).toHaveBeenCalledTimes(KEYS.length);
    client.clear();
  });
});
