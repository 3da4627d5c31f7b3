import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeNetwork, json, unreachable, type AnswersInTurn } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { anEvent } from '#test/factories/event.factory';
import { ManagedList } from './managed-list';
import type { ManagedSearch } from './managed-search';

const SECOND_PAGE = '/api/events?limit=20&after=7';
const network = fakeNetwork();

/** What the search finds, time after time. */
const open = (search: ManagedSearch, ...answers: AnswersInTurn) => {
  network.on('GET /api/events', ...answers);
  showScreen(<ManagedList search={search} showNight="2026-11-20" types={new Map()} />);
};

describe('the events of the dashboard', () => {
  afterEach(cleanup);

  it('come page by page', async () => {
    open({}, () =>
      json([anEvent({ id: 7, name: 'Barn Dance' })], 200, { link: `<${SECOND_PAGE}>; rel="next"` }),
    );
    network.on(`GET ${SECOND_PAGE}`, () => json([anEvent({ id: 8, name: 'Open Mic' })]));
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('heading', { name: 'Open Mic' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Barn Dance' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it.each([
    [{}, ['Barn Dance']],
    [{ when: 'past' }, ['Late Show']],
    [{ day: '2026-11-20' }, ['Barn Dance', 'Late Show']],
  ] as const)('count a show after midnight as one of the night before: %j', async (search, names) => {
    open(search, () =>
      json([
        anEvent({ id: 7, name: 'Barn Dance', date: '2026-11-20', time: '20:00' }),
        anEvent({ id: 8, name: 'Late Show', date: '2026-11-20', time: '00:30' }),
      ]),
    );
    const shown = await screen.findAllByRole('heading');
    expect(shown.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('say how many the search finds, in a region that was there before', async () => {
    open({ q: 'barn' }, () => json([anEvent({ id: 7, name: 'Barn Dance' })]));
    const [region] = await screen.findAllByRole('status');
    expect(region?.textContent).toBe('');
    await screen.findByRole('heading', { name: 'Barn Dance' });
    expect(region?.textContent).toBe('1 event found');
    expect(region?.isConnected).toBe(true);
  });

  it('say that the search finds none', async () => {
    open({ q: 'polka' }, () => json([]));
    expect(await screen.findByText('No events found matching your search criteria.')).toBeTruthy();
  });

  it('say that they could not be loaded, and try again', async () => {
    open(
      {},
      () => json({}, 500),
      () => json([anEvent({ name: 'Barn Dance' })]),
    );
    expect(await screen.findByText('The events could not be loaded')).toBeTruthy();
    expect(screen.getByText('Something went wrong on our side. Please try again in a moment.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Barn Dance' })).toBeTruthy();
  });

  it('say that there is no network', async () => {
    open({}, unreachable);
    expect(await screen.findByText("You're offline")).toBeTruthy();
    expect(screen.getByText('The events come back with your connection.')).toBeTruthy();
  });
});
