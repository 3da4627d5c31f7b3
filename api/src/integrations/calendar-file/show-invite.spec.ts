import { hostOf, showInvite } from './show-invite.js';

const NOW = new Date('2026-10-01T12:00:00Z');
const SHOW = {
  id: 12,
  name: 'Loretta Boone',
  date: '2026-11-20',
  time: '21:00',
  endTime: '23:30',
  url: 'https://venue.example/events/12',
};
const VENUE = { name: 'Honky-Tonk Hall', address: '1 Main St', timeZone: 'America/Chicago', version: 3 };
const linesOf = (venue = VENUE, now = NOW) => showInvite(SHOW, venue, now)?.content.split('\r\n') ?? [];

describe('showInvite', () => {
  it('is one entry for one show, however often it is sent', () => {
    const uid = (lines: string[]) => lines.find((line) => line.startsWith('UID:'));
    expect(uid(linesOf())).toBe('UID:event-12@venue.example');
    expect(uid(linesOf(VENUE, new Date('2026-10-02T12:00:00Z')))).toBe('UID:event-12@venue.example');
  });

  it('says where the show is, also of a venue that has not told its address', () => {
    expect(linesOf()).toContain('LOCATION:Honky-Tonk Hall\\, 1 Main St');
    expect(linesOf({ ...VENUE, address: '' })).toContain('LOCATION:Honky-Tonk Hall');
  });

  it('is newer than what was sent before, and than the same show before the venue moved', () => {
    const sequence = (lines: string[]) =>
      Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9));
    expect(sequence(linesOf(VENUE, new Date('2026-10-01T12:01:00Z')))).toBe(sequence(linesOf()) + 1);
    expect(sequence(linesOf({ ...VENUE, version: 4 }))).toBe(sequence(linesOf()) + 1);
  });

  it('is no file when the date is none', () => {
    expect(showInvite({ ...SHOW, date: 'soon' }, VENUE, NOW)).toBeUndefined();
  });
});

describe('hostOf', () => {
  it.each(['https://venue.example/events/1', 'http://127.0.0.1:3000/', 'http://[::1]:3000/x', 'https://a.b'])(
    'is the host name of %s',
    (url) => expect(hostOf(url)).toBe(new URL(url).hostname),
  );
});
