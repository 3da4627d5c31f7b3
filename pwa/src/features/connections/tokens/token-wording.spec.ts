import type { ApiToken } from './api-tokens.queries';
import { tokenLife, tokenUse } from './token-wording';

const TOKEN: ApiToken = {
  id: 1,
  name: 'Website',
  beginning: 'htk_Ab1c',
  scopes: ['programme:read'],
  state: 'works',
  madeBy: 'ada',
  createdAt: '2026-11-20T18:00:00Z',
  expiresAt: '2027-02-18T18:00:00Z',
  lastUsedAt: null,
};

describe('a token in words', () => {
  it.each<[Partial<ApiToken>, string]>([
    [{}, 'Ends Feb 18, 2027, 12:00\u00a0PM'],
    [{ expiresAt: null }, 'Never ends'],
    [{ state: 'ended' }, 'Ended Feb 18, 2027, 12:00\u00a0PM'],
    [{ state: 'maker-gone' }, 'Does not work: ada is no admin any more. Make a new one.'],
    [{ state: 'maker-gone', madeBy: null }, 'Does not work: who made it is gone. Make a new one.'],
  ])('with %j is: %s', (overrides, words) => {
    expect(tokenLife({ ...TOKEN, ...overrides }, 'America/Chicago')).toBe(words);
  });

  it('says who made it and when it was used', () => {
    expect(tokenUse(TOKEN, 'America/Chicago')).toBe('Made by ada · Never used');
    expect(tokenUse({ ...TOKEN, madeBy: null, lastUsedAt: '2026-11-21T02:05:00Z' }, 'America/Chicago')).toBe(
      'Last used Nov 20, 2026, 8:05\u00a0PM',
    );
  });
});
