import { actsOf } from './acts';
import type { LogEntry } from './staff-log.queries';

const row = (id: number, requestId: string): LogEntry => ({
  id,
  at: '2026-11-20T18:00:00.000Z',
  person: { id: 1, name: 'Ada Bell' },
  device: 'Firefox on Windows',
  requestId,
  action: 'EventEditing.patch',
  operation: 'update',
  thing: 'events',
  thingId: id,
  name: 'Friday Dance',
  part: 'events',
  fields: [],
});

describe('acts of the log', () => {
  it('are whole where two people did something at the same moment', () => {
    const acts = actsOf([row(5, 'june'), row(4, 'hank'), row(3, 'june'), row(2, 'june'), row(1, 'ada')]);
    expect(acts.map(({ id, main, rows }) => [id, main.id, rows.map((each) => each.id)])).toEqual([
      [5, 2, [2, 3, 5]],
      [4, 4, [4]],
      [1, 1, [1]],
    ]);
  });
});
