import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { undoSeriesChange } from '#features/events/series/series-requests';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { offerUndo, offeredUndo } from '#shared/ui/mutation/undo-offer';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { press } from '#test/screens/event-screen-double';
import { showScreen } from '#test/screens/screen-double';
import { UndoOffers } from './undo-offers';

const KEY = '0b0e7d0a-6f0e-4c55-9d7e-3f0f6d7f2b11';
const UNDO = `POST /api/series-changes/${KEY}/undo`;
const network = fakeNetwork({ [UNDO]: () => json({ message: '7 shows are as they were' }) });

const start = async () => {
  act(() =>
    offerUndo({ key: KEY, words: '7 shows changed', seconds: 60, send: () => undoSeriesChange(KEY) }),
  );
  showScreen(<UndoOffers />);
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
    await waitFor(() => expect(offeredUndo()).toBeNull());
  });

  it('goes when its time is over, or when nobody wants it', async () => {
    await start();
    press('Dismiss');
    expect(screen.queryByText('7 shows changed.')).toBeNull();
    cleanup();
    await start();
    jest.useFakeTimers();
    const send = () => undoSeriesChange(KEY);
    act(() => offerUndo({ key: 'another', words: '2 shows deleted', seconds: 20, send }));
    act(() => jest.advanceTimersByTime(19_000));
    expect(screen.getByText('2 shows deleted.')).toBeTruthy();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByText('2 shows deleted.')).toBeNull();
  });
});
