import { fieldsOf, requestHash } from './request-hash.js';

describe('the hash of a request', () => {
  it('is one for requests that say the same in another order, and another for another wish', () => {
    const hashOf = (wish: object) => requestHash(['table', fieldsOf(wish)]);
    const hash = hashOf({ eventId: 1, partySize: 4 });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOf({ partySize: 4, eventId: 1 })).toBe(hash);
    expect(hashOf({ eventId: 1, partySize: 5 })).not.toBe(hash);
  });
});
