import { jest } from '@jest/globals';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '#app/query-client';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { InviteNight } from '#app/events/invite-night';
import { InviteArtists } from './invite-artists';

// A month of 42 days takes a busy machine its time.
configure({ asyncUtilTimeout: 10_000 });

/** Today, or tomorrow by a clock west of Greenwich: never in the past. */
const NIGHT = new Date().toISOString().slice(0, 10);
const JUNE = { id: 3, name: 'June Harlan', genre: 'rock', email: 'june@example.com', profileImage: null };
const FREE = [{ id: 1, date: NIGHT, startTime: null, endTime: null, isAvailable: true, artist: JUNE }];
const NO_SHOWS = { rows: [], state: 'ready' as const, retry: () => undefined };
const network = fakeNetwork({
  'GET /api/events': () => json([]),
  'GET /api/event-types': () => json([]),
  'GET /api/admin/message-providers': () => json([]),
});

const tap = async () => {
  showScreen(<InviteArtists />, { client: createQueryClient() });
  await screen.findByRole('heading', { name: 'Invite Artists' });
  const day = document.querySelector(`[data-day="${NIGHT}"]`);
  if (!day) throw new Error(`${NIGHT} is not on the page`);
  fireEvent.click(day);
};

describe('inviting artists from the calendar', () => {
  afterEach(cleanup);

  it('says who is free also where the day was tapped before that was known', async () => {
    let tell = (): void => undefined;
    const known = new Promise<void>((resolve) => (tell = resolve));
    network.on('GET /api/artist-availability', ({ query }) =>
      known.then(() => json(query.get('available') === 'true' ? FREE : [])),
    );
    await tap();
    expect(await screen.findByRole('dialog', { name: 'Available Artists' })).toBeTruthy();
    expect(screen.queryByText('No artist is available on this day')).toBeNull();
    tell();
    expect(await screen.findByRole('button', { name: /June Harlan/ })).toBeTruthy();
  });

  it('says when each artist is free, and what they note of it', async () => {
    const said = { startTime: '12:00', endTime: '15:00', notes: 'Acoustic only' };
    network.on('GET /api/artist-availability', () => json(FREE.map((free) => ({ ...free, ...said }))));
    await tap();
    const choice = await screen.findByRole('button', { name: /June Harlan/ });
    expect(choice.textContent).toContain('12:00 PM – 3:00 PM · Acoustic only');
  });

  it('highlights also the days that the venue tells on a further page', async () => {
    const further = '/api/artist-availability?cursor=abc';
    network.on('GET /api/artist-availability', () => json([], 200, { link: `<${further}>; rel="next"` }));
    network.on(`GET ${further}`, () => json(FREE));
    showScreen(<InviteArtists />, { client: createQueryClient() });
    await screen.findByRole('heading', { name: 'Invite Artists' });
    const day = document.querySelector<HTMLElement>(`[data-day="${NIGHT}"]`);
    await waitFor(() => expect(day?.dataset.mark).toBe('artists'));
  });

  it('invites nobody to a day that is over, no matter who was free on it', async () => {
    const day = '2020-01-03';
    const ask = jest.fn(() => json(FREE.map((free) => ({ ...free, date: day }))));
    network.on('GET /api/artist-availability', ask);
    showScreen(<InviteNight date={day} shows={NO_SHOWS} onAddEvent={jest.fn()} onClose={jest.fn()} />, {
      client: createQueryClient(),
    });
    expect(await screen.findByText('No artist is available on this day')).toBeTruthy();
    await act(() => Promise.resolve());
    expect([ask.mock.calls, screen.queryByText(/June Harlan/)]).toEqual([[], null]);
  });
});
