import { jest } from '@jest/globals';
import { venueQuery } from '#features/venue/venue.queries';
import { startFirstReads } from './first-reads';
import { createQueryClient } from '#app/query-client';

/** Late on the 21st in Nashville, the 22nd already in London; the show night of the 21st. */
const NIGHT = new Date('2026-11-22T05:30:00Z');
const NASHVILLE = { name: 'The Rusty Spur', timeZone: 'America/Chicago' };

/** The paths read when the app opens at this address and the venue is answered for so. */
const readsAt = async (address: string, venue: Response) => {
  history.replaceState(null, '', address);
  const asked: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((input) => {
    asked.push(input as string);
    return Promise.resolve(asked.length === 1 ? venue : Response.json([]));
  });
  const client = createQueryClient();
  await startFirstReads(client);
  return { asked, client };
};

beforeEach(() => jest.useFakeTimers({ now: NIGHT, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('startFirstReads', () => {
  it("asks for the venue, then for its night and month on the venue's clock", async () => {
    const { asked, client } = await readsAt('/', Response.json(NASHVILLE));

    expect(client.getQueryData(venueQuery.queryKey)).toEqual(NASHVILLE);
    expect(asked).toEqual([
      '/api/venue',
      '/api/events?from=2026-11-21&limit=12',
      '/api/events?from=2026-11-01&to=2026-12-12',
      '/api/event-types',
    ]);
  });

  it('asks for the venue only where another page was opened', async () => {
    expect((await readsAt('/login', Response.json(NASHVILLE))).asked).toEqual(['/api/venue']);
  });

  it('leaves the rest to the page where the venue does not answer', async () => {
    expect((await readsAt('/', new Response('', { status: 500 }))).asked).toEqual(['/api/venue']);
  });
});
