import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import type { Receipt } from '#shared/offline/outbox/outbox-entry';
import { followOutboxNews } from './outbox-news';

const receipt: Receipt = {
  id: 'a',
  kind: '',
  payload: {},
  owner: null,
  createdAt: '2026-11-20T19:42:00.000Z',
  doneAt: '2026-11-20T19:43:00.000Z',
  answer: {},
  announced: false,
};

const look = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Follows with nobody looking, while an entry is acknowledged. */
const acknowledgeUnseen = async (kind: string) => {
  const onFirstSeen = jest.fn();
  const onAcknowledged = jest.fn();
  look('hidden');
  await database.receipts.clear();
  followOutboxNews({ kind, onAcknowledged, onFirstSeen, onStuck: () => undefined });
  await database.receipts.put({ ...receipt, kind });
  await waitFor(() => expect(onAcknowledged).toHaveBeenCalled());
  return onFirstSeen;
};

describe('news of the outbox', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('is told at the first look at the page, though the browser dropped the database meanwhile', async () => {
    const onFirstSeen = await acknowledgeUnseen('first');
    database.close();
    look('visible');
    await waitFor(() => expect(onFirstSeen).toHaveBeenCalledTimes(1));
  });

  it('is told though the database is lost while it is noted that it was', async () => {
    const onFirstSeen = await acknowledgeUnseen('second');
    const dropped = new DOMException('The connection was closed.', 'InvalidStateError');
    jest
      .spyOn(database, 'transaction')
      .mockImplementationOnce((() => Dexie.Promise.reject(dropped)) as never);
    look('visible');
    await waitFor(() => expect(onFirstSeen).toHaveBeenCalledTimes(1));
  });
});
