import { screen } from '@testing-library/react';
import { anEvent } from '#test/factories/event.factory';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { ArtistShows } from './artist-shows';

const network = fakeNetwork();

describe('the shows of an artist', () => {
  it('leave out one after midnight of the night that is over', async () => {
    network.on('GET /api/events?artistId=5&from=2026-11-20&limit=50', () =>
      json([
        anEvent({ id: 8, name: 'Late Show', date: '2026-11-20', time: '00:30' }),
        anEvent({ id: 7, name: 'Barn Dance', date: '2026-11-20', time: '20:00' }),
      ]),
    );
    showScreen(<ArtistShows artistId={5} showNight="2026-11-20" types={new Map()} />);
    expect((await screen.findAllByRole('heading')).map(({ textContent }) => textContent)).toEqual([
      'Barn Dance',
    ]);
  });
});
