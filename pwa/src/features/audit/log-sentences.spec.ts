import { actsOf } from './acts';
import { sentenceOf, valueOf, whoOf } from './log-sentences';
import type { LogEntry } from './staff-log.queries';

const CHICAGO = 'America/Chicago';

const MOVED: LogEntry = {
  id: 7,
  at: '2026-11-20T18:00:00.000Z',
  person: { id: 1, name: 'Ada Bell' },
  device: 'Firefox on Windows',
  requestId: 'a',
  action: 'EventEditing.patch',
  operation: 'update',
  thing: 'events',
  thingId: 12,
  name: 'Rosie O’Dell, Nov 21, 2026',
  part: 'events',
  fields: [{ name: 'time', isKept: true, before: '20:00', after: '21:00' }],
};

const said = (...rows: LogEntry[]): string[] => actsOf(rows).map((act) => sentenceOf(act, CHICAGO));

describe('a sentence of the log', () => {
  it('says what was changed, from what to what', () => {
    expect(said(MOVED)).toEqual([
      'changed the show “Rosie O’Dell, Nov 21, 2026”: starts at 8:00 PM → 9:00 PM',
    ]);
  });

  it('names what was changed alone where the words are not kept, and counts what is too much', () => {
    const field = (name: string) => ({ name, isKept: false, before: null, after: null });
    const fields = ['name', 'description', 'artist_notes', 'image_url', 'capacity'].map(field);
    expect(said({ ...MOVED, fields })).toEqual([
      'changed the show “Rosie O’Dell, Nov 21, 2026”: name, description, artist notes and 2 more',
    ]);
  });

  it('says what belongs to a thing, and what it is', () => {
    const points: LogEntry = {
      ...MOVED,
      operation: 'insert',
      thing: 'loyalty_members',
      part: 'loyalty_transactions',
      name: 'June Carter',
      fields: [
        { name: 'points', isKept: true, before: null, after: '50' },
        { name: 'description', isKept: false, before: null, after: null },
      ],
    };
    expect(said(points)).toEqual(['added points of the member “June Carter”: points 50']);
  });

  it('gives the number of what has no name any more, and none of the venue’s settings', () => {
    expect(said({ ...MOVED, operation: 'delete', name: null, fields: [] })).toEqual([
      'deleted the show no. 12',
    ]);
    const venue: LogEntry = { ...MOVED, thing: 'venue', part: 'venue', thingId: 1, name: null, fields: [] };
    expect(said(venue)).toEqual(['changed the venue’s settings']);
  });

  it('is one for all that a call changed', () => {
    const shows = [3, 2, 1].map((id): LogEntry => ({ ...MOVED, id, operation: 'insert', requestId: 'b' }));
    const photo: LogEntry = { ...MOVED, id: 9, thing: 'event_photos', part: 'event_photos' };
    expect(said(photo, MOVED, ...shows)).toEqual([
      'changed the show “Rosie O’Dell, Nov 21, 2026”: starts at 8:00 PM → 9:00 PM, and 1 more change',
      'added 3 shows',
    ]);
  });
});

describe('who acted', () => {
  it('is somebody who has left, when the account is gone, and the tablet where nobody is known', () => {
    expect(whoOf(MOVED)).toBe('Ada Bell');
    expect(whoOf({ ...MOVED, person: { id: 1, name: null } })).toBe('Somebody who has left');
    expect(whoOf({ ...MOVED, person: null, device: 'Front door' })).toBe('Front door');
  });
});

describe('a value', () => {
  it.each([
    [null, '–'],
    ['true', 'yes'],
    ['[]', 'none'],
    ['2026-11-21', 'Nov 21, 2026'],
    ['2026-11-20T18:00:00+00:00', 'Nov 20, 2026, 12:00\u00a0PM'],
    ['80', '80'],
  ])('%s is read as %s', (value, words) => expect(valueOf(value, CHICAGO)).toBe(words));
});
