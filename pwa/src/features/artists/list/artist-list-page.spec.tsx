import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { broken, fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import type { Artist } from '#features/artists/artists.queries';
import { ArtistListPage } from './artist-list-page';

const anArtist = (id: number, name: string): Artist => ({
  id,
  name,
  genre: 'country',
  description: null,
  website: null,
  socialMedia: null,
  profileImage: null,
  demoFile: null,
  demoFileType: null,
});
const READ = 'GET /api/artists?limit=48';
const TYPES = [{ name: 'Country', color: 'bg-golden text-dark' }];

const network = fakeNetwork();

const open = (q?: string) => {
  const onFilter = jest.fn();
  showScreen(<ArtistListPage filter={{ q }} types={TYPES} onFilter={onFilter} />);
  return onFilter;
};

describe('all artists', () => {
  afterEach(cleanup);

  it('stand with name and genre, and lead to their pages, asked for as nobody', async () => {
    localStorage.setItem('sessionId', 'staff');
    network.on(READ, () => json([anArtist(3, 'June Carver'), anArtist(4, 'The Rattlers')]));
    open();

    const list = within(await screen.findByRole('region', { name: 'Artists' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/artists/3',
      '/artists/4',
    ]);
    expect(list.getByRole('heading', { name: 'June Carver' })).toBeTruthy();
    expect(list.getAllByText('Country').length).toBe(2);
    expect(network.calls[0]?.headers.authorization).toBeUndefined();
    localStorage.clear();
  });

  it('are searched by name or genre', async () => {
    network.on(READ, () => json([anArtist(3, 'June Carver')]));
    const onFilter = open();
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'blues' } });
    await waitFor(() => expect(onFilter).toHaveBeenCalledWith({ q: 'blues' }));
  });

  it('say that there are none yet', async () => {
    network.on(READ, () => json([]));
    open();
    expect(await screen.findByText('No artists yet.')).toBeTruthy();
  });

  it('say that a search found none', async () => {
    network.on('GET /api/artists?q=zither&limit=48', () => json([]));
    open('zither');
    expect(await screen.findByText('No artists found matching your search.')).toBeTruthy();
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    network.on(READ, broken);
    open();
    const retry = await screen.findByRole('button', { name: /again/i });
    network.on(READ, () => json([anArtist(3, 'June Carver')]));
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'June Carver' })).toBeTruthy();
  });
});
