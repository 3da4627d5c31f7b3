import { longDate } from '#contract/rules/texts.js';
import { as, createStaffedVenue, type StaffedVenue } from '#test/venue/staffed-venue.js';
import { createAccount, createEvent } from '#test/test-app.js';
import { tellSenders, YEAR } from '#test/sms/text-messages.js';

describe('the test form of text messages', () => {
  let venue: StaffedVenue;

  beforeAll(async () => {
    venue = await createStaffedVenue();
  });
  afterEach(() => venue.clear());
  afterAll(() => venue.close());

  it('makes the event of a message that is complete and free', async () => {
    const { body } = await venue.tryOut(`The Rattlers nov 27 ${YEAR} 8pm`).expect(200);
    expect(body).toMatchObject({
      success: true,
      message: `“The Rattlers” is on the calendar: ${longDate(`${YEAR}-11-27`)} at 8:00 PM.`,
      request: { status: 'processed', fromForm: true, phoneNumber: '+1 615 555 0199' },
    });
    expect(await venue.events()).toHaveLength(1);
  });

  it('says what is in the way, or what is missing', async () => {
    await createEvent(venue, { date: `${YEAR}-11-27`, time: '20:00' });
    const clash = await venue.tryOut(`The Rattlers nov 27 ${YEAR} 8pm`).expect(200);
    expect(clash.body).toMatchObject({
      success: false,
      message: `“Open Mic Night” is already on the calendar on ${longDate(`${YEAR}-11-27`)} at 8:00 PM.`,
    });
    const asking = await venue.tryOut('rattlers on saturday').expect(200);
    expect(asking.body).toMatchObject({ success: false, message: expect.stringContaining('What time') });
    expect((await venue.list()).map(({ status }) => status)).toEqual(['failed', 'conflict']);
    expect(await venue.events()).toHaveLength(1);
  });

  it('says that the artist’s account is blocked, and keeps the message', async () => {
    const { id } = await createAccount(venue, 'artist');
    await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [id]);
    await venue.sql('UPDATE artists SET user_id = $1 WHERE id = $2', [id, venue.rattlers]);
    const { body } = await venue.tryOut(`The Rattlers nov 27 ${YEAR} 8pm`).expect(200);
    await venue.sql('UPDATE artists SET user_id = NULL WHERE id = $1', [venue.rattlers]);
    expect(body).toMatchObject({
      success: false,
      message: 'The account of The Rattlers is blocked.',
      undoSeconds: null,
      request: { status: 'pending' },
    });
    expect((await venue.list()).map((one) => one.id)).toEqual([body.request.id]);
    expect(await venue.events()).toEqual([]);
  });

  it('makes one event of a form that is sent twice', async () => {
    const key = { 'Idempotency-Key': '0b9c8e7a-4c1d-4c1e-9b1a-2f3d4e5f6a7b' };
    const [first, second] = await Promise.all([
      venue.tryOut(`The Rattlers nov 27 ${YEAR} 8pm`, key),
      venue.tryOut(`The Rattlers nov 27 ${YEAR} 8pm`, key),
    ]);
    expect(first.body.request.eventId).toBe(second.body.request.eventId);
    expect([first.body.success, second.body.success]).toEqual([true, true]);
    expect(await venue.list()).toHaveLength(1);
    expect((await venue.tryOut(`Dixie Dawn nov 27 ${YEAR} 8pm`, key).expect(409)).body.code).toBe(
      'sms.key-reused',
    );
    const otherPhone = await venue
      .http()
      .post('/api/admin/sms/process')
      .set({ ...as(venue.admin), ...key })
      .send({ phoneNumber: '+1 615 555 0177', messageText: `The Rattlers nov 27 ${YEAR} 8pm` });
    expect(otherPhone.body.code).toBe('sms.key-reused');
  });

  it('makes each event of a message that asks for several, also of a form that is sent twice', async () => {
    const text = `The Rattlers nov 27 ${YEAR} at 8pm and dec 4 ${YEAR} at 9pm`;
    const key = { 'Idempotency-Key': '0b9c8e7a-4c1d-4c1e-9b1a-2f3d4e5f6a7c' };
    const { body } = await venue.tryOut(text, key).expect(200);
    expect(body).toMatchObject({
      success: true,
      message: `“The Rattlers” is on the calendar: ${longDate(`${YEAR}-11-27`)} at 8:00 PM. “The Rattlers” is on the calendar: ${longDate(`${YEAR}-12-04`)} at 9:00 PM.`,
      request: { status: 'processed', extractedDate: `${YEAR}-11-27` },
      more: [{ status: 'processed', extractedDate: `${YEAR}-12-04` }],
    });
    const again = await venue.tryOut(text, key).expect(200);
    expect(again.body).toMatchObject({ success: true, more: [{ eventId: body.more[0].eventId }] });
    expect(await venue.events()).toHaveLength(2);
  });

  it('makes what is free of a message that asks for several, and says what is in the way of the rest', async () => {
    await createEvent(venue, { date: `${YEAR}-11-27`, time: '20:00' });
    const { body } = await venue
      .tryOut(`The Rattlers nov 27 ${YEAR} at 8pm and dec 4 ${YEAR} at 9pm`)
      .expect(200);
    expect(body).toMatchObject({
      success: false,
      message: expect.stringMatching(/^“Open Mic Night” is already .*“The Rattlers” is on the calendar: /),
      undoSeconds: expect.any(Number),
      request: { status: 'conflict' },
      more: [{ status: 'processed' }],
    });
  });

  it.each(['', '   ', '\u0000', '\u202E\u200F', undefined, null])(
    'asks for a message where there is %j',
    async (text) => {
      const { body } = await venue.tryOut(text).expect(400);
      expect(body.fields.messageText).toBe('Please enter a message to process');
    },
  );

  it.each(['🤠🎸', 'x'.repeat(10_000)])('has words for %#', async (text) => {
    const { body } = await venue.tryOut(text).expect(200);
    expect(body).toMatchObject({
      success: false,
      message: expect.stringMatching(/Which artist should play/),
    });
  });

  it('does without a phone number, takes a short code, and refuses what is neither', async () => {
    const send = (body: object) =>
      venue.http().post('/api/admin/sms/process').set(as(venue.admin)).send(body);
    const { body } = await send({ messageText: 'hello' }).expect(200);
    expect(body.request.phoneNumber).toBe('Test form');
    await send({ messageText: 'hello', phoneNumber: 'call me' }).expect(400);
    const made = await send({ messageText: `The Rattlers nov 27 ${YEAR} 8pm`, phoneNumber: '12345' });
    expect(made.body).toMatchObject({ success: true, request: { phoneNumber: '12345' } });
    await tellSenders(venue);
    expect(await venue.sql(`SELECT FROM messages WHERE channel = 'sms'`)).toEqual([]);
  });

  it('tells staff how to set the provider up, and no secret', async () => {
    const { body } = await venue.http().get('/api/admin/sms/setup').set(as(venue.admin)).expect(200);
    expect(body).toEqual({
      webhookUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/sms\/webhook#rc=3&rp=all$/),
      fallbackUrl: body.webhookUrl,
      method: 'POST',
      hasPublicAddress: false,
      hasToken: false,
      checksSignatures: false,
      number: null,
    });
  });
});
