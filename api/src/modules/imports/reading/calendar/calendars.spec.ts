import { FileReader } from '#src/modules/imports/reading/file-reader.js';
import { importVenue } from '#test/imports/import-venue.js';

const { place, read, sample, readSample, fatesOf, change, bringIn, shows } = importVenue();

describe('a calendar of Google', () => {
  it('is read by the venue’s clock, repeating shows night by night, and nothing is written before it is started', async () => {
    const found = await readSample('google-calendar.ics');
    expect(await fatesOf(found)).toEqual([
      '26 new: ',
      '41 new: ',
      '41 new: ',
      '41 new: ',
      '41 new: ',
      '75 cannot: No start time. Give the usual one to bring it in.',
      '84 cannot: No start time. Give the usual one to bring it in.',
      '93 cannot: This entry is marked as private in the other calendar.',
      '102 cannot: This entry is only pencilled in (tentative) in the other calendar.',
    ]);
    expect(found.notes).toEqual([expect.stringMatching(/^Repeating entries are read until /)]);
    expect(await shows()).toEqual([]);

    const after = await bringIn(await change(found, { usualTime: '21:00' }));
    expect(after).toMatchObject({ state: 'done', counts: { new: 6, changed: 0, same: 0, cannot: 3 } });
    expect(await shows()).toEqual([
      {
        name: 'Old Songs Night',
        date: '2019-06-14',
        time: '20:00',
        endTime: '23:00',
        type: 'bluegrass',
        status: 'scheduled',
        capacity: null,
      },
      {
        name: 'Two-Step Tuesday',
        date: '2026-10-06',
        time: '19:30',
        endTime: '22:30',
        type: 'bluegrass',
        status: 'scheduled',
        capacity: null,
      },
      {
        name: 'Two-Step Tuesday (late)',
        date: '2026-10-20',
        time: '21:00',
        endTime: '23:30',
        type: 'bluegrass',
        status: 'scheduled',
        capacity: null,
      },
      {
        name: 'Two-Step Tuesday',
        date: '2026-10-27',
        time: '19:30',
        endTime: '22:30',
        type: 'bluegrass',
        status: 'cancelled',
        capacity: null,
      },
      {
        name: 'Two-Step Tuesday',
        date: '2026-11-03',
        time: '19:30',
        endTime: '22:30',
        type: 'bluegrass',
        status: 'scheduled',
        capacity: null,
      },
      {
        name: "New Year's Eve Ball",
        date: '2026-12-31',
        time: '21:00',
        endTime: null,
        type: 'bluegrass',
        status: 'scheduled',
        capacity: null,
      },
    ]);
    const [{ description } = {}] = await place.venue.sql(
      `SELECT description FROM events WHERE date = '2019-06-14'`,
    );
    expect(description).toBe(
      'An evening of old songs, with friends.\n• Doors at seven\n• Bring boots\n\nTickets',
    );
  });

  it('changes nothing when it is imported again, and only what is new in a newer one', async () => {
    await bringIn(await readSample('google-calendar.ics'));
    const before = await place.venue.sql('SELECT id, version FROM events ORDER BY id');
    const again = await readSample('google-calendar.ics');
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 5 });
    await bringIn(again);
    expect(await place.venue.sql('SELECT id, version FROM events ORDER BY id')).toEqual(before);

    await place.venue.sql(
      `UPDATE events SET name = 'Old Songs, by the fire', description = 'Ours' WHERE date = '2019-06-14'`,
    );
    const newer = (await sample('google-calendar.ics')).replace('20190615T010000Z', '20190615T000000Z');
    const found = await read(newer, { name: 'newer.ics' });
    expect((await fatesOf(found))[0]).toBe('26 changed: Changes time 8:00 PM → 7:00 PM.');
    expect(found.counts).toMatchObject({ new: 0, changed: 1, same: 4 });
    await bringIn(found);
    expect((await shows())[0]).toMatchObject({ name: 'Old Songs, by the fire', time: '19:00' });
  });
});

describe('a repeating show', () => {
  it('keeps its nights when it gets another time, and both of a day', async () => {
    const calendar = (start: string, more = '') =>
      [
        'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\nBEGIN:VEVENT',
        `UID:open-mic@example.com\r\nDTSTAMP:20260101T000000Z\r\nDTSTART:20191206T${start}00\r\nDURATION:PT2H`,
        `RRULE:FREQ=WEEKLY;COUNT=3${more}\r\nSUMMARY:Open Mic\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
      ].join('\r\n');
    await bringIn(await read(calendar('2000'), { name: 'mic.ics' }));
    const found = await read(calendar('1930'), { name: 'mic.ics' });
    expect(found.counts).toMatchObject({ new: 0, changed: 3 });
    const twice = await read(calendar('1930', '\r\nRDATE:20191206T220000'), { name: 'mic.ics' });
    expect(twice.counts).toMatchObject({ new: 2, changed: 2 });
  });
});

describe('a calendar of Outlook', () => {
  it('is read with its own zones, floating times by the venue’s clock, and a torn end costs no other entry', async () => {
    const found = await readSample('outlook.ics');
    expect(await fatesOf(found)).toEqual([
      '21 new: ',
      '41 new: ',
      '50 same: The same entry stands at line 41; that one counts.',
      '59 cannot: This entry is in a time zone that nobody here knows (“Nowhere Time”).',
      '67 cannot: The file ends, or the next entry begins, in the middle of this entry.',
    ]);
    await bringIn(found);
    expect(await shows()).toMatchObject([
      { name: 'Banjo Friday', date: '2026-12-04', time: '20:00', endTime: '22:00', type: 'bluegrass' },
      { name: 'Floating Saturday', date: '2026-12-05', time: '20:00', endTime: '23:30' },
    ]);
  });

  const repeating = (...rules: string[]) =>
    `BEGIN:VCALENDAR\n${rules
      .map(
        (rule, at) =>
          `BEGIN:VEVENT\nUID:${at}\nDTSTART:20260101T200000\nRRULE:${rule}\nSUMMARY:x\nEND:VEVENT\n`,
      )
      .join('')}END:VCALENDAR`;

  it('with rules that never come to a night is given up, and says where it stands', async () => {
    // A fast machine sees through one of them within ten seconds.
    const rules = Array.from({ length: 20 }, () => 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
    const reading = new FileReader().read(
      Buffer.from(repeating(...rules)),
      { timeZone: 'America/Chicago', today: '2026-11-27' },
      8_000,
    );
    await expect(reading).rejects.toMatchObject({
      code: 'imports.file-unreadable',
      message: expect.stringMatching(/at line ([2-9]|\d\d+) of this file/),
    });
  });

  it.each([
    ['FREQ=SECONDLY', '2 cannot: This entry repeats more than 5,000 times.'],
    ['FREQ=YEARLY;BYWEEKNO=60', '2 cannot: This entry is damaged and cannot be read.'],
  ])('tells of a rule that makes no sense: %s', async (rule, fate) => {
    expect(await fatesOf(await read(repeating(rule), { name: 'a.ics' }))).toEqual([fate]);
  });
});
