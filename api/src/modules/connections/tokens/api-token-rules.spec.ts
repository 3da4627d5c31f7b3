import { beginningOf, tokenEnd } from './api-token-rules.js';

const NOW = new Date('2026-11-27T12:00:00Z');

describe('an API token', () => {
  it.each([
    ['30-days', '2026-12-27T12:00:00.000Z'],
    ['90-days', '2027-02-25T12:00:00.000Z'],
    ['year', '2027-11-27T12:00:00.000Z'],
  ] as const)('that lives %s ends then', (lifetime, end) => {
    expect(tokenEnd(lifetime, NOW)?.toISOString()).toBe(end);
  });

  it('that never ends has no end', () => {
    expect(tokenEnd('never-ends', NOW)).toBeNull();
  });

  it('is known by how it begins', () => {
    expect(beginningOf('htk_Ab1-cdefgh')).toBe('htk_Ab1-');
  });
});
