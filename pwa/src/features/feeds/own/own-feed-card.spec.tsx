import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { broken, fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { OwnFeedCard } from './own-feed-card';

const READ = 'GET /api/artist-calendar-feed';
const MAKE = 'POST /api/artist-calendar-feed';
const TAKE_BACK = 'DELETE /api/artist-calendar-feed';
/** Friday evening at the venue. */
const MADE = { createdAt: '2026-11-21T02:00:00.000Z' };
const network = fakeNetwork();

const draw = () => showScreen(<OwnFeedCard userId={7} />);
const button = (name: string) => screen.findByRole('button', { name });

describe('the artist’s own calendar', () => {
  afterEach(cleanup);

  it('shows an address once it is made, with the ways into a calendar', async () => {
    network.on(
      READ,
      () => json({ createdAt: null }),
      () => json(MADE),
    );
    network.on(MAKE, () => json({ ...MADE, url: 'http://localhost:3000/feeds/own/secret.ics' }, 201));
    draw();
    fireEvent.click(await button('Make a private address'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your private address' }));
    const apple = sheet.getByRole<HTMLAnchorElement>('link', { name: 'Apple, Outlook and others' });
    expect(apple.href).toBe(`webcal://${location.host}/feeds/own/secret.ics`);
    expect(sheet.getByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' }).href).toContain(
      'cid=webcal',
    );
    expect(sheet.getByText(/Keep the address to yourself/)).toBeTruthy();
    expect(await screen.findByText(/made on Friday, November 20, 2026/)).toBeTruthy();
  });

  it('asks before it takes the address back', async () => {
    network.on(
      READ,
      () => json(MADE),
      () => json({ createdAt: null }),
    );
    network.on(TAKE_BACK, () => json({ message: 'Taken back.' }));
    draw();
    fireEvent.click(await button('Take it back'));
    const question = await screen.findByRole('dialog', { name: 'Take the address back?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Take back' }));
    expect(await button('Make a private address')).toBeTruthy();
  });

  it('leads to the profile when the venue deleted it', async () => {
    network.on(READ, () => problem(404, 'artists.no-profile', 'You have no artist profile yet.'));
    showScreen(<OwnFeedCard userId={7} />, { paths: ['/account/artist'] });
    const link = await screen.findByRole('link', { name: 'artist profile' });
    expect(link.getAttribute('href')).toBe('/account/artist');
    expect(screen.queryByText('Something went wrong on our side. Please try again in a moment.')).toBeNull();
  });

  it.each([
    ['the venue is broken', broken, 'Something went wrong on our side. Please try again in a moment.'],
    ['there is no network', unreachable, 'It comes back with your connection.'],
  ])('says so when %s', async (_when, answer, words) => {
    network.on(READ, answer);
    draw();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
