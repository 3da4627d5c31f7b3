import { longDate } from '#contract/rules/texts.js';
import { createStaffedVenue, type StaffedVenue } from '#test/venue/staffed-venue.js';
import { createAccount, createEvent } from '#test/test-app.js';
import { createKnownArtist, tellSenders, YEAR } from '#test/sms/text-messages.js';

describe('the tap that makes an event of a text message', () => {
  let venue: StaffedVenue;

  beforeAll(async () => {
    venue = await createStaffedVenue();
  });
  afterEach(() => venue.clear());
  afterAll(() => venue.close());

  it('makes the event, and who taps second gets the one that is there', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8-10pm`);
    const { body } = await venue.tap(id).expect(200);
    expect(body).toMatchObject({
      message: `“The Rattlers” is on the calendar: ${longDate(`${YEAR}-11-27`)} at 8:00 PM.`,
      madeEarlierBy: null,
      request: {
        status: 'processed',
        eventId: body.eventId,
        event: { name: 'The Rattlers', date: `${YEAR}-11-27`, time: '20:00', artistName: 'The Rattlers' },
        processedBy: { id: venue.admin.id, name: 'Loretta Hayes' },
        processedAt: expect.any(String),
        isSeen: true,
      },
    });
    expect(await venue.events()).toEqual([
      expect.objectContaining({
        id: body.eventId,
        name: 'The Rattlers',
        type: 'bluegrass',
        date: `${YEAR}-11-27`,
        time: '20:00',
        end_time: '22:00',
        artist_id: venue.rattlers,
        status: 'scheduled',
      }),
    ]);
    const again = await venue.tap(id, {}, venue.other).expect(200);
    expect(again.body).toMatchObject({
      eventId: body.eventId,
      madeEarlierBy: 'somebody',
      message: `Loretta Hayes has made “The Rattlers” of it already: ${longDate(`${YEAR}-11-27`)} at 8:00 PM.`,
    });
    expect((await venue.tap(id).expect(200)).body).toMatchObject({ madeEarlierBy: 'you' });
    expect(again.body.request.processedBy.id).toBe(venue.admin.id);
    expect(await venue.events()).toHaveLength(1);
  });

  it('of two admins ten times at once makes one event, and says to one alone that it was made now', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => venue.tap(id, {}, index % 2 ? venue.admin : venue.other)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.eventId}`)).size).toBe(1);
    const makers = answers.map(({ body }) => body.madeEarlierBy as string | null);
    expect(makers.sort()).toEqual([null, ...Array(5).fill('somebody'), ...Array(4).fill('you')].sort());
    expect(await venue.events()).toHaveLength(1);
  });

  it('of a text that names several acts books them all, and tells the sender so', async () => {
    const hank = await createKnownArtist(venue, 'Hank Boone');
    const request = await venue.receive(`The Rattlers, Hank Boone and Dixie Dawn nov 27 ${YEAR} 8pm`);
    expect(request).toMatchObject({
      status: 'pending',
      extractedArtist: 'The Rattlers',
      artistId: venue.rattlers,
      otherActs: [
        { id: hank, name: 'Hank Boone' },
        { id: expect.any(Number), name: 'Dixie Dawn' },
      ],
      reply: expect.stringContaining(
        `Got it: The Rattlers, Hank Boone and Dixie Dawn on ${longDate(`${YEAR}-11-27`)}`,
      ),
    });
    const { body } = await venue.tap(request.id).expect(200);
    expect(body.request.event).toMatchObject({
      name: 'The Rattlers, Hank Boone and Dixie Dawn',
      artistName: 'The Rattlers, Hank Boone and Dixie Dawn',
    });
    const [event] = await venue.events();
    expect(JSON.parse(String(event?.['artist_ids']))).toEqual([
      venue.rattlers,
      hank,
      request.otherActs[1]?.id,
    ]);
    await tellSenders(venue);
    const [told] = await venue.sql<{ text: string }>(
      `SELECT text_body AS text FROM messages WHERE kind = 'sms.on-calendar' ORDER BY id DESC LIMIT 1`,
    );
    expect(told?.text).toContain("You're on: The Rattlers, Hank Boone and Dixie Dawn,");
  });

  it('of a bill makes nothing while one of its acts plays elsewhere, is blocked or is gone', async () => {
    const first = await venue.receive(`Dixie Dawn nov 27 ${YEAR} 8pm`, '+16155550124');
    await venue.tap(first.id).expect(200);
    const { id } = await venue.receive(`The Rattlers and Dixie Dawn nov 27 ${YEAR} 9pm`);
    const [busy] = await venue.list('?limit=1');
    expect(busy).toMatchObject({ status: 'conflict', conflict: { isArtistBusy: true } });
    expect((await venue.tap(id).expect(409)).body.code).toBe('events.artist-busy');
    const guest = await createKnownArtist(venue, 'Cody Reed');
    const { id: userId } = await createAccount(venue, 'artist');
    await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [userId]);
    await venue.sql('UPDATE artists SET user_id = $1 WHERE id = $2', [userId, guest]);
    const other = await venue.receive(`The Rattlers and Cody Reed dec 4 ${YEAR} 8pm`, '+16155550125');
    expect(other).toMatchObject({
      isArtistBlocked: true,
      hints: ['The account of Cody Reed is blocked.'],
    });
    expect((await venue.tap(other.id).expect(409)).body.code).toBe('sms.artist-blocked');
    await venue.sql('DELETE FROM artists WHERE id = $1', [guest]);
    expect((await venue.tap(other.id).expect(409)).body).toMatchObject({
      code: 'sms.artist-gone',
      message: expect.stringContaining('Cody Reed'),
    });
    expect(await venue.events()).toHaveLength(1);
  });

  it('keeps the bill where its sender corrects the time, and says how it was', async () => {
    await venue.receive(`The Rattlers and Dixie Dawn nov 27 ${YEAR} 8pm`);
    const changed = await venue.receive('Actually make it 10');
    expect(changed).toMatchObject({ extractedTime: '22:00', otherActs: [{ name: 'Dixie Dawn' }] });
    expect(changed.texts[1]?.was).toContain('The Rattlers and Dixie Dawn, ');
    const alone = await venue.receive('Actually just Dixie Dawn');
    expect(alone).toMatchObject({ extractedArtist: 'Dixie Dawn', otherActs: [] });
  });

  it('takes what the message says of name and type', async () => {
    const { id } = await venue.receive(`“Harvest Ball” with The Rattlers, country, nov 27 ${YEAR} 8pm`);
    await venue.tap(id).expect(200);
    expect(await venue.events()).toMatchObject([{ name: 'Harvest Ball', artist_id: venue.rattlers }]);
  });

  it('on what is not clear makes nothing, and says what to do', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR}`);
    const { body } = await venue.tap(id).expect(409);
    expect(body).toMatchObject({
      code: 'sms.undecided',
      message: 'Please edit it before you make an event of it. What time should The Rattlers start?',
    });
    await venue.tap(id, { time: '20:00' }).expect(409);
    expect(await venue.events()).toEqual([]);
  });

  it.each([
    ['the tap', {}],
    ['the edit form', { name: 'Rattlers’ Night' }],
  ])(
    'by %s makes nothing that its sender has changed since staff looked, until they look again',
    async (_, edits) => {
      const { id, texts } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      await venue.receive('Actually make it 10');
      const { body } = await venue.tap(id, { ...edits, readTexts: texts.length }).expect(409);
      expect(body.code).toBe('sms.changed');
      expect(await venue.events()).toEqual([]);
      await venue.tap(id, { ...edits, readTexts: texts.length + 1 }).expect(200);
      expect(await venue.events()).toMatchObject([{ time: '22:00' }]);
    },
  );

  it('after the edit form makes what staff say, an event without artist too', async () => {
    const { id, artistId } = await venue.receive(`The Rattlers nov 27 ${YEAR}`);
    const edits = {
      name: 'Rattlers’ Night',
      type: 'Folk',
      date: `${YEAR}-11-28`,
      time: '21:00',
      artistId,
      doorsTime: '19:00',
      endTime: '23:00',
      capacity: 80,
      description: 'Bring boots.',
      artistNotes: 'Two amps.',
    };
    await venue.tap(id, edits).expect(200);
    const second = await venue.receive('yall still got that fish special');
    await venue
      .tap(second.id, { artistId: null, name: 'Fish Fry', date: `${YEAR}-11-28`, time: '12:00' })
      .expect(200);
    expect(await venue.events()).toMatchObject([
      { ...snake(edits), type: 'folk' },
      { name: 'Fish Fry', type: 'live music', artist_id: null, time: '12:00' },
    ]);
  });

  it('after the edit form of a second admin says whose event is there, and changes nothing', async () => {
    const { id, artistId } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
    await venue.tap(id).expect(200);
    const edits = { artistId, name: 'Another Night', date: `${YEAR}-11-28`, time: '21:00' };
    const { body } = await venue.tap(id, edits, venue.other).expect(409);
    expect(body).toMatchObject({
      code: 'sms.already-made',
      message: expect.stringMatching(/^Loretta Hayes has made “The Rattlers” of it already: /),
    });
    expect(await venue.events()).toMatchObject([{ name: 'The Rattlers', time: '20:00' }]);
  });

  it.each([
    [{ date: '2027-02-30' }, 400, 'date'],
    [{ date: '1999-01-01' }, 400, 'date'],
    [{ time: '25:00' }, 400, 'time'],
    [{ artistId: 2147483647 }, 400, 'artistId'],
    [{ name: 'x'.repeat(256) }, 400, 'name'],
    [{ doorsTime: '22:00' }, 400, 'doorsTime'],
  ])('refuses %j in words and changes nothing', async (edits, status, field) => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
    const { body } = await venue.tap(id, edits).expect(status);
    expect(body.fields[field]).toEqual(expect.any(String));
    expect(await venue.events()).toEqual([]);
    expect(await venue.list()).toMatchObject([{ status: 'pending' }]);
  });

  it('on a request that has come into another’s way meanwhile names it, in the row too', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
    const eventId = await createEvent(venue, {
      date: `${YEAR}-11-27`,
      time: '19:00',
      artistId: venue.rattlers,
    });
    const words = `The Rattlers already plays “Open Mic Night” on ${longDate(`${YEAR}-11-27`)} at 7:00 PM.`;
    const { body } = await venue.tap(id).expect(409);
    expect(body).toMatchObject({ code: 'events.artist-busy', message: words });
    expect(await venue.list()).toMatchObject([
      { status: 'conflict', errorMessage: words, conflict: { id: eventId, isArtistBusy: true } },
    ]);
    await venue.sql(`UPDATE events SET status = 'cancelled'`);
    await venue.tap(id).expect(200);
    expect(await venue.list()).toMatchObject([{ status: 'processed', conflict: null, errorMessage: null }]);
  });

  it('on two texts about one show makes one event, and the other text is in its way', async () => {
    const first = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
    const second = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm, budget is $500`);
    expect([first.earlierId, second.earlierId]).toEqual([null, first.id]);
    const { body } = await venue.tap(second.id).expect(200);
    expect((await venue.tap(first.id).expect(409)).body.code).toBe('events.artist-busy');
    expect(await venue.events()).toHaveLength(1);
    expect(await venue.list()).toMatchObject([
      { status: 'processed' },
      { status: 'conflict', conflict: { id: body.eventId, isArtistBusy: true } },
    ]);
  });

  it('on another artist’s time may make the event all the same', async () => {
    await createEvent(venue, { date: `${YEAR}-11-27`, time: '20:00' });
    const { id, status, conflict } = await venue.receive(`Dixie Dawn nov 27 ${YEAR} 8pm`);
    expect({ status, conflict }).toMatchObject({ status: 'conflict', conflict: { isArtistBusy: false } });
    await venue.tap(id, { despiteEventId: conflict?.id }).expect(200);
    expect(await venue.events()).toHaveLength(2);
  });

  it('says so when the event it made is deleted, and when the artist is', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
    await venue.tap(id).expect(200);
    await venue.sql('DELETE FROM events');
    expect((await venue.tap(id).expect(409)).body.code).toBe('sms.event-deleted');
    const passing = await createKnownArtist(venue, 'Passing Zebras');
    const request = await venue.receive(`Passing Zebras nov 28 ${YEAR} 8pm`);
    await venue.sql('DELETE FROM artists WHERE id = $1', [passing]);
    expect((await venue.tap(request.id).expect(409)).body.code).toBe('sms.artist-gone');
    await venue.tap(999_999).expect(404);
  });
});

const snake = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
