import { randomUUID } from 'node:crypto';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { createAccount } from '#test/test-app.js';
import { messageSid, replyIn, YEAR } from '#test/sms/text-messages.js';
import { createTextedVenue, type TextedVenue } from '#test/sms/texted-venue.js';

const WISH = `The Rattlers nov 27 ${YEAR} 8pm`;

describe('what the venue knows', () => {
  let venue: TextedVenue;
  let artists: jest.Spied<ArtistsService['findNames']>;
  let eventTypes: jest.Spied<EventTypesService['findNames']>;

  beforeAll(async () => {
    venue = await createTextedVenue();
    artists = jest.spyOn(venue.app.get(ArtistsService), 'findNames');
    eventTypes = jest.spyOn(venue.app.get(EventTypesService), 'findNames');
  });
  afterEach(() => venue.sql('DELETE FROM sms_event_requests'));
  afterAll(() => venue.close());

  /** How often it is asked while this is done, and what the phone is answered. */
  const asking = async (work: () => Promise<{ text: string }>) => {
    for (const known of [artists, eventTypes]) known.mockClear();
    const reply = replyIn((await work()).text);
    return { reply, asked: [artists, eventTypes].map(({ mock }) => mock.calls.length) };
  };
  const text = (body: string, overrides: Record<string, string> = {}) =>
    asking(() => venue.text(body, overrides).expect(200));

  it.each([
    ['a complete wish', WISH, /^Got it/],
    [
      'an incomplete one, which is answered with an example',
      'The Rattlers sometime',
      /, like: The Rattlers, /,
    ],
    ['nothing of a show, which staff read', 'is there parking?', /one of us will read it\. [^?]*$/],
  ])('is asked once for a text: %s', async (_, body, words) => {
    expect(await text(body)).toEqual({ reply: expect.stringMatching(words), asked: [1, 1] });
  });

  it('is asked once for an answer, which is read alone and with the text before it', async () => {
    const From = venue.newPhone();
    await text(`The Rattlers nov 27 ${YEAR}`, { From });
    expect(await text('8pm', { From })).toEqual({
      reply: expect.stringMatching(/^Got it: The Rattlers on .* at 8:00 PM/),
      asked: [1, 1],
    });
    expect(await venue.requests()).toHaveLength(1);
  });

  it.each([
    ['HELP', {}],
    ['STOP', {}],
    ['START', {}],
    [WISH, { OptOutType: 'HELP' }],
    [WISH, { From: 'whatsapp:+16155550199' }],
  ])('is not asked for a text about texting: %s %j', async (body, overrides) => {
    expect((await text(body, overrides)).asked).toEqual([0, 0]);
  });

  it('is not asked for a text of a phone that wants none', async () => {
    const From = venue.newPhone();
    await text('STOP', { From });
    expect(await text(WISH, { From })).toEqual({ reply: '', asked: [0, 0] });
  });

  it('is not asked for what the provider posts again', async () => {
    const retried = { From: venue.newPhone(), MessageSid: messageSid() };
    const first = await text('The Rattlers sometime', retried);
    expect(await text('The Rattlers sometime', retried)).toEqual({ reply: first.reply, asked: [0, 0] });
  });

  it('is not asked for a test form that is sent again', async () => {
    const admin = await createAccount(venue, 'admin');
    const headers = { Authorization: `Bearer ${admin.sessionId}`, 'Idempotency-Key': randomUUID() };
    const send = () =>
      venue.http().post('/api/admin/sms/process').set(headers).send({ messageText: 'hello' });
    expect((await asking(() => send().expect(200))).asked).toEqual([1, 1]);
    expect((await asking(() => send().expect(200))).asked).toEqual([0, 0]);
  });
});
