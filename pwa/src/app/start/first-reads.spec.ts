import { jest } from '@jest/globals';
import { venueQuery } from '#features/venue/venue.queries';
import { fakeNetwork, json } from '#test/fake-network';
import { startFirstReads } from './first-reads';
import { createQueryClient } from '#app/query-client';

/** Late on the 21st in Nashville, the 22nd already in London; the show night of the 21st. */
const NIGHT = new Date('2026-11-22T05:30:00Z');
const NASHVILLE = { name: 'The Rusty Spur', timeZone: 'America/Chicago' };

const network = fakeNetwork({
  'GET /api/venue': () => json(NASHVILLE),
  'GET /api/events': () => json([]),
  'GET /api/event-types': () => json([]),
});

/** The paths read when the app opens at this address. */
const readsAt = async (address: string) => {
  history.replaceState(null, '', address);
  const client = createQueryClient();
  await startFirstReads(client);
  return { asked: network.calls.map(({ path }) => path), client };
};

beforeEach(() => jest.useFakeTimers({ now: NIGHT, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

describe('startFirstReads', () => {
  it("asks for the venue, then for its night and month on the venue's clock", async () => {
    const { asked, client } = await readsAt('/');

    expect(client.getQueryData(venueQuery.queryKey)).toEqual(NASHVILLE);
    expect(asked).toEqual([
      '/api/venue',
      '/api/events?from=2026-11-21&limit=12',
      '/api/events?from=2026-11-01&to=2026-12-12',
      '/api/event-types',
    ]);
  });

  it('asks by the clock of a phone that is too old to know the time zone', async () => {
    network.on('GET /api/venue', () => json({ ...NASHVILLE, timeZone: 'Mars/Olympus' }));
    expect((await readsAt('/')).asked).toHaveLength(4);
  });

  it('asks for the venue only where another page was opened', async () => {
    expect((await readsAt('/login')).asked).toEqual(['/api/venue']);
  });

  it('leaves the rest to the page where the venue does not answer', async () => {
    network.on('GET /api/venue', () => json({}, 500));
    expect((await readsAt('/')).asked).toEqual(['/api/venue']);
  });
});
