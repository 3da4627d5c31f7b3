import { jest } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { currentToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { inConflictWith } from '#features/availability/queue/availability-chain';
import { wish } from '#features/availability/queue/availability-commands';
import { EditedDay } from './edited-day';

const network = fakeNetwork();

const DATE = '2026-11-27';
const FREE = { startTime: null, endTime: null, isAvailable: true, notes: null };
const THEIRS = { id: 4, version: 2, date: DATE, ...FREE, notes: 'from the tablet' };
const onClose = jest.fn();

/** A day that was marked on this phone while the venue had something else, tapped in a calendar. */
const openDisputed = async () => {
  await wish({ date: DATE, values: FREE });
  await database.entries
    .toCollection()
    .modify({ state: 'stuck', reason: 'Changed', progress: inConflictWith(THEIRS) });
  showScreen(<EditedDay userId={7} date={DATE} today="2026-11-20" onClose={onClose} />);
  return within(await screen.findByRole('dialog', { name: 'Friday, November 27, 2026' }));
};
const payloads = async () => (await database.entries.toArray()).map(({ payload }) => payload);

/** A day of a calendar, tapped. */
const openDay = async () => {
  showScreen(<EditedDay userId={7} date={DATE} today="2026-11-20" onClose={onClose} />);
  return within(await screen.findByRole('dialog', { name: 'Update Availability' }));
};

const startAnew = async () => {
  network.offline();
  await Promise.all(database.tables.map((table) => table.clear()));
  await mirrorSession({ sessionId: 's', userId: 7, name: 'Cody Reed' });
  onClose.mockReset();
};

describe('a day of a calendar whose entry says more than a tap may take away', () => {
  beforeEach(startAnew);
  afterEach(cleanup);

  it('opens as it is without a network, too', async () => {
    await wish({ date: DATE, values: { ...FREE, notes: 'After work' } });
    const form = await openDay();
    expect(form.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('After work');
  });

  it('keeps what is typed when the connection returns to a phone that knows no dates yet', async () => {
    act(() => onlineManager.setOnline(false));
    showScreen(<EditedDay userId={7} date={DATE} today="2026-11-20" onClose={onClose} />);
    const form = within(await screen.findByRole('dialog', { name: 'Add Availability' }));
    const notes = () => form.getByLabelText<HTMLTextAreaElement>('Notes');
    fireEvent.change(notes(), { target: { value: 'After work' } });
    network.online();
    const release = network.hold('GET /api/artist-availability');
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(network.calls).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(notes().isConnected && notes().value).toBe('After work');
    release(json([]));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(notes().isConnected && notes().value).toBe('After work');
  });

  it('is taken off by Delete, as in the list', async () => {
    await wish({ date: DATE, values: { ...FREE, isAvailable: false } });
    const form = await openDay();
    fireEvent.change(form.getByLabelText('Notes'), { target: { value: 'Not needed any more' } });
    // The form has hidden what is beneath it, and hides nothing that comes later.
    await waitFor(() => expect(document.querySelector('[data-aria-hidden]')).toBeTruthy());
    fireEvent.click(form.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this entry?' }));
    expect(question.getByText('Your entry for Friday, November 27, 2026 is removed.')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(currentToast()?.title).toBe('Entry Deleted'));
    expect(await payloads()).toEqual([]);
  });
});

describe('a day of a calendar that two devices disagree about', () => {
  beforeEach(startAnew);
  afterEach(cleanup);

  it('shows both values, and sends the artist’s own again when it is chosen', async () => {
    const dialog = await openDisputed();
    expect(dialog.getByText('Available · All day')).toBeTruthy();
    expect(dialog.getByText('Available · All day · from the tablet')).toBeTruthy();

    fireEvent.click(dialog.getByRole('button', { name: /^Keep mine/ }));

    expect(onClose).toHaveBeenCalled();
    const again = { does: 'set', date: DATE, values: FREE, base: { id: 4, version: 2 } };
    await waitFor(async () => expect(await payloads()).toEqual([again]));
  });

  it('keeps the form that was open before they did', async () => {
    await wish({ date: DATE, values: { ...FREE, notes: 'After work' } });
    showScreen(<EditedDay userId={7} date={DATE} today="2026-11-20" onClose={onClose} />);
    const form = within(await screen.findByRole('dialog', { name: /Availability/ }));
    fireEvent.change(form.getByLabelText('Notes'), { target: { value: 'Only with the big amp' } });
    await database.entries
      .toCollection()
      .modify({ state: 'stuck', reason: 'Changed', progress: inConflictWith(THEIRS) });
    await waitFor(async () => expect((await database.entries.toArray())[0]?.state).toBe('stuck'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(form.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Only with the big amp');
    expect(screen.queryByRole('button', { name: /^Keep mine/ })).toBeNull();
  });

  it('drops what waits when the venue’s is chosen', async () => {
    const dialog = await openDisputed();
    fireEvent.click(dialog.getByRole('button', { name: /^Take theirs/ }));
    expect(onClose).toHaveBeenCalled();
    await waitFor(async () => expect(await payloads()).toEqual([]));
  });
});
