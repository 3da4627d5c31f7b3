import { cleanup, screen } from '@testing-library/react';
import { fakeNetwork, json } from '#test/fake-network';
import { openScreen } from '#test/screens/event-screen-double';
import { anEvent } from '#test/factories/event.factory';
import { NoUpcomingEvents } from './no-upcoming-events';

const network = fakeNetwork();

const open = (events: object[]) => {
  network.on('GET /api/events?limit=1', () => json(events));
  return openScreen(
    <div role="main">
      <NoUpcomingEvents />
    </div>,
  );
};

describe('a dashboard without upcoming events', () => {
  afterEach(cleanup);

  it('gives a venue that never had an event its first steps', async () => {
    await open([]);
    expect(await screen.findByRole('heading', { name: 'Your first steps' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Venue settings', '/admin/settings'],
      ['Event types', '/admin/types'],
      ['Add your first event', '/admin/events/new'],
    ]);
    expect(network.calls[0]?.path).toBe('/api/events?limit=1');
  });

  it('offers the next event to a venue that had some', async () => {
    await open([anEvent()]);
    expect(await screen.findByText('No upcoming events scheduled.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add Event' })).toBeTruthy();
    expect(screen.queryByText('Your first steps')).toBeNull();
  });
});
