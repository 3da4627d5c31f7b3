import { EventBatchesService } from '#src/modules/events/writing/event-batches.service.js';
import { ImportsRepository } from './imports.repository.js';
import { importVenue } from '#test/imports/import-venue.js';

const { place, as, read, fatesOf, change, bringIn, anArtist, shows } = importVenue();

describe('rows of an import', () => {
  it('are not lost when a transaction is taken back and done again', async () => {
    const deadlockOnce = () =>
      jest
        .spyOn(place.venue.app.get(ImportsRepository), 'saveJudged')
        .mockRejectedValueOnce(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    await anArtist('Jolene Carter');
    for (const [csv, kind] of [
      ['Event ID,Event,Date,Time\n1,Jolene Carter,2026-12-04,20:00\n', 'events'],
      ['Name,Email,Points\nJune,june@example.com,130\n', 'members'],
    ] as const) {
      deadlockOnce();
      const found = await read(csv, { kind });
      expect(found.counts).toMatchObject({ new: 1, same: 0 });
      deadlockOnce();
      expect(await bringIn(found)).toMatchObject({ counts: { new: 1, same: 0, cannot: 0 } });
    }
    const [counted] = await place.venue.sql(
      'SELECT (SELECT count(*)::int FROM events) AS shows, (SELECT sum(total_points)::int FROM loyalty_members) AS points',
    );
    expect(counted).toEqual({ shows: 1, points: 130 });
  });

  it('change a show whose artists play elsewhere, before their set or at the same time as ever', async () => {
    const csv = (time: string, notes: string) =>
      `Event ID,Event Name,Start Date,Start Time,Description\n7,Ball,2099-12-04,${time},${notes}\n`;
    await bringIn(await read(csv('20:00', 'a')));
    const artistId = await anArtist('Jolene Carter');
    await place.venue.sql('UPDATE events SET artist_ids = $1, act_times = $2', [
      JSON.stringify([artistId]),
      JSON.stringify({ [artistId]: '22:00' }),
    ]);
    await place.venue.sql(
      `INSERT INTO events (name, type, date, time, end_time, artist_ids) VALUES ('Early', 'country', '2099-12-04', '21:00', '22:00', $1)`,
      [JSON.stringify([artistId])],
    );
    expect(await fatesOf(await read(csv('20:00', 'b')))).toEqual(['2 changed: Changes description.']);
    expect(await fatesOf(await read(csv('20:30', 'a')))).toEqual([
      '2 changed: Changes time 8:00 PM → 8:30 PM.',
    ]);
    expect(await fatesOf(await read(csv('19:00', 'a')))).toEqual([
      expect.stringMatching(/^2 cannot: Jolene Carter/),
    ]);
  });

  it('are two shows where one number has two times on a date, and follow a new time where it has one', async () => {
    const csv = (late: string, other: string) =>
      `Event ID,Event Name,Date,Start Time\n77,Early & Late,2099-12-05,18:00\n77,Early & Late,2099-12-05,${late}\n78,Ball,2099-12-06,${other}\n78,Ball,2099-12-07,${other}\n`;
    const found = await read(csv('21:30', '20:00'));
    expect(found.counts).toMatchObject({ new: 4, same: 0 });
    await bringIn(found);
    expect(await fatesOf(await read(csv('21:30', '19:00')))).toEqual([
      '2 same: On the calendar already.',
      '3 same: On the calendar already.',
      '4 changed: Changes time 8:00 PM → 7:00 PM.',
      '5 changed: Changes time 8:00 PM → 7:00 PM.',
    ]);
  });

  it('are new shows where another show of the file moves away from their date, time and name', async () => {
    const csv = (...rows: string[]) => `Event ID,Event Name,Date,Start Time\n${rows.join('\n')}\n`;
    await bringIn(await read(csv('1,Open Mic,2099-12-04,20:00')));
    const [{ id } = { id: 0 }] = await place.venue.sql<{ id: number }>('SELECT id FROM events');
    const others = Array.from(
      { length: 260 },
      (_, at) => `${at + 10},Show ${at},2098-01-${10 + (at % 9)},20:00`,
    );
    const copy = '2,Open Mic,2099-12-04,20:00';
    const moved = '1,Open Mic,2099-12-11,20:00';

    const near = await read(csv(moved, copy));
    expect(await fatesOf(near)).toEqual([
      '2 changed: Changes date Friday, December 4, 2099 → Friday, December 11, 2099.',
      '3 new: ',
    ]);
    const far = await read(csv(copy, ...others, moved));
    expect(far.counts).toMatchObject({ new: 261, changed: 1, same: 0 });
    expect(await bringIn(far)).toMatchObject({ counts: { new: 261, changed: 1, same: 0 } });
    expect(
      await place.venue.sql(
        `SELECT date, id = $1 AS "isOld" FROM events WHERE name = 'Open Mic' ORDER BY date`,
        [id],
      ),
    ).toEqual([
      { date: '2099-12-04', isOld: false },
      { date: '2099-12-11', isOld: true },
    ]);
    expect((await read(csv(copy, moved))).counts).toMatchObject({ new: 0, changed: 0, same: 2 });
  });

  it('are found by name when no other row of the file has the number of their show', async () => {
    const csv = (number: number) =>
      `Event ID,Event Name,Date,Start Time\n${number},Open Mic,2099-12-04,20:00\n`;
    await bringIn(await read(csv(1)));
    await bringIn(await read(csv(2)));
    const twins = await read(`${csv(3)}1,Open Mic,2099-12-04,20:00\n`);
    expect(twins.counts).toMatchObject({ new: 0, changed: 0, same: 2 });
    await bringIn(twins);
    expect(await shows()).toHaveLength(1);
  });

  it('say nothing new when the same file means more by now, of what staff changed here', async () => {
    const csv = [
      'Event ID,Event Name,Date,Start Time,Artists,Type,Description',
      '1,Ours,2099-12-04,20:00,June,Rock,Great night',
      '2,Untouched,2099-12-05,20:00,June,Rock,Great night',
      '',
    ].join('\n');
    await bringIn(await read(csv));
    const [june, hank] = [await anArtist('June'), await anArtist('Hank')];
    await place.venue.sql(`INSERT INTO event_types (name, color) VALUES ('Rock', 'x')`);
    await place.venue.sql(
      `UPDATE events SET artist_ids = $1, type = 'country', description = 'Our words' WHERE name = 'Ours'`,
      [JSON.stringify([june, hank])],
    );
    const found = await read(csv, { name: 'again.csv' });
    expect(await fatesOf(found)).toEqual([
      '2 same: On the calendar already.',
      '3 changed: Changes description; type bluegrass → rock; artists.',
    ]);
    await bringIn(found);
    const bills = () =>
      place.venue.sql('SELECT type, description, artist_ids::jsonb AS acts FROM events ORDER BY date');
    const expected = [
      { type: 'country', description: 'Our words', acts: [june, hank] },
      { type: 'rock', description: 'Great night', acts: [june] },
    ];
    expect(await bills()).toEqual(expected);
    expect((await read(csv, { name: 'third.csv' })).counts).toMatchObject({ changed: 0, same: 2 });
    const newer = await read(csv.replace('June,Rock', 'Hank,Rock'));
    expect((await fatesOf(newer))[0]).toBe('2 changed: Changes artists.');
  });

  it('are new nights where the number of a show that was played is given to a later one', async () => {
    const csv = (...nights: string[]) =>
      `Event ID,Event Name,Date,Start Time\n${nights.map((night) => `${night},20:00`).join('\n')}\n`;
    await bringIn(await read(csv('S1,Open Mic,2019-11-06', 'S2,Ball,2019-11-07', 'S3,Put Off,2019-11-08')));
    await place.venue.sql(
      `INSERT INTO event_attendance (event_id, customer_name) SELECT id, 'Wade' FROM events WHERE name = 'Ball'`,
    );
    await place.venue.sql(`UPDATE events SET status = 'postponed' WHERE name = 'Put Off'`);
    const next = csv('S1,Open Mic,2099-12-04', 'S2,Ball,2099-12-05', 'S3,Put Off,2099-12-06');
    const found = await read(next);
    expect(await fatesOf(found)).toEqual([
      '2 new: ',
      '3 new: ',
      '4 changed: Changes date Friday, November 8, 2019 → Sunday, December 6, 2099.',
    ]);
    await bringIn(found);
    expect(await shows()).toMatchObject([
      { date: '2019-11-06', name: 'Open Mic' },
      { date: '2019-11-07', name: 'Ball' },
      { date: '2099-12-04', name: 'Open Mic' },
      { date: '2099-12-05', name: 'Ball' },
      { date: '2099-12-06', name: 'Put Off' },
    ]);
    const again = await read(next, { name: 'again.csv' });
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 3 });
    const archived = await read(csv('S1,Open Mic,2099-12-04', 'S9,Open Mic,2019-11-06'));
    expect(archived.counts).toMatchObject({ new: 0, changed: 0, same: 2 });
  });

  it('do not undo that staff moved a show to a date that is over', async () => {
    const csv = 'Event ID,Event Name,Date,Start Time\nS1,Open Mic,2099-12-04,20:00\n';
    await bringIn(await read(csv));
    await place.venue.sql(`UPDATE events SET date = '2019-11-06'`);
    expect((await read(csv, { name: 'again.csv' })).counts).toMatchObject({ new: 0, same: 1 });
  });

  it('are judged again when somebody changes their show while they are written', async () => {
    const csv = (time: string) =>
      `Event ID,Event,Date,Time\n7,Ball,2099-12-04,${time}\n8,Dance,2099-12-05,${time}\n`;
    await bringIn(await read(csv('20:00')));
    const found = await read(csv('19:00'));
    expect(found.counts).toMatchObject({ changed: 2 });
    const events = place.venue.app.get(EventBatchesService);
    const findTies = events.findTies.bind(events);
    jest.spyOn(events, 'findTies').mockImplementationOnce(async (...asked) => {
      await place.venue.sql(`UPDATE events SET time = '19:00', version = version + 1 WHERE name = 'Ball'`);
      return findTies(...asked);
    });

    expect(await bringIn(found)).toMatchObject({ counts: { changed: 1, same: 1, cannot: 0 } });
    expect(await place.venue.sql('SELECT name, time, version FROM events ORDER BY name')).toEqual([
      { name: 'Ball', time: '19:00', version: 2 },
      { name: 'Dance', time: '19:00', version: 2 },
    ]);
  });

  it.each([
    ['with numbers', 'Event ID,Event Name,Date\n1,Ball,2099-12-04\n2,Ball,2099-12-05\n'],
    ['without numbers', 'Event Name,Date\nBall,2099-12-04\nBall,2099-12-05\n'],
  ])('move and double no show by another usual time, %s', async (_how, csv) => {
    const readAt = async (usualTime: string | null) => change(await read(csv), { usualTime });
    expect(await bringIn(await readAt('20:00'))).toMatchObject({ counts: { new: 2 } });
    await place.venue.sql(`UPDATE events SET time = '21:15' WHERE date = '2099-12-05'`);
    for (const usualTime of ['19:30', '20:00', null]) {
      const again = await readAt(usualTime);
      expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 2, cannot: 0 });
      await bringIn(again);
    }
    expect(await place.venue.sql('SELECT date, time FROM events ORDER BY date')).toEqual([
      { date: '2099-12-04', time: '20:00' },
      { date: '2099-12-05', time: '21:15' },
    ]);
    const more = await change(
      await read(`${csv}${csv.split('\n')[1]?.replace(/^1/, '3').replace('Ball', 'Dance')}\n`),
      {
        usualTime: null,
      },
    );
    expect(await fatesOf(more)).toContain('4 cannot: No start time. Give the usual one to bring it in.');
  });

  it.each([null, '20:00'])('keep an end, whatever usual start stands beside it: %j', async (usualTime) => {
    const csv = 'Event ID,Event Name,Date,End Date,End Time\n1,Ball,2099-12-04,2099-12-04,20:00\n';
    await bringIn(await change(await read(csv), { usualTime: '18:00' }));
    const again = await change(await read(csv), { usualTime });
    expect(await fatesOf(again)).toEqual(['2 same: On the calendar already.']);
    await bringIn(again);
    expect(await place.venue.sql('SELECT time, end_time FROM events')).toEqual([
      { time: '18:00', end_time: '20:00' },
    ]);
  });

  it('follow a time that the other program says at last', async () => {
    const csv = (time: string) => `Event ID,Event Name,Date,Start Time\n1,Ball,2099-12-04,${time}\n`;
    await bringIn(await change(await read(csv('')), { usualTime: '20:00' }));
    await bringIn(await change(await read(csv('')), { usualTime: '19:30' }));
    expect(await fatesOf(await read(csv('19:30')))).toEqual(['2 changed: Changes time 8:00 PM → 7:30 PM.']);
  });

  it('are not written while they are still being judged', async () => {
    const found = await read('Event,Date,Time\nBall,2099-12-04,20:00\n');
    const start = () =>
      place.venue.http().post(`/api/imports/${found.id}/start`).set('Authorization', as(place.admin));
    const imports = place.venue.app.get(ImportsRepository);
    const countFates = imports.countFates.bind(imports);
    let early: { status: number; body: unknown } | undefined;
    jest.spyOn(imports, 'countFates').mockImplementationOnce(async (...asked) => {
      early = await start();
      return countFates(...asked);
    });

    expect(await change(found, { usualTime: '21:00' })).toMatchObject({
      state: 'preview',
      counts: { new: 1 },
    });

    expect(early).toMatchObject({
      status: 409,
      body: { code: 'imports.not-judged', message: expect.stringContaining('still being read') },
    });
    await start().expect(200);
  });

  it('are read by the order in which another column writes its dates, unless one is said', async () => {
    const found = await read('Event,Date,On sale until\nBall,12/31/2026,31/12/2026\n');
    const by = (date: number, more: object = {}) =>
      change(found, {
        columns: [
          { field: 'name', column: 0 },
          { field: 'date', column: date },
        ],
        usualTime: '20:00',
        ...more,
      });
    expect(await by(2)).toMatchObject({ dateOrder: 'day-first', counts: { new: 1 } });
    expect(await by(1)).toMatchObject({ dateOrder: 'month-first', counts: { new: 1 } });
    expect(await by(2, { dateOrder: 'month-first' })).toMatchObject({ dateOrder: 'month-first' });
  });

  it('are told of by their long cells without cutting a sign in two', async () => {
    const cell = `${'x'.repeat(58)}🎸${'y'.repeat(9)}`;
    expect(await fatesOf(await read(`Event,Date,Time\nBall,${cell},20:00\n`))).toEqual([
      `2 cannot: The date “${'x'.repeat(58)}🎸…” cannot be read.`,
    ]);
    const members = await read(`Name,Email,Points\nJune,june@example.com,x${cell}\n`, { kind: 'members' });
    expect(members.counts).toMatchObject({ cannot: 1 });
  });
});

