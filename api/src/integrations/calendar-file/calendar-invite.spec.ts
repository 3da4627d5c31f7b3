import { type AgreedNight, calendarInvite } from './calendar-invite.js';

const NOW = new Date('2026-10-01T12:00:00Z');
const night = (overrides: Partial<AgreedNight> = {}): AgreedNight => ({
  uid: 'event-12@venue.example',
  title: 'Loretta Boone',
  date: '2026-11-20',
  time: '21:00',
  endTime: '23:30',
  timeZone: 'America/Chicago',
  place: 'Honky-Tonk Hall, 1 Main St',
  ...overrides,
});
const linesOf = (overrides?: Partial<AgreedNight>) =>
  calendarInvite(night(overrides), NOW)?.content.split('\r\n') ?? [];

describe('calendarInvite', () => {
  it('places the night by the venue’s clock', () => {
    expect(linesOf()).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'UID:event-12@venue.example',
        'DTSTAMP:20261001T120000Z',
        'DTSTART:20261121T030000Z',
        'DTEND:20261121T053000Z',
        'SUMMARY:Loretta Boone',
        'LOCATION:Honky-Tonk Hall\\, 1 Main St',
      ]),
    );
  });

  it('goes past midnight, and lasts three hours without an end', () => {
    expect(linesOf({ endTime: '01:00' })).toContain('DTEND:20261121T070000Z');
    expect(linesOf({ endTime: null })).toContain('DTEND:20261121T060000Z');
  });

  it('follows summer time', () => {
    expect(linesOf({ date: '2026-06-20' })).toContain('DTSTART:20260621T020000Z');
  });

  it('never lets words become lines of the file', () => {
    const lines = linesOf({ title: 'Boone\r\nATTENDEE:mailto:x@y.z\nEND:VEVENT', description: 'a;b\\c' });
    expect(lines.filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
    expect(lines).toContain('DESCRIPTION:a\\;b\\\\c');
  });

  it.each([{ time: 'late' }, { date: 'tomorrow' }, { endTime: '25:99' }])('makes no file of %j', (wrong) => {
    expect(calendarInvite(night(wrong), NOW)).toBeUndefined();
  });
});
