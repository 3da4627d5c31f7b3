import { checkTable, isOver, showOf, type TableShow } from './booking-rules.js';

const booking = {
  artistId: 7,
  artist: { id: 7, name: 'Wade Tucker', genre: 'rock', profileImage: null },
  proposedDate: '2026-12-18',
  proposedTime: '21:00',
};

describe('showOf', () => {
  it('makes a show of the artist’s name and genre at the proposed time', () => {
    expect(showOf(booking, {})).toEqual({
      artistId: 7,
      name: 'Wade Tucker',
      type: 'rock',
      date: '2026-12-18',
      time: '21:00',
    });
  });

  it('prefers what the admin says', () => {
    const said = { eventName: 'Rock Night', eventType: 'country', time: '22:30' };
    expect(showOf(booking, said)).toMatchObject({ name: 'Rock Night', type: 'country', time: '22:30' });
  });

  it('is live music while the artist has no genre', () => {
    const plain = { ...booking, artist: { ...booking.artist, genre: '' } };
    expect(showOf(plain, { time: null })).toMatchObject({ time: '21:00', type: 'live music' });
  });
});

describe('isOver', () => {
  it('goes by the venue’s clock, not by the server’s', () => {
    const lateEvening = new Date('2026-12-19T04:00:00Z');
    expect(isOver('2026-12-18', lateEvening, 'America/Chicago')).toBe(false);
    expect(isOver('2026-12-18', lateEvening, 'Europe/Berlin')).toBe(true);
  });
});

describe('checkTable', () => {
  const clock = { date: '2026-12-18', time: '19:00' };
  const show: TableShow = {
    date: '2026-12-18',
    time: '20:00',
    status: 'scheduled',
    capacity: 10,
    seatsTaken: 6,
  };
  const problemOf = (changes: Partial<TableShow>, partySize: number) => () =>
    checkTable({ ...show, ...changes }, partySize, clock);

  it.each([
    ['fills the last seats', {}, 4],
    ['has room for anybody when nobody counted the seats', { capacity: null, seatsTaken: 900 }, 20],
    ['takes tables for another day', { date: '2026-12-19', time: '10:00' }, 1],
  ])('%s', (_what, changes, partySize) => {
    expect(problemOf(changes, partySize)).not.toThrow();
  });

  it.each([
    ['says how many seats are left', {}, 5, 'Only 4 seats are left.'],
    ['says when it is one', { seatsTaken: 9 }, 2, 'Only 1 seat is left.'],
    ['says when none is', { seatsTaken: 10 }, 1, 'This event is fully booked.'],
    ['says so too when more came than fit', { seatsTaken: 12 }, 1, 'This event is fully booked.'],
    ['takes none once the show began', { time: '19:00' }, 1, 'Tables can be booked only for upcoming shows.'],
    ['takes none for yesterday', { date: '2026-12-17' }, 1, 'Tables can be booked only for upcoming shows.'],
    [
      'takes none for a cancelled show',
      { status: 'cancelled' },
      1,
      'Tables can be booked only for upcoming shows.',
    ],
    [
      'takes none while postponed',
      { status: 'postponed' },
      1,
      'Tables can be booked only for upcoming shows.',
    ],
  ])('%s', (_what, changes, partySize, words) => {
    expect(problemOf(changes, partySize)).toThrow(words);
  });
});