describe('a member who brought points along and is forgotten', () => {
  it('leaves nothing in the ledger by which somebody who knows the address could find them', async () => {
    const list = 'Name,Email,Points\nJune,june@example.com,130\nHank,hank@example.com,40\n';
    await bringIn(await read(list, { kind: 'members' }));
    await place.venue
      .http()
      .post('/api/admin/people/erasure')
      .set('Authorization', as(place.admin))
      .send({ email: 'june@example.com', confirmation: 'june@example.com' })
      .expect(200);
    const again = await read(`${list}\n`, { kind: 'members' });
    expect(await fatesOf(again)).toEqual(['2 new: Starts with 130 points.', '3 same: Is a member already.']);
    await expect(place.venue.sql('UPDATE loyalty_transactions SET client_key = NULL')).rejects.toThrow(
      'append-only',
    );
  });
});

describe('a member who became one with another', () => {
  it('is a member by both e-mails, with points that came along already', async () => {
    const list = 'Name,Email,Points\nJune,june@example.com,130\nJ. Harlan,harlan@example.com,0\n';
    await bringIn(await read(list, { kind: 'members' }));
    const [harlan, june] = await place.venue.sql<{ id: number }>(
      'SELECT id FROM loyalty_members ORDER BY email',
    );
    await place.venue
      .http()
      .post(`/api/loyalty/members/${harlan?.id}/merge`)
      .set('Authorization', as(place.admin))
      .send({ otherId: june?.id })
      .expect(200);

    const again = await read(`${list}\n`, { kind: 'members' });
    expect(await fatesOf(again)).toEqual(['2 same: Is a member already.', '3 same: Is a member already.']);
  });
});
