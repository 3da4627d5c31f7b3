import { as, createStaffedVenue, type StaffedVenue } from '#test/venue/staffed-venue.js';
import { YEAR } from '#test/sms/text-messages.js';

describe('a request that its sender may want otherwise', () => {
  let venue: StaffedVenue;

  beforeAll(async () => {
    venue = await createStaffedVenue();
  });
  afterEach(() => venue.clear());
  afterAll(() => venue.close());

  const decide = (id: number, decision: object = {}, who = venue.admin) =>
    venue
      .http()
      .post(`/api/admin/sms-requests/${id}/decision`)
      .set(as(who))
      .send({ wish: 'suggested', readTexts: 2, ...decision });

  /** A request at nine that its sender wants at seven, perhaps. */
  const doubted = async () => {
    await venue.receive(`The Rattlers nov 27 ${YEAR} 9pm`);
    return venue.receive('the fiddler says 9 is past her bedtime. 7?');
  };

  it('shows what they most likely want, and no tap makes an event of it', async () => {
    const request = await doubted();
    expect(request).toMatchObject({
      status: 'failed',
      extractedTime: '21:00',
      suggestion: {
        extractedArtist: 'The Rattlers',
        otherActs: [],
        extractedDate: `${YEAR}-11-27`,
        extractedTime: '19:00',
        extractedEndTime: null,
        night: null,
      },
      canKeep: true,
    });
    await venue.tap(request.id).expect(409);
    expect(await venue.events()).toEqual([]);
  });

  it('becomes what they most likely want by a tap, and its history says so', async () => {
    const { id } = await doubted();
    const { body } = await decide(id).expect(200);
    const was: unknown = expect.stringMatching(/^The Rattlers, .* 9:00 PM$/);
    expect(body).toMatchObject({
      status: 'pending',
      extractedTime: '19:00',
      suggestion: null,
      canKeep: false,
      errorMessage: null,
      isSeen: true,
      texts: [{ effect: 'asked' }, { effect: 'changed', was }],
    });
    await venue.tap(id).expect(200);
    expect(await venue.events()).toMatchObject([{ time: '19:00', artist_id: venue.rattlers }]);
  });

  it('is kept as it was asked for by a tap, too', async () => {
    const { id } = await doubted();
    const { body } = await decide(id, { wish: 'asked' }).expect(200);
    expect(body).toMatchObject({
      status: 'pending',
      extractedTime: '21:00',
      suggestion: null,
      texts: [{ effect: 'asked' }, { effect: 'unsettled', was: null }],
    });
    await venue.tap(id).expect(200);
    expect(await venue.events()).toMatchObject([{ time: '21:00' }]);
  });

  it('keeps the name that its type has got meanwhile', async () => {
    await venue.receive(`The Rattlers nov 27 ${YEAR} 9pm rock`);
    const { id } = await venue.receive('the fiddler says 9 is past her bedtime. 7?');
    const types = (await venue.http().get('/api/event-types').expect(200)).body;
    const rock = types.find(({ name }: { name: string }) => name.toLowerCase() === 'rock');
    const rename = (name: string) =>
      venue
        .http()
        .put(`/api/event-types/${rock.id}`)
        .set(as(venue.admin))
        .send({ name, color: rock.color })
        .expect(200);
    await rename('Loud');
    expect((await decide(id, { wish: 'asked' }).expect(200)).body).toMatchObject({
      extractedEventType: 'loud',
    });
    await rename(rock.name);
  });

  it('is decided once, by however many, and who decided otherwise is told', async () => {
    const { id } = await doubted();
    const answers = await Promise.all([decide(id), decide(id, {}, venue.other), decide(id)]);
    expect(answers.map(({ status, body }) => [status, body.extractedTime])).toEqual(
      Array(3).fill([200, '19:00']),
    );
    expect((await decide(id, { wish: 'asked' }).expect(409)).body.code).toBe('sms.decided');
    await venue.tap(id).expect(200);
    expect((await decide(id).expect(200)).body).toMatchObject({
      status: 'processed',
      extractedTime: '19:00',
    });
  });

  it('of two who decide otherwise at once is what the first one said', async () => {
    const { id } = await doubted();
    const answers = await Promise.all([decide(id), decide(id, { wish: 'asked' }, venue.other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [time] = answers.flatMap(({ body }) => (body.extractedTime as string | undefined) ?? []);
    expect(await venue.list()).toMatchObject([{ status: 'pending', extractedTime: time }]);
  });

  it('loses its suggestion by a later text that may want something else, and gets another one', async () => {
    await doubted();
    expect(await venue.receive('no wait, 6 if the sitter stays')).toMatchObject({
      suggestion: { extractedTime: '18:00' },
    });
    expect(await venue.receive('or maybe not at all')).toMatchObject({ suggestion: null, canKeep: true });
  });

  it('is not decided over what its sender has written since', async () => {
    const { id } = await doubted();
    await venue.receive('and can we bring our own lights?');
    expect((await decide(id).expect(409)).body.code).toBe('sms.changed');
    expect(await venue.list()).toMatchObject([{ status: 'failed', extractedTime: '21:00' }]);
    expect((await decide(id, { readTexts: 3 }).expect(200)).body).toMatchObject({ extractedTime: '19:00' });
  });

  it('keeps the name that its sender gives it meanwhile, whatever is decided', async () => {
    const { id } = await doubted();
    await venue.sql(`UPDATE sms_event_requests SET reply = 'We will read it.'`);
    expect(await venue.receive('Call it Boot Scoot Night')).toMatchObject({
      status: 'failed',
      suggestion: { extractedTime: '19:00' },
    });
    expect((await decide(id, { readTexts: 3 }).expect(200)).body).toMatchObject({
      status: 'pending',
      extractedTime: '19:00',
      extractedEventName: 'Boot Scoot Night',
    });
  });

  it('is no more as it was decided once its sender has named it otherwise', async () => {
    const { id } = await doubted();
    await decide(id).expect(200);
    await venue.receive('Call it Boot Scoot Night');
    expect((await decide(id, { readTexts: 3 }).expect(409)).body.code).toBe('sms.decided');
  });

  it('is not given to an act that is not on the list any more', async () => {
    const { id } = await doubted();
    await venue.sql(
      `UPDATE sms_event_requests SET parse = jsonb_set(parse, '{suggested,artist,value}', '{"id":999999,"name":"Hank Boone"}')`,
    );
    expect((await decide(id).expect(409)).body).toMatchObject({
      code: 'sms.artist-gone',
      message: expect.stringContaining('Hank Boone'),
    });
  });

  it('must be there, and staff must say what they take it for and how much they read', async () => {
    const { id } = await doubted();
    expect((await decide(id + 1).expect(404)).body.code).toBe('sms.request-not-found');
    await decide(id, { readTexts: undefined }).expect(400);
    await decide(id, { wish: 'neither' }).expect(400);
  });

  it('may be a first text with words that we do not understand', async () => {
    const request = await venue.receive(
      `can The Rattlers play nov 27 ${YEAR} 9pm and whats the pay these days`,
    );
    expect(request).toMatchObject({
      status: 'failed',
      canKeep: false,
      suggestion: { extractedArtist: 'The Rattlers', extractedTime: '21:00' },
    });
    expect((await decide(request.id, { readTexts: 1 }).expect(200)).body).toMatchObject({
      status: 'pending',
      texts: [{ effect: 'asked', was: null }],
    });
  });

  it.each([
    ['The Rattlers and Dixie Dawn', 'scratch Dixie', 'The Rattlers', [], '20:00'],
    [
      'The Rattlers',
      'Dixie Dawn wants to play too, her set is short',
      'The Rattlers',
      ['Dixie Dawn'],
      '20:00',
    ],
    ['The Rattlers', '9 would be better if the sitter can stay', 'The Rattlers', [], '21:00'],
    [
      'The Rattlers',
      'the bus gets in late that day. half an hour later then maybe',
      'The Rattlers',
      [],
      '20:30',
    ],
  ])('of %s: %j is perhaps %s with %j at %s', async (acts, text, artist, others, time) => {
    await venue.receive(`${acts} nov 27 ${YEAR} 8pm`);
    const { suggestion } = await venue.receive(text);
    expect(suggestion).toMatchObject({ extractedArtist: artist, extractedTime: time });
    expect(suggestion?.otherActs.map(({ name }) => name)).toEqual(others);
  });

  it.each([
    ['every friday at 8pm', 'except the 18th'],
    [`nov 27 ${YEAR} 8pm`, 'no wait lets do 1-4 so folks can see the parade first'],
  ])('is no day that is ruled out and no end of a stretch: %s, %s', async (asked, text) => {
    await venue.receive(`The Rattlers ${asked}`);
    expect(await venue.receive(text)).toMatchObject({ status: 'failed', suggestion: null });
  });

  it.each(['gonna have to think about that one', 'can we change the time?', 'hold off on that please'])(
    'has no suggestion where nothing else is named: %j',
    async (text) => {
      await venue.receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      expect(await venue.receive(text)).toMatchObject({ suggestion: null, canKeep: true });
    },
  );
});
