import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { DeleteEventSheet } from './delete-event-sheet';
import { EventActions } from './event-actions';
import { fakeNetwork, json, problem } from '#test/fake-network';
import { openScreen, press } from '#test/screens/event-screen-double';
import { anEvent } from '#test/factories/event.factory';
import { aSeriesPreview } from '#test/factories/series-preview.factory';
import type { EventResponse } from '#features/events/events.queries';
import { RESULTS_TITLE_ID } from '#features/events/search/reveal-results';
import { openMenu, pressInMenu } from '#test/row-menu';

const DELETE = 'DELETE /api/events/1';
const PREVIEW = 'POST /api/events/1/series-deletions/preview';
const network = fakeNetwork({
  [DELETE]: () => json({ message: 'Event deleted successfully' }),
});

beforeEach(dismissToast);
afterEach(cleanup);

describe('deleting an event', () => {
  const start = async (event: EventResponse) => {
    const onDeleted = jest.fn();
    await openScreen(<DeleteEventSheet event={event} onCancel={() => undefined} onDeleted={onDeleted} />);
    expect(screen.getByRole('dialog', { name: 'Are you absolutely sure?' })).toBeTruthy();
    return onDeleted;
  };

  it('is asked about, done and told', async () => {
    const onDeleted = await start(anEvent());
    expect(screen.queryByRole('radio')).toBeNull();
    press('Delete');
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
    expect(currentToast()?.title).toBe('Event deleted successfully');
    expect(network.calls[0]).toMatchObject({
      call: DELETE,
      headers: { 'if-match': `"${anEvent().version}"` },
    });
  });

  it('says so when it fails, and asks again', async () => {
    network.on(DELETE, () => json({}, 500));
    const onDeleted = await start(anEvent());
    press('Delete');
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to delete event'));
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('is over when somebody else has deleted it before', async () => {
    network.on(DELETE, () => problem(404, 'events.not-found', 'This event is not on the calendar any more.'));
    const onDeleted = await start(anEvent());
    press('Delete');
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
    expect(currentToast()?.description).toBe('This event is not on the calendar any more.');
  });

  it('asks of a series which shows go', async () => {
    network.on(PREVIEW, () => json(aSeriesPreview({ shows: 1, last: '2026-11-20' })));
    await start(anEvent({ seriesId: 3 }));
    expect(screen.getByLabelText<HTMLInputElement>('This show').checked).toBe(true);
    expect(await screen.findByText('1 show, on Nov 20, 2026, is taken off the calendar.')).toBeTruthy();
  });
});

describe('what one can do with an event', () => {
  const shown = async (event: EventResponse, isAdmin: boolean) => {
    await openScreen(
      <div role="main">
        <EventActions event={event} isAdmin={isAdmin} page="home" />
      </div>,
    );
    return [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(
      (action) => action.textContent,
    );
  };

  it('is everything for an admin', async () => {
    expect(await shown(anEvent({ mayEditNotes: true }), true)).toEqual(['Edit Event Open Mic Night', '']);
    expect(await openMenu('Open Mic Night')).toEqual([
      'Generate Poster Open Mic Night',
      'Duplicate Open Mic Night',
      'History Open Mic Night',
      'Delete Open Mic Night',
    ]);
  });

  it('stays over the dashboard when it was opened there', async () => {
    await openScreen(
      <div role="main">
        <EventActions event={anEvent()} isAdmin page="admin" />
      </div>,
    );
    await openMenu('Open Mic Night');
    const addresses = [
      ...screen.getAllByRole('link'),
      ...screen.getAllByRole('menuitem').filter(({ tagName }) => tagName === 'A'),
    ].map((link) => link.getAttribute('href'));
    expect(addresses).toHaveLength(4);
    expect(addresses.filter((address) => !address?.startsWith('/admin/events/'))).toEqual([
      '/admin/log?thing=events&thingId=1',
    ]);
  });

  it('moves the focus to the heading of the list when the card is gone', async () => {
    await openScreen(
      <div role="main">
        <h2 id={RESULTS_TITLE_ID} tabIndex={-1}>
          Upcoming Events
        </h2>
        <EventActions event={anEvent()} isAdmin page="home" />
      </div>,
    );
    await pressInMenu('Open Mic Night', 'Delete Open Mic Night');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Upcoming Events'));
  });

  it('is Edit Notes for the artist whom it features', async () => {
    expect(await shown(anEvent({ mayEditNotes: true }), false)).toEqual(['Edit Notes Open Mic Night']);
  });

  it('is nothing for other artists', async () => {
    expect(await shown(anEvent(), false)).toEqual([]);
  });
});
