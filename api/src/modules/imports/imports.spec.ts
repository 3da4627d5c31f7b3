import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import type { ImportResponse } from './imports.dto.js';
import { ImportsService } from './imports.service.js';
import { FileReader } from './reading/file-reader.js';
import { ImportRunningService } from './running/import-running.service.js';
import { importCalls } from '#test/imports/import-calls.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

let venue: TestApp;
let admin: TestAccount;

beforeEach(async () => {
  venue = await createTestApp();
  admin = await createAccount(venue, 'admin');
  await venue.sql(`DELETE FROM event_types`);
  await venue.sql(`INSERT INTO event_types (name, color) VALUES ('Country', 'x'), ('Bluegrass', 'x')`);
});
afterEach(() => venue.close());

const { as, send, read, sample, readSample, get, rowsOf, fatesOf, change, bringIn, goOn, anArtist } =
  importCalls(() => ({ venue, admin }));

const shows = () =>
  venue.sql(
    `SELECT name, date, time, end_time AS "endTime", type, status, capacity FROM events ORDER BY date, time, name`,
  );

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
    const [{ description } = {}] = await venue.sql(
      `SELECT description FROM events WHERE date = '2019-06-14'`,
    );
    expect(description).toBe(
      'An evening of old songs, with friends.\n• Doors at seven\n• Bring boots\n\nTickets',
    );
  });

  it('changes nothing when it is imported again, and only what is new in a newer one', async () => {
    await bringIn(await readSample('google-calendar.ics'));
    const before = await venue.sql('SELECT id, version FROM events ORDER BY id');
    const again = await readSample('google-calendar.ics');
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 5 });
    await bringIn(again);
    expect(await venue.sql('SELECT id, version FROM events ORDER BY id')).toEqual(before);

    await venue.sql(
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

  const repeating = (rule: string) =>
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART:20260101T200000\nRRULE:${rule}\nSUMMARY:x\nEND:VEVENT\nEND:VCALENDAR`;

  it('with a rule that never comes to a night is given up, and says where it stands', async () => {
    const bytes = Buffer.from(repeating('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'));
    const reading = new FileReader().read(
      bytes,
      { timeZone: 'America/Chicago', today: '2026-11-27' },
      15_000,
    );
    await expect(reading).rejects.toMatchObject({
      code: 'imports.file-unreadable',
      message: expect.stringContaining('line 2'),
    });
  });

  it.each([
    ['FREQ=SECONDLY', '2 cannot: This entry repeats more than 5,000 times.'],
    ['FREQ=YEARLY;BYWEEKNO=60', '2 cannot: This entry is damaged and cannot be read.'],
  ])('tells of a rule that makes no sense: %s', async (rule, fate) => {
    expect(await fatesOf(await read(repeating(rule), { name: 'a.ics' }))).toEqual([fate]);
  });
});

describe('a list of a ticket shop', () => {
  it('is read by its own columns: dates as it writes them, called-off shows, drafts and formulas', async () => {
    const artistId = await anArtist('Jolene Carter');
    const text = (await sample('eventbrite.csv'))
      .replace('"Jolene Carter, live"', 'Jolene Carter')
      .replace('Jolene Carter again', 'Jolene Carter');
    const found = await read(text);
    expect(await fatesOf(found)).toEqual([
      '2 new: ',
      '3 new: No event type here is called “Comedy”.',
      '4 new: ',
      '5 cannot: Not public in the other program (“Draft”).',
      '6 new: ',
      '7 cannot: The date “02/30/2026” cannot be read.',
      '8 cannot: An artist of this show plays the one of line 2 at that time.',
    ]);
    await bringIn(await change(found, { type: 'Bluegrass' }));
    expect(await shows()).toEqual([
      {
        name: 'Jolene Carter',
        date: '2026-12-04',
        time: '20:00',
        endTime: '23:00',
        type: 'country',
        status: 'scheduled',
        capacity: 180,
      },
      {
        name: 'Late "Night" Honky Tonk',
        date: '2026-12-05',
        time: '22:00',
        endTime: '01:30',
        type: 'bluegrass',
        status: 'scheduled',
        capacity: 1200,
      },
      {
        name: 'Barn Dance',
        date: '2026-12-12',
        time: '19:00',
        endTime: '22:00',
        type: 'country',
        status: 'cancelled',
        capacity: null,
      },
      {
        name: "=cmd|'/c calc'!A1",
        date: '2026-12-14',
        time: '19:00',
        endTime: null,
        type: 'country',
        status: 'scheduled',
        capacity: 50,
      },
    ]);
    expect(await venue.sql(`SELECT artist_id AS "artistId" FROM event_acts`)).toEqual([{ artistId }]);
    expect(await venue.sql('SELECT count(*)::int AS told FROM announced_shows')).toEqual([{ told: 1 }]);
    expect(await venue.sql('SELECT count(*)::int AS sent FROM messages')).toEqual([{ sent: 0 }]);
  });

  it('is read with semicolons, in UTF-16 and Windows-1252, with line breaks in quotes', async () => {
    const text = await sample('ticket-tailor.csv');
    for (const [bytes, note] of [
      [Buffer.from(`\uFEFF${text}`), undefined],
      [
        iconv.encode(text, 'utf16-le', { addBOM: true }),
        'The file is written in UTF-16; it was read as such.',
      ],
      [iconv.encode(text, 'utf16-be'), 'The file is written in UTF-16; it was read as such.'],
      [
        iconv.encode(text, 'windows-1252'),
        'The file is not written in Unicode; it was read as windows-1252. Please look whether accents are right.',
      ],
    ] as const) {
      const found = await read(bytes);
      expect(found.notes).toEqual([
        ...(note === undefined ? [] : [note]),
        'The columns are separated by semicolons.',
        'Columns that are not used: Venue.',
      ]);
      expect((await rowsOf(found)).map(({ line, cells, fate }) => [line, cells[0], cells[8], fate])).toEqual([
        [2, 'Folk am Freitag', 'Zwei Zeilen:\ndie zweite; mit Semikolon', 'new'],
        [4, 'Grüße aus Köln', 'Café', 'new'],
      ]);
    }
  });

  it('asks for the columns that it cannot tell, and reads them as they are named', async () => {
    const found = await read('Was,Wann\nTanz,2026-12-01 20:00\n');
    expect(found).toMatchObject({ missing: ['Event name', 'Date'], counts: { new: 0, cannot: 1 } });
    await venue.http().post(`/api/imports/${found.id}/start`).set('Authorization', as(admin)).expect(409);
    const columns = [
      { field: 'name', column: 0 },
      { field: 'date', column: 1 },
    ];
    expect(await change(found, { columns })).toMatchObject({ missing: [], counts: { new: 1, cannot: 0 } });
    const refused = await venue
      .http()
      .put(`/api/imports/${found.id}/options`)
      .set('Authorization', as(admin))
      .send({ columns: [{ field: 'email', column: 0 }] });
    expect([refused.status, refused.body.code]).toEqual([400, 'imports.column-unknown']);
  });

  it('does not move a show that people count on', async () => {
    const csv = (time: string) => `Event ID,Event Name,Start Date,Start Time\n7,Ball,2099-12-04,${time}\n`;
    await bringIn(await read(csv('20:00')));
    const [show] = await venue.sql<{ id: number }>('SELECT id FROM events');
    await venue.sql(
      `INSERT INTO bookings (event_id, customer_name, customer_email, customer_phone, party_size, status)
       VALUES ($1, 'Guest', 'guest@example.com', '+1 615 555 0123', 2, 'pending')`,
      [show?.id],
    );
    expect(await fatesOf(await read(csv('21:00')))).toEqual([
      '2 cannot: People have tables, reminders or check-ins for this show. Change it on the calendar, so that they are told.',
    ]);
  });

  it('finds shows that were on the calendar before, by date, time and name', async () => {
    await venue.sql(
      `INSERT INTO events (name, type, date, time) VALUES ('The Ball', 'country', '2026-12-04', '20:00')`,
    );
    const found = await read(
      'Event,Date,Time\nthe  ball,2026-12-04,8 PM\nThe Ball,2026-12-04,20:00\nThe Ball,2026-12-05,20:00\n',
    );
    expect(await fatesOf(found)).toEqual([
      '2 same: On the calendar already.',
      '3 same: The same show as line 2.',
      '4 new: ',
    ]);
  });
});

describe('a list of members', () => {
  it('enrols them with their points by the ledger, once', async () => {
    const found = await readSample('members.csv', 'members');
    expect(await fatesOf(found)).toEqual([
      '2 new: Starts with 120 points.',
      '3 new: ',
      '4 cannot: Invalid email address.',
      '5 same: The same email as line 2.',
      '6 cannot: Please enter a phone number.',
      '7 new: Starts with 1,250 points.',
    ]);
    await bringIn(found);
    const members = () =>
      venue.sql('SELECT name, email, total_points AS points FROM loyalty_members ORDER BY email');
    const expected = [
      { name: 'Hank Snow', email: 'hank@example.com', points: 0 },
      { name: 'June Harlan', email: 'june.harlan@example.com', points: 120 },
      { name: 'Ray Price', email: 'ray@example.com', points: 1250 },
    ];
    expect(await members()).toEqual(expected);
    expect(await venue.sql('SELECT DISTINCT description, type FROM loyalty_transactions')).toEqual([
      { description: 'Brought along: members.csv', type: 'adjustment' },
    ]);

    const again = await readSample('members.csv', 'members');
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 4, cannot: 2 });
    await bringIn(again);
    expect(await members()).toEqual(expected);
    expect(
      await fatesOf(
        await read('Name,Email,Points\nJune,june.harlan@example.com,130\nHank,hank@example.com,40\n', {
          kind: 'members',
        }),
      ),
    ).toEqual([
      '2 cannot: 120 points were brought along with this email before. Give or take the difference in the member’s ledger.',
      '3 changed: Is a member already, and gets 40 points.',
    ]);
  });
});

describe('an import', () => {
  const manyShows = (count: number) =>
    `Event ID,Event Name,Date,Time\n${Array.from({ length: count }, (_, at) => `${at},Show ${at},${2000 + (at % 90)}-0${1 + (at % 9)}-${10 + (at % 18)},20:00`).join('\n')}\n`;

  it('brings in ten thousand rows, whole ones only when it is stopped, and goes on', async () => {
    const started = Date.now();
    const found = await read(manyShows(10_000));
    const readMs = Date.now() - started;
    expect(found.counts).toMatchObject({ new: 10_000 });
    await venue.http().post(`/api/imports/${found.id}/start`).set('Authorization', as(admin)).expect(200);
    await venue.app.get(ImportRunningService).step(found.id);
    const stopped = await venue
      .http()
      .post(`/api/imports/${found.id}/stop`)
      .set('Authorization', as(admin))
      .expect(200);
    expect(stopped.body.state).toBe('stopped');
    await goOn(found.id);
    const [{ count } = { count: 0 }] = await venue.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM events',
    );
    expect((await get<ImportResponse>(`/api/imports/${found.id}`)).done).toBe(count);
    expect(count).toBeLessThan(10_000);
    const begun = Date.now();
    expect(await bringIn(found)).toMatchObject({ state: 'done', done: 10_000, counts: { new: 10_000 } });
    process.stdout.write(
      `10,000 rows: read and judged in ${readMs} ms, written in ${Date.now() - begun} ms\n`,
    );
    expect(await venue.sql('SELECT count(*)::int AS count FROM events')).toEqual([{ count: 10_000 }]);
    expect(await venue.sql('SELECT count(*)::int AS count FROM import_rows')).toEqual([{ count: 0 }]);
  }, 180_000);

  it('is the same preview for the same file, and is cleared away when nobody wants it', async () => {
    const [one, other] = [await send(manyShows(2)), await send(manyShows(2))];
    expect([one.status, other.status, other.body.id]).toEqual([201, 200, one.body.id]);
    const path = join(await mkdtemp(join(tmpdir(), 'imports-')), 'shows.csv');
    await writeFile(path, manyShows(2));
    const sha256 = createHash('sha256').update(manyShows(2)).digest('hex');
    const file = { path, size: 1, sha256, originalName: 'shows.csv' };
    const ofCommand = await venue.app.get(ImportsService).read({ file, kind: 'events', by: null });
    expect(ofCommand).toMatchObject({ isNew: true });
    expect(ofCommand.answer.id).not.toBe(one.body.id);
    await venue.http().delete(`/api/imports/${one.body.id}`).set('Authorization', as(admin)).expect(200);
    await venue.http().get(`/api/imports/${one.body.id}/rows`).set('Authorization', as(admin)).expect(404);
  });

  it('hands back what was left out, to be put right and imported again', async () => {
    const found = await bringIn(await read('Name,Date,Time\n=1+1,someday,8 PM\nBall,2026-12-01,20:00\n'));
    const answer = await venue
      .http()
      .get(`/api/imports/${found.id}/left-out`)
      .set('Authorization', as(admin))
      .expect(200);
    expect(answer.text).toBe(
      "\uFEFFName,Date,Time,Line in the file,Why it was left out\r\n'=1+1,someday,8 PM,2,The date “someday” cannot be read.\r\n",
    );
    const put = await read(answer.text.replace('someday', '2026-12-02'));
    expect((await rowsOf(put))[0]).toMatchObject({
      fate: 'new',
      cells: ['=1+1', '2026-12-02', '8 PM', '2', expect.any(String)],
    });
  });

  it.each([
    ['%PDF-1.7 …', 415, 'This is a PDF, whatever its name says. Please export a CSV or ICS file.'],
    [Buffer.from('PK\u0003\u0004abc'), 415, expect.stringContaining('workbook')],
    ['<!doctype html><p>x', 415, expect.stringContaining('web page')],
    [Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]), 415, 'This file is no text. Please export a CSV or ICS file.'],
    ['', 400, 'There is nothing in this file.'],
    ['Name,Date\n', 400, 'This file has no rows below its first line.'],
    ['BEGIN:VCALENDAR\nEND:VCALENDAR', 400, 'There are no events in this calendar.'],
  ])('says in plain words why a file cannot be read: %s', async (content, status, message) => {
    const answer = await send(content);
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it('refuses a file that is too large', async () => {
    const answer = await send(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'));
    expect([answer.status, answer.body.code]).toEqual([413, 'imports.file-too-large']);
  });

  it('tells which row a file is torn in', async () => {
    expect(await fatesOf(await read('Name,Date,Time\nBall,2026-12-01,20:00\nTorn,"2026-12-02'))).toEqual([
      '2 new: ',
      '3 cannot: A quotation mark of this row is never closed, so the file cannot be told apart from here on.',
    ]);
    expect(await fatesOf(await read('Name,Date,Time\nBall,2026-12-01,20:00\nTorn,2026-12'))).toEqual([
      '2 new: ',
      '3 cannot: The file ends in the middle of this row.',
    ]);
  });
});
