import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '#test/screens/screen-double';
import { anEvent } from '#test/factories/event.factory';
import { ManagedList } from './managed-list';
import type { ManagedSearch } from './managed-search';

const json = (body: unknown, options?: ResponseInit) => new Response(JSON.stringify(body), options);
const SECOND_PAGE = '/api/events?limit=50&after=7';

/** What the search finds, as the venue answers for each address. */
const open = (answer: (address: string) => Response, search: ManagedSearch = {}) => {
  globalThis.fetch = (address) =>
    Promise.resolve().then(() => answer(typeof address === 'string' ? address : ''));
  showScreen(<ManagedList search={search} showNight="2026-11-20" types={new Map()} />);
};

describe('the events of the dashboard', () => {
  afterEach(cleanup);

  it('come page by page', async () => {
    open((address) =>
      address === SECOND_PAGE
        ? json([anEvent({ id: 8, name: 'Open Mic' })])
        : json([anEvent({ id: 7, name: 'Barn Dance' })], {
            headers: { link: `<${SECOND_PAGE}>; rel="next"` },
          }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('heading', { name: 'Open Mic' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Barn Dance' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('say that the search finds none', async () => {
    open(() => json([]), { q: 'polka' });
    expect(await screen.findByText('No events found matching your search criteria.')).toBeTruthy();
  });

  it('say that they could not be loaded, and try again', async () => {
    let status = 500;
    open(() => json(status === 200 ? [anEvent({ name: 'Barn Dance' })] : {}, { status }));
    expect(await screen.findByText('The events could not be loaded')).toBeTruthy();
    expect(screen.getByText('Something went wrong on our side.')).toBeTruthy();
    status = 200;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Barn Dance' })).toBeTruthy();
  });

  it('say that there is no network', async () => {
    open(() => {
      throw new TypeError('no network');
    });
    expect(await screen.findByText("You're offline")).toBeTruthy();
    expect(screen.getByText('The events come back with your connection.')).toBeTruthy();
  });
});
