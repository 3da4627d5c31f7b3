/** @jest-environment node */
import { jest } from '@jest/globals';
import { answerVerdict } from './answer-verdict';
import { PhoneEvening } from '#test/phone-evening';
import { PROOF_SEED, proofSize, tellProof } from '#test/proof';
import { startVenueDouble, type VenueDouble } from '#test/venue-double';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { registerHandler, type OutboxHandler } from './outbox-handlers';
import { drainOutbox } from './outbox-runner';

const EVENINGS = proofSize(40);

const testHandler: OutboxHandler = {
  noun: { one: 'test', many: 'tests' },
  page: '/tests',
  send: async (entry, photo, { request }) => {
    const answer = await request('/api/work', {
      body: `${JSON.stringify(entry.payload)} ${photo?.buffer.byteLength ?? 'no photo'}`,
    });
    return answerVerdict(answer, { key: entry.id, now: Date.now(), failure: 'Failed' });
  },
  shrinkPhoto: async (photo) => ({ ...photo, buffer: photo.buffer.slice(0, 4) }),
};

describe(`${EVENINGS} evenings of a phone (PROOF_SEED=${PROOF_SEED})`, () => {
  let venue: VenueDouble;
  let otherTab: typeof drainOutbox;
  let closeOtherTab: () => void;
  let current: PhoneEvening | undefined;

  beforeAll(async () => {
    registerHandler('test', testHandler);
    venue = await startVenueDouble();
    jest.resetModules();
    const other = await import('#shared/offline/storage/offline-database');
    const handlers = await import('./outbox-handlers');
    handlers.registerHandler('test', testHandler);
    otherTab = (await import('./outbox-runner')).drainOutbox;
    closeOtherTab = () => other.offlineDatabase.close();
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + (current?.clockOffset ?? 0));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    closeOtherTab();
    await venue.close();
  });

  it(
    'lose nothing, double nothing, and send nothing as somebody else',
    async () => {
      let calls = 0;
      for (let number = 0; number < EVENINGS; number += 1) {
        await Promise.all(database.tables.map((table) => table.clear()));
        venue.committed.clear();
        venue.posts.length = 0;
        current = new PhoneEvening(venue, otherTab, `${PROOF_SEED}/${number}`);
        const faults = await current.run();
        const { steps, fates } = current;
        calls += fates.length;
        expect({ number, faults, ...(faults.length > 0 && { steps, fates }) }).toEqual({
          number,
          faults: [],
        });
      }
      tellProof(`${EVENINGS} evenings, ${calls} calls to the venue`);
    },
    60_000 + EVENINGS * 1_000,
  );
});
