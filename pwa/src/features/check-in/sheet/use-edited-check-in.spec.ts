import { jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import type { EntryState } from '#shared/offline/outbox/outbox-entry';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';

const navigate = jest.fn<(to: object) => void>();
jest.unstable_mockModule('@tanstack/react-router', () => ({ useNavigate: () => navigate }));
const { useEditedCheckIn } = await import('./use-edited-check-in');

const checkIn = {
  event: { id: 12, name: 'Open Mic Night', date: '2026-11-20', time: '19:00' },
  customerName: 'Loretta Hayes',
  customerEmail: null,
  partySize: 2,
  shareInGallery: false,
  occurredAt: '2026-11-20T19:42:00.000Z',
};
const photo = { buffer: new ArrayBuffer(4), type: 'image/jpeg', name: 'door.jpg' };
const queue = async (state: EntryState) => {
  await enqueue({ id: 'a', kind: 'check-in', payload: checkIn, photo });
  await database.entries.update('a', { state });
};
const toItsStub = { to: '/check-ins/$key', params: { key: 'a' }, replace: true };

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  dismissToast();
  navigate.mockClear();
});

afterEach(() => jest.restoreAllMocks());

describe('useEditedCheckIn', () => {
  it('opens a stuck check-in with its photo', async () => {
    await queue('stuck');
    const { result } = renderHook(() => useEditedCheckIn('a'));
    await waitFor(() =>
      expect(result.current).toMatchObject({ key: 'a', checkIn, photo: { name: 'door.jpg' } }),
    );
    expect(navigate).not.toHaveBeenCalled();
  });

  it('opens it without the photo when that cannot be read', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await queue('stuck');
    jest.spyOn(database.photos, 'get').mockImplementation((() => Promise.reject(new Error('lost'))) as never);
    const { result } = renderHook(() => useEditedCheckIn('a'));
    await waitFor(() => expect(result.current).toMatchObject({ key: 'a', photo: null }));
  });

  it.each(['waiting', 'sending'] as const)(
    'shows the stub of one that is %s again, never a form',
    async (state) => {
      await queue(state);
      const { result } = renderHook(() => useEditedCheckIn('a'));
      await waitFor(() => expect(navigate).toHaveBeenCalledWith(toItsStub));
      expect(currentToast()?.title).toBe('This one was already sent');
      expect(result.current).toBeUndefined();
    },
  );

  it("opens nobody else's", async () => {
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Loretta' });
    await queue('stuck');
    await mirrorSession(null);
    const { result } = renderHook(() => useEditedCheckIn('a'));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(toItsStub));
    expect(result.current).toBeUndefined();
  });

  it('shows the stub, which tells the trouble, when the phone cannot be read', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest
      .spyOn(database, 'transaction')
      .mockImplementation((() => Promise.reject(new Error('blocked'))) as never);
    renderHook(() => useEditedCheckIn('a'));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(toItsStub));
  });
});
