import { managedEventsQuery } from './managed-events.queries';
import { parseManagedSearch } from './managed-search';

const asked = (search: Parameters<typeof managedEventsQuery>[0]) =>
  managedEventsQuery(search, '2026-11-20').initialPageParam;

describe("the admin's list of events", () => {
  it('asks for what comes, from the night that is on', () => {
    expect(asked({})).toBe('/api/events?from=2026-11-20&limit=20');
  });

  it('asks for the past with the latest first, and lets the venue search it', () => {
    expect(asked({ q: 'cody', when: 'past' })).toBe('/api/events?q=cody&to=2026-11-20&order=desc&limit=20');
  });

  it('asks for one day, past or not', () => {
    expect(asked({ day: '2026-10-02', when: 'past' })).toBe(
      '/api/events?from=2026-10-02&to=2026-10-02&limit=20',
    );
  });

  it('reads its address and drops what is none of it', () => {
    expect(parseManagedSearch({ q: 1999, when: 'past', day: '2026-02-30', on: '2026-11-27' })).toEqual({
      q: '1999',
      when: 'past',
    });
  });
});
