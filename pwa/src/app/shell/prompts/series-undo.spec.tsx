import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { offerSeriesUndo, offeredSeriesUndo } from '#features/events/series/series-undo-offer';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { press } from '#test/screens/event-screen-double';
import { showScreen } from '#test/screens/screen-double';
import { SeriesUndo } from './series-undo';

const UNDO = 'POST /api/series-changes/0b0e7d0a-6f0e-4c55-9d7e-3f0f6d7f2b11/undo';
const network = fakeNetwork({ [UNDO]: () => json({ message: '7 shows are as they were' }) });

const start = async () => {
  act(() => offerSeriesUndo({ key: '0b0e7d0a-6f0e-4c55-9d7e-3f0f6d7f2b11', words: '7 shows changed' }));
  showScreen(<SeriesUndo />);
  await screen.findByText('7 shows changed.');
};

describe('undoing a change of a series', () => {
  beforeEach(dismissToast);
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('puts all back, once, and says so', async () => {
    await start();
    press('Undo');
    press('Undoing...');
    await waitFor(() => expect(currentToast()?.description).toBe('7 shows are as they were.'));
    await waitFor(() => expect(screen.queryByText('7 shows changed.')).toBeNull());
    expect(network.calls.map(({ call }) => call)).toEqual([UNDO]);
  });

  it('is offered again when the network did not carry it', async () => {
    network.on(UNDO, unreachable, () => json({ message: '7 shows are as they were' }));
    await start();
    press('Undo');
    await waitFor(() => expect(currentToast()?.description).toContain('Failed to undo the change'));
    press('Undo');
    await waitFor(() => expect(currentToast()?.title).toBe('Undone'));
  });

  it('says why it cannot be done any more, and is over', async () => {
    network.on(UNDO, () => problem(409, 'events.changed-since', '“Waltz Night” has been changed since.'));
    await start();
    press('Undo');
    await waitFor(() => expect(currentToast()?.description).toBe('“Waltz Night” has been changed since.'));
    await waitFor(() => expect(offeredSeriesUndo()).toBeNull());
  });

  it('goes after a minute, or when nobody wants it', async () => {
    await start();
    press('Dismiss');
    expect(screen.queryByText('7 shows changed.')).toBeNull();
    cleanup();
    await start();
    jest.useFakeTimers();
    act(() => offerSeriesUndo({ key: '3b0e7d0a-6f0e-4c55-9d7e-3f0f6d7f2b11', words: '2 shows deleted' }));
    act(() => jest.advanceTimersByTime(59_000));
    expect(screen.getByText('2 shows deleted.')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByText('2 shows deleted.')).toBeNull();
  });
});
