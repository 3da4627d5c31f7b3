import { waitFor } from '@testing-library/react';
import { fakeNetwork, json } from '#test/fake-network';
import { followGoneOwners, forgetGoneOwners } from './gone-owners';
import { offlineDatabase as database } from './offline-database';
import { mirrorSession } from './session-mirror';

const ASK = 'POST /api/own-data/gone-accounts';
const network = fakeNetwork();

/** An entry with a photo that waits in this person's name; null is a guest's. */
const keep = async (id: string, userId: number | null) => {
  const owner = userId === null ? null : { id: userId, name: 'Loretta' };
  const createdAt = '2026-11-27T02:00:00.000Z';
  await database.entries.add({
    id,
    kind: 'check-in',
    payload: { customerName: 'Loretta' },
    progress: null,
    owner,
    deviceId: 'd',
    createdAt,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: 0,
    waitsFor: 'sign-in',
    reason: null,
    hasPhoto: true,
    photoShrunk: false,
  });
  await database.photos.add({ entryId: id, buffer: new ArrayBuffer(8), type: 'image/jpeg', name: 'me.jpg' });
};
const kept = async () => ({
  entries: await database.entries.toCollection().primaryKeys(),
  photos: await database.photos.toCollection().primaryKeys(),
});
const gone = (...ids: number[]) => network.on(ASK, () => json({ gone: ids }));

describe('accounts that exist no more', () => {
  beforeEach(async () => {
    await Promise.all([database.entries.clear(), database.photos.clear(), database.settings.clear()]);
  });

  it('are forgotten with what waits in their name, and nobody else is', async () => {
    await keep('theirs', 7);
    await keep('another’s', 8);
    await keep('a-guest’s', null);
    gone(7);

    await forgetGoneOwners();

    expect(network.commands()).toEqual([{ call: ASK, body: { userIds: [8, 7] } }]);
    expect(await kept()).toEqual({ entries: ['a-guest’s', 'another’s'], photos: ['a-guest’s', 'another’s'] });
  });

  it('are not asked about where nothing of anybody is kept', async () => {
    await keep('a-guest’s', null);
    await forgetGoneOwners();
    expect(network.commands()).toEqual([]);
  });

  it('lose nothing to an answer that is not the venue’s', async () => {
    await keep('theirs', 7);
    network.on(ASK, () => json({ welcome: 'to the hotel' }));
    await forgetGoneOwners();
    gone(99);
    await forgetGoneOwners();
    network.offline();
    await expect(forgetGoneOwners()).rejects.toThrow('No connection');
    expect((await kept()).entries).toEqual(['theirs']);
  });

  it('are forgotten when the venue has ended their session', async () => {
    await mirrorSession({ sessionId: 's', userId: 7, name: 'Loretta' });
    gone();
    followGoneOwners();
    await keep('theirs', 7);
    gone(7);

    await mirrorSession(null);

    await waitFor(async () => expect((await kept()).entries).toEqual([]));
  });
});
