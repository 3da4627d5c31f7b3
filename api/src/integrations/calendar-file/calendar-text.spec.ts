import { addDays } from '#contract/calendar-date.js';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { showEnd, showSpan } from '#contract/rules/events/show-times.js';
import type { CalendarEntry } from './calendar-entry.js';
import { calendarText } from './calendar-text.js';

const entry = (overrides: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'event-12@venue.example',
  sequence: 7,
  changedAt: new Date('2026-10-01T12:00:00Z'),
  status: 'CONFIRMED',
  title: 'Loretta Boone',
  date: '2026-11-20',
  time: '21:00',
  endTime: '23:30',
  place: 'Honky-Tonk Hall, 1 Main St',
  ...overrides,
});
const textOf = (entries: CalendarEntry[], timeZone = 'America/Chicago') =>
  calendarText({ name: 'Honky-Tonk Hall; live, loud', timeZone, entries });
const linesOf = (overrides?: Partial<CalendarEntry>) => textOf([entry(overrides)]).split('\r\n');

describe('calendarText', () => {
  it('places the night on the venue’s clock', () => {
    expect(linesOf()).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Honky-Tonk Hall\\; live\\, loud',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'TZID:America/Chicago',
        'UID:event-12@venue.example',
        'SEQUENCE:7',
        'DTSTAMP:20261001T120000Z',
        'DTSTART;TZID=America/Chicago:20261120T210000',
        'DTEND;TZID=America/Chicago:20261120T233000',
        'SUMMARY:Loretta Boone',
        'LOCATION:Honky-Tonk Hall\\, 1 Main St',
        'STATUS:CONFIRMED',
      ]),
    );
  });

  it('goes past midnight, and lasts three hours without an end', () => {
    expect(linesOf({ endTime: '01:00' })).toContain('DTEND;TZID=America/Chicago:20261121T010000');
    expect(linesOf({ endTime: null })).toContain('DTEND;TZID=America/Chicago:20261121T000000');
  });

  it('ends no show before it begins, which the skipped hour would', () => {
    const lines = linesOf({ date: '2027-03-14', time: '02:30', endTime: '03:15' });
    expect(lines).toEqual(expect.arrayContaining(['DTSTART:20270314T083000Z', 'DTEND:20270314T091500Z']));
  });

  it.each(['\r\n', '\n', '\r'])('never lets words become lines of the file, with %j', (breaks) => {
    const title = ['Boone', 'ATTENDEE:mailto:x@y.z', 'END:VEVENT'].join(breaks);
    const text = textOf([entry({ title, description: 'a;b\\c' })]);
    expect(text.split(/\r\n|\r|\n/).filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toEqual([
      'END:VEVENT',
    ]);
    expect(text).toContain('\r\nDESCRIPTION:a\\;b\\\\c\r\n');
  });

  it('folds what is long, and no letter in two', () => {
    const description = 'Die längste Nacht des Jahres 🎻 '.repeat(20);
    const text = textOf([entry({ description })]);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(read(text)[0]?.description).toBe(description);
  });

  it.each([{ time: 'late' }, { date: 'tomorrow' }, { endTime: '25:99' }])('leaves out %j', (wrong) => {
    expect(linesOf(wrong)).not.toContain('BEGIN:VEVENT');
  });

  it('knows every time zone that a venue can have', () => {
    for (const timeZone of [...Intl.supportedValuesOf('timeZone'), 'UTC'])
      expect(textOf([], timeZone)).toContain('BEGIN:VTIMEZONE');
  });
});

/** The entries as a calendar program keeps them. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

/**
 * Through both changes of the clock: the evening before, the hour that is skipped or comes twice, and the evening after. And where
 * the rules in the file may be other than this machine's: in winter, and in and outside of Ramadan.
 */
const AROUND_CHANGES: Record<string, readonly string[]> = {
  'America/Chicago': ['2026-03-08', '2026-11-01'],
  'Europe/Berlin': ['2026-03-29', '2026-10-25'],
  'America/St_Johns': ['2026-03-08', '2026-11-01'],
  'Australia/Lord_Howe': ['2026-10-04', '2026-04-05'],
  'America/Santiago': ['2026-09-06', '2026-04-05'],
  'America/Vancouver': ['2027-01-15', '2027-07-15'],
  'Africa/Casablanca': ['2027-02-20', '2026-11-20'],
};
const TIMES = [
  ['19:30', '22:00'],
  ['22:00', '03:30'],
  ['00:30', '01:00'],
  ['02:30', '03:15'],
  ['02:30', '04:00'],
  ['12:00', null],
] as const;

describe.each(Object.entries(AROUND_CHANGES))('calendarText in %s', (timeZone, changes) => {
  const days = changes.flatMap((day) => [-1, 0, 1].map((days) => addDays(day, days)));
  const shows = days.flatMap((date) => TIMES.map(([time, endTime]) => ({ date, time, endTime })));
  const text = textOf(
    shows.map((show, index) => entry({ ...show, uid: `event-${index}@venue.example` })),
    timeZone,
  );
  const expected = shows.map((show) => {
    const { starts, ends } = showSpan(show, showEnd(show), timeZone);
    return [starts.toISOString(), ends.toISOString()];
  });

  it('is read as the same instants by ical.js', () => {
    const zone = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vtimezone');
    if (!zone) throw new Error('there is no time zone');
    const rules = new ICAL.Timezone(zone);
    const instant = (time: ICAL.Time) => {
      if (time.zone !== ICAL.Timezone.utcTimezone) time.zone = rules;
      return time.toJSDate().toISOString();
    };
    expect(read(text).map((event) => [instant(event.startDate), instant(event.endDate)])).toEqual(expected);
  });

  it('is read as the same instants by node-ical', () => {
    const events = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
    const read = new Map(events.map((event) => [event.uid, event]));
    const instants = shows.map((_show, index) => {
      const event = read.get(`event-${index}@venue.example`);
      return [event?.start.toISOString(), event?.end?.toISOString()];
    });
    expect(instants).toEqual(expected);
  });
});
