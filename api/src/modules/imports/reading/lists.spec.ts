import iconv from 'iconv-lite';
import { importVenue } from '#test/imports/import-venue.js';

const { place, as, read, sample, readSample, rowsOf, fatesOf, change, bringIn, anArtist, shows } =
  importVenue();

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
    expect(await place.venue.sql(`SELECT artist_id AS "artistId" FROM event_acts`)).toEqual([{ artistId }]);
    expect(await place.venue.sql('SELECT count(*)::int AS told FROM announced_shows')).toEqual([{ told: 1 }]);
    expect(await place.venue.sql('SELECT count(*)::int AS sent FROM messages')).toEqual([{ sent: 0 }]);
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
    await place.venue
      .http()
      .post(`/api/imports/${found.id}/start`)
      .set('Authorization', as(place.admin))
      .expect(409);
    const columns = [
      { field: 'name', column: 0 },
      { field: 'date', column: 1 },
    ];
    expect(await change(found, { columns })).toMatchObject({ missing: [], counts: { new: 1, cannot: 0 } });
    const refused = await place.venue
      .http()
      .put(`/api/imports/${found.id}/options`)
      .set('Authorization', as(place.admin))
      .send({ columns: [{ field: 'email', column: 0 }] });
    expect([refused.status, refused.body.code]).toEqual([400, 'imports.column-unknown']);
  });

  it('does not move a show that people count on', async () => {
    const csv = (time: string) => `Event ID,Event Name,Start Date,Start Time\n7,Ball,2099-12-04,${time}\n`;
    await bringIn(await read(csv('20:00')));
    const [show] = await place.venue.sql<{ id: number }>('SELECT id FROM events');
    await place.venue.sql(
      `INSERT INTO bookings (event_id, customer_name, customer_email, customer_phone, party_size, status)
       VALUES ($1, 'Guest', 'guest@example.com', '+1 615 555 0123', 2, 'pending')`,
      [show?.id],
    );
    expect(await fatesOf(await read(csv('21:00')))).toEqual([
      '2 cannot: People have tables, reminders or check-ins for this show. Change it on the calendar, so that they are told.',
    ]);
  });

  it('finds shows that were on the calendar before, by date, time and name', async () => {
    await place.venue.sql(
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
      '6 cannot: Phone must be at most 20 characters.',
      '7 new: Starts with 1,250 points.',
    ]);
    await bringIn(found);
    const members = () =>
      place.venue.sql('SELECT name, email, total_points AS points FROM loyalty_members ORDER BY email');
    const expected = [
      { name: 'Hank Snow', email: 'hank@example.com', points: 0 },
      { name: 'June Harlan', email: 'june.harlan@example.com', points: 120 },
      { name: 'Ray Price', email: 'ray@example.com', points: 1250 },
    ];
    expect(await members()).toEqual(expected);
    expect(await place.venue.sql('SELECT DISTINCT description, type FROM loyalty_transactions')).toEqual([
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
